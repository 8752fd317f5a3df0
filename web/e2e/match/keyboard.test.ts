// A round without mouse or finger.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browser } from "../one-browser";
import { bid, chips, goAway, line, newGuest, offered, prompt, sitDown } from "../players";
import { placed } from "../position";

/** What has the focus, by its name, and whether one sees that. */
function focused(page: Page): Promise<{ name: string; seen: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const name = (element?.getAttribute("aria-label") ?? element?.textContent ?? "").replace(/\s+/g, " ").trim();
    return { name, seen: element !== document.body && element?.matches(":focus-visible") === true };
  });
}

async function expectFocus(page: Page): Promise<string> {
  const { name, seen } = await focused(page);
  expect(seen, `the focus on "${name}" is seen`).toBe(true);
  return name;
}

/** Goes on by Tab until the focus is there; it is seen wherever it stops. */
async function tabTo(page: Page, name: string) {
  const stops: string[] = [];
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press("Tab");
    // Past the end of the page the focus is in the browser's own window, and then at the beginning again.
    if (await page.evaluate(() => document.activeElement === document.body)) await page.keyboard.press("Tab");
    const here = await expectFocus(page);
    if (here === name) return;
    stops.push(here);
  }
  throw new Error(`No "${name}" among: ${stops.join(", ")}`);
}

async function press(page: Page, key: string) {
  await page.keyboard.press(key);
  await expectFocusSoon(page);
}

/** The next thing to do has the focus as soon as the server has answered. */
const expectFocusSoon = (page: Page) => expect.poll(async () => (await focused(page)).seen).toBe(true);

describe("by keyboard alone", () => {
  test("a round is played from the bid to the charge", { timeout: 60_000 }, async () => {
    const [ney, lannes] = [await newGuest(browser, "Ney"), await newGuest(browser, "Lannes")];
    const { page } = ney;
    const id = await placed(
      {
        hands: [
          [1, 4, 6],
          [2, 3],
        ],
        deck: [5, 5],
      },
      [ney, lannes],
    );
    await Promise.all([sitDown(ney, id), sitDown(lannes, id)]);
    await offered(page, "card").first().waitFor();

    // The cards on the board come first, and can be picked there.
    await tabTo(page, "Card 6");
    await press(page, "Enter");
    await expect.poll(() => chips(page)).toEqual(["Card 6"]);
    // By digits: the first card that is left, and back again.
    await offered(page, "done").waitFor();
    await press(page, "1");
    await expect.poll(() => chips(page)).toEqual(["Card 6", "Card 1"]);
    await press(page, "Backspace");
    await expect.poll(() => chips(page)).toEqual(["Card 6"]);
    await offered(page, "done").waitFor();
    await tabTo(page, "3 Place the bid");
    await press(page, "Enter");
    await line(page, "Red bids 6, face down.").waitFor();

    await bid(lannes.page, 3);
    await offered(page, "square").first().waitFor();
    // The button that had the focus is gone with the bidding.
    await expectFocusSoon(page);
    await tabTo(page, "Square 2, free");
    await press(page, "Enter");
    await prompt(page).getByText("Post a man on square 2.", { exact: true }).waitFor();
    await tabTo(page, "Confirm");
    await press(page, "Enter");
    await line(page, "Red posts a man on square 2.").waitFor();

    await offered(page, "dice").first().waitFor();
    await press(page, "2");
    await prompt(page).getByText("Charge with one die.", { exact: true }).waitFor();
    // After a digit, Enter is the last word.
    await press(page, "Enter");
    await line(page, "Red charges from square 2").waitFor();
    await line(page, "Round 2 begins.").waitFor();
    expect([...ney.complaints, ...lannes.complaints]).toEqual([]);
    await goAway(ney, lannes);
  });
});
