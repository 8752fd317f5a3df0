// Both armies at one screen: what one player knows must be gone before the other looks.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { url } from "../browser";
import { browser } from "../one-browser";
import { board, button, goAway } from "../players";
import { begin, give, newFighter } from "./battle";
import { script } from "./script";

const curtain = (page: Page) => page.locator("section.curtain");

/** Everything that the page holds for whoever looks at it, or into it. */
function everythingOn(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      document.title,
      ...[...document.querySelectorAll("input, textarea")].map((field) => (field as HTMLInputElement).value),
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      JSON.stringify(history.state),
    ].join("\n"),
  );
}

/** Only who owns a unit hears its number, and nothing else begins so. */
const unitsOf = { french: /french-unit-\d/, allied: /allied-unit-\d/ };

/** The beginning of the script: both armies are set up, and fight as far as the first answers go. */
const played = script.entries.slice(0, 30);

describe("a game of Triumph at one screen", () => {
  test(
    "is set up and begun, with nothing of the other army behind the curtain",
    { timeout: 400_000, retry: 0 },
    async () => {
      const ney = await newFighter(browser, "Ney");
      const { page } = ney;
      const id = await begin(ney, [], { handicap: "auction", sharing: "free" });
      await page.goto(new URL(`/match/${id}`, url).href);
      const seen = new Set<string>();
      let before: number | undefined;
      /** From afar the blocks of a corps are not to be told apart. */
      let near = false;
      for (const entry of played) {
        if (entry.player !== before) {
          if (before !== undefined) await button(page, "Cover the board and hand over").click();
          await curtain(page).waitFor();
          const held = await everythingOn(page);
          for (const units of Object.values(unitsOf)) expect(held).not.toMatch(units);
          await page.getByRole("button", { name: /^I am / }).click();
          before = entry.player;
          near = false;
        }
        await give(ney, entry);
        const side = ney.frames.view.side;
        if (!side || (await board(page).count()) === 0) continue;
        if (!near) for (let press = 0; press < 3; press += 1) await button(page, "Zoom in").click();
        near = true;
        const held = await everythingOn(page);
        expect(held).not.toMatch(unitsOf[side === "french" ? "allied" : "french"]);
        // The check must be able to see what it looks for.
        if (unitsOf[side].test(held)) seen.add(side);
      }
      expect([...seen].toSorted()).toEqual(["allied", "french"]);
      expect(ney.complaints).toEqual([]);
      await goAway(ney);
    },
  );

  test("keeps a set-up that is not finished for its player alone", { retry: 0 }, async () => {
    const ney = await newFighter(browser, "Ney");
    const { page } = ney;
    const id = await begin(ney, [], { sharing: "free" });
    await page.goto(new URL(`/match/${id}`, url).href);
    const ready = page.getByRole("button", { name: /^I am / });
    const handOver = button(page, "Cover the board and hand over");
    const blocks = page.locator("section.assigning .block");
    const stored = () => page.evaluate(() => [JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join("\n"));
    await ready.click();
    // The last pile to the last commander: no pick can say that before all others are made.
    await page.locator("section.assigning .pile").last().click();
    await page.locator("section.assigning .cards .give").last().click();
    await expect.poll(() => blocks.count()).toBe(1);
    const unit = await blocks.getAttribute("aria-label");
    await handOver.click();
    expect(await stored()).not.toMatch(/unfinished/);
    await ready.click();
    await page.locator("section.assigning .pile").first().waitFor();
    expect(await blocks.count()).toBe(0);
    expect(await stored()).not.toMatch(/unfinished/);
    await handOver.click();
    await ready.click();
    await expect.poll(() => blocks.count()).toBe(1);
    expect(await blocks.getAttribute("aria-label")).toBe(unit);
    expect(ney.complaints).toEqual([]);
    await goAway(ney);
  });
});
