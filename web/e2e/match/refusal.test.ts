// What may not be done, and the rule that says so.

import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browser } from "../one-browser";
import { board, chips, choice, goAway, newGuest, sitDown } from "../players";
import { placed } from "../position";

async function middle(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not there.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe("a card that is dragged where it may not lie", () => {
  test("goes back, with the reason and a link to the rule", async () => {
    const [ney, lannes] = [await newGuest(browser, "Ney"), await newGuest(browser, "Lannes")];
    const { page } = ney;
    const id = await placed({ hands: [[2, 3, 3], [1]] }, [ney, lannes]);
    await sitDown(ney, id);
    await choice(page, "Card 3").click();
    await expect.poll(() => chips(page)).toEqual(["Card 3"]);

    const twin = await middle(page.locator("[data-piece=card-3-2]"));
    const tray = await middle(page.locator("[data-target=tray] .hit"));
    await page.mouse.move(twin.x, twin.y);
    await page.mouse.down();
    await page.mouse.move(tray.x, tray.y, { steps: 8 });
    const reason = page.locator(".reason");
    await reason.getByText("A bid cannot hold two cards of the same value.").waitFor();
    await page.mouse.up();
    await expect
      .poll(async () => Math.abs((await middle(page.locator("[data-piece=card-3-2]"))).x - twin.x))
      .toBeLessThan(2);
    expect(await chips(page)).toEqual(["Card 3"]);
    await board(page).waitFor();

    await reason.getByRole("link", { name: "Rule D3.3" }).click();
    await page.waitForURL("**/rules/drill#D3.3");
    const rule = page.locator("[id='D3.3']");
    await rule.waitFor();
    expect(await rule.textContent()).toContain("no two cards of the same value");
    await expect.poll(() => rule.evaluate((element) => element === document.activeElement)).toBe(true);
    const { y, height } = (await rule.boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(900);
    expect(ney.complaints).toEqual([]);
    await goAway(ney, lannes);
  });

  test("lies in the bid where it may", async () => {
    const [ney, lannes] = [await newGuest(browser, "Ney"), await newGuest(browser, "Lannes")];
    const { page } = ney;
    const id = await placed({ hands: [[2, 3, 3], [1]] }, [ney, lannes]);
    await sitDown(ney, id);
    const card = await middle(page.locator("[data-piece=card-2-1]"));
    const tray = await middle(page.locator("[data-target=tray] .hit"));
    await page.mouse.move(card.x, card.y);
    await page.mouse.down();
    await page.mouse.move(tray.x, tray.y, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => chips(page)).toEqual(["Card 2"]);
    expect(ney.complaints).toEqual([]);
    await goAway(ney, lannes);
  });
});
