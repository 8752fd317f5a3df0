// A whole 2 December, from the auction to the end, by two players in two browsers.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Ask } from "../../src/wire/triumph";
import { browser } from "../one-browser";
import { choice, ending, goAway, lines, openTab, prompt } from "../players";
import { asked, beginAuction, chips, choose, newFighter, play, type Fighter } from "./battle";
import { script, type Entry } from "./script";

/** How often each kind of ask was answered. A kind that is not here does not compile. */
const answered: Record<Ask["type"], number> = {
  bid: 0,
  side: 0,
  assignment: 0,
  placement: 0,
  detachments: 0,
  battery: 0,
  command: 0,
  defence: 0,
  feint: 0,
  declaration: 0,
  counter_attack: 0,
  share: 0,
  losses: 0,
  destinations: 0,
  kept: 0,
  advance: 0,
  entry: 0,
  ride: 0,
};

/** Leaves the page in the middle of an answer, and comes back to the same question and the same picks. */
async function reloaded(fighter: Fighter, entry: Entry): Promise<void> {
  const { page } = fighter;
  await asked(fighter, entry);
  // The last pick may be the last word.
  const draft = entry.picks.slice(0, -1).slice(0, 3);
  for (const pick of draft) await choose(page, pick);
  const question = await prompt(page).locator(".ask").textContent();
  const picked = await chips(page).allTextContents();
  expect(picked, `the picks of ${entry.ask.type}`).toHaveLength(draft.length);

  await page.reload();
  await expect.poll(() => prompt(page).locator(".ask").textContent()).toBe(question);
  await expect.poll(() => chips(page).allTextContents()).toEqual(picked);
  for (let pick = draft.length; pick > 0; pick -= 1) await undo(page);
}

/** Takes the last pick back. */
async function undo(page: Page): Promise<void> {
  const before = await chips(page).count();
  await choice(page, "Undo").click();
  await expect.poll(() => chips(page).count()).toBe(before - 1);
}

describe("a game of Triumph", () => {
  test(
    "is played to its end in two browsers, everything is asked, and a reload loses nothing",
    { timeout: 600_000 },
    async () => {
      const [ney, lannes] = [await newFighter(browser, "Ney"), await newFighter(browser, "Lannes")];
      const { fighters } = await beginAuction(ney, lannes);
      for (const entry of script.entries) {
        const fighter = fighters[entry.player];
        if (answered[entry.ask.type] === 0) await reloaded(fighter, entry);
        await play(fighters, entry);
        answered[entry.ask.type] += 1;
      }
      for (const { page } of fighters) await ending(page).waitFor();

      for (const [kind, times] of Object.entries(answered)) expect(times, `answers to ${kind}`).toBeGreaterThan(0);
      // Both have read the same end, and have heard of the same battle.
      for (const { page } of fighters) await openTab(page, "Log");
      const last = await Promise.all(fighters.map(({ page }) => lines(page).last().textContent()));
      expect(last[0]).toBe(last[1]);
      expect([...ney.complaints, ...lannes.complaints]).toEqual([]);
      expect([...ney.strays, ...lannes.strays]).toEqual([]);
      await goAway(ney, lannes);
    },
  );
});
