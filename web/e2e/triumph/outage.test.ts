// Ten seconds without a line, in each step of an attack.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AttackStep } from "../../src/wire/triumph";
import { openBrowser } from "../browser";
import { Cable, tenSeconds } from "../cable";
import { goAway, prompt } from "../players";
import { attacks } from "./attacks";
import { asked, chips, choose, finish, newFighter, play, takeSeat, type Fighter } from "./battle";
import { placedBattle } from "./placed";
import type { Entry } from "./script";

let browser: Browser;
let cables: [Cable, Cable];

beforeAll(async () => {
  browser = await openBrowser();
  cables = [await Cable.laid(), await Cable.laid()];
});

afterAll(async () => {
  await browser.close();
  await Promise.all(cables.map((cable) => cable.close()));
});

/** How often the line was lost at each step. A step that is not here does not compile. */
const lost: Record<AttackStep["type"], number> = {
  defence: 0,
  feint: 0,
  declaration: 0,
  counter_attack: 0,
  share_attack: 0,
  lose_attack: 0,
  share_defence: 0,
  share_counter: 0,
  lose_defence: 0,
  retreat_losses: 0,
  destinations: 0,
  kept_in_retreat: 0,
  entry: 0,
  kept_in_defeat: 0,
  advance: 0,
};

/** The step of the attack that waits for this fighter. */
function stepOf({ frames }: Fighter): AttackStep["type"] | undefined {
  const { stage } = frames.view;
  return stage.type === "attack" ? stage.step.type : undefined;
}

const troubles = /^The connection was lost|^Connecting/;

/** Loses the line in the middle of an answer, which then goes on where it was. */
async function giveOverOutage(fighter: Fighter, entry: Entry, cable: Cable): Promise<void> {
  const { page } = fighter;
  const draft = entry.picks.slice(0, -1);
  for (const pick of draft) await choose(page, pick);
  const question = await prompt(page).locator(".ask").textContent();
  const picked = await chips(page).allTextContents();

  cable.pull();
  await page.context().setOffline(true);
  await page.getByText("The connection was lost. Trying again…").waitFor();
  await tenSeconds(page);
  expect(await page.getByText(troubles).count()).toBe(1);
  cable.mend();
  await page.context().setOffline(false);
  await page.getByText(troubles).waitFor({ state: "hidden" });

  expect(await prompt(page).locator(".ask").textContent()).toBe(question);
  expect(await chips(page).allTextContents()).toEqual(picked);
  for (const pick of entry.picks.slice(draft.length)) await choose(page, pick);
  await finish(page);
}

describe("ten seconds without a line", () => {
  test("are overcome in each step of an attack", { timeout: 600_000 }, async () => {
    const fighters: [Fighter, Fighter] = [await newFighter(browser, "Ney"), await newFighter(browser, "Bagration")];
    await Promise.all(fighters.map(({ page }) => page.clock.install()));
    const id = await placedBattle(attacks.position, fighters, attacks.options);
    await Promise.all(fighters.map((fighter, player) => takeSeat(fighter, id, cables[player as 0 | 1].url)));
    for (const entry of attacks.entries) {
      const fighter = fighters[entry.player];
      await asked(fighter, entry);
      const step = stepOf(fighter);
      if (step === undefined || lost[step] > 0) {
        await play(fighters, entry);
        continue;
      }
      lost[step] += 1;
      await giveOverOutage(fighter, entry, cables[entry.player]);
    }
    for (const [step, times] of Object.entries(lost)) expect(times, `outages at ${step}`).toBe(1);
    await goAway(...fighters);
  });
});
