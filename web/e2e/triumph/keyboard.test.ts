// A turn without mouse or finger: a march, an attack, and the defence against it.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browser } from "../one-browser";
import { board, goAway, prompt } from "../players";
import { newFighter, takeSeat, type Fighter } from "./battle";
import { placedBattle, type Position } from "./placed";

const position: Position = {
  round: 3,
  turn: { side: "french" },
  french: {
    units: {
      "0": { face: "infantry3", corps: "lannes", at: "55" },
      "1": { face: "infantry3", corps: "lannes", at: "55" },
      "2": { face: "infantry2", corps: "vandamme", at: "73" },
    },
  },
  allied: {
    units: {
      "0": { face: "infantry2", corps: "bagration", at: "66" },
      "1": { face: "infantry2", corps: "bagration", at: "66" },
    },
  },
};

/** What has the focus: whether one sees that, and what it is. */
function focused(
  page: Page,
): Promise<{ name: string; piece?: string; target?: string; choice?: string; seen: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const data = element instanceof HTMLElement || element instanceof SVGElement ? element.dataset : {};
    const name = (element?.getAttribute("aria-label") ?? element?.textContent ?? "").replace(/\s+/g, " ").trim();
    return {
      name,
      ...(data["piece"] === undefined ? {} : { piece: data["piece"] }),
      ...(data["target"] === undefined ? {} : { target: data["target"] }),
      ...(data["choice"] === undefined ? {} : { choice: data["choice"] }),
      seen: element !== document.body && element?.matches(":focus-visible") === true,
    };
  });
}

type Focus = Awaited<ReturnType<typeof focused>>;

/** Goes on by Tab until the focus is there; it is seen wherever it stops. */
async function tabTo(page: Page, is: (focus: Focus) => boolean, key = "Tab"): Promise<void> {
  const stops: string[] = [];
  for (let stop = 0; stop < 150; stop += 1) {
    await page.keyboard.press(key);
    // Past the end of the page the focus is in the browser's own window, and then at the beginning again.
    if (await page.evaluate(() => document.activeElement === document.body)) await page.keyboard.press(key);
    const focus = await focused(page);
    expect(focus.seen, `the focus on "${focus.name}" is seen`).toBe(true);
    if (is(focus)) return;
    stops.push(focus.name);
  }
  throw new Error(`Not among: ${stops.join(", ")}`);
}

/** Chooses what is offered in words, opening the list of all choices where it is folded away. */
async function choose(page: Page, pick: object): Promise<void> {
  const text = JSON.stringify(pick);
  const button = prompt(page).locator(`[data-choice='${text}']`).last();
  await button.waitFor({ state: "attached" });
  if (!(await button.isVisible())) {
    await tabTo(page, ({ name }) => /^All \d+ choices/.test(name));
    await page.keyboard.press("Enter");
  }
  await tabTo(page, ({ choice }) => choice === text);
  await page.keyboard.press("Enter");
}

async function confirm(page: Page): Promise<void> {
  await page.locator("section.prompt > button.primary:enabled").waitFor();
  await tabTo(page, ({ name }) => name === "Confirm");
  await page.keyboard.press("Enter");
}

const at = ({ frames }: Fighter, corps: string) => frames.view.french.corps[corps as never] as { at: string };

describe("by keyboard alone", () => {
  test("a corps marches, another attacks, and the attack is met", { timeout: 240_000 }, async () => {
    const fighters: [Fighter, Fighter] = [await newFighter(browser, "Ney"), await newFighter(browser, "Bagration")];
    const id = await placedBattle(position, fighters);
    const [french, allied] = fighters;
    await Promise.all(fighters.map((fighter) => takeSeat(fighter, id)));
    const { page } = french;
    await board(page).waitFor();

    // At the map: the flag, then the locale.
    await tabTo(page, ({ piece }) => piece === "flag-vandamme");
    await page.keyboard.press("Enter");
    await page.locator('[data-target="locale-72"][tabindex="0"]').waitFor();
    await tabTo(page, ({ target }) => target === "locale-72");
    await page.keyboard.press("Enter");
    // There are two ways to the place next to it: on foot over the border, and by road.
    await page.getByRole("dialog").waitFor();
    expect((await focused(page)).choice).toBeDefined();
    await tabTo(page, ({ choice }) => choice?.includes('"to"') === true, "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => at(french, "vandamme").at).toBe("72");

    await tabTo(page, ({ target }) => target === "approach-55-66");
    await page.keyboard.press("Enter");
    await confirm(page);
    await expect.poll(() => allied.frames.asked?.type).toBe("defence");

    await choose(allied.page, { type: "unit", unit: 0 });
    await choose(allied.page, { type: "done" });
    await expect.poll(() => allied.frames.asked, { timeout: 5_000 }).toBeUndefined();
    await expect.poll(() => french.frames.asked?.type).toBe("feint");
    await choose(page, { type: "press" });
    await confirm(page);
    await expect.poll(() => french.frames.asked?.type).toBe("declaration");
    expect([...french.complaints, ...allied.complaints]).toEqual([]);
    await goAway(...fighters);
  });
});
