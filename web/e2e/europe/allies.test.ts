// Two allies win a major battle together: they talk in private, agree on who draws its card, and the war ends with its result.

import { expect, test } from "vitest";
import { picture, url } from "../browser";
import { browser } from "../one-browser";
import { goAway, line, openTab, phone, prompt } from "../players";
import { placedWar, type Position } from "./placed";
import { battle, newGeneral, say, sitDownAt } from "./table";

/** The last turn of the war: Ney is about to leave the field to Moore and Mack. */
const position: Position = {
  nations: { france: 0, britain: 1, austria: 2 },
  round: 12,
  phase: { type: "battle" },
  turn: { owner: 0, acting: [0], entries: [{ into: "hanover", from: "holland" }] },
  acted: [0, 1, 2],
  alliances: [{ a: 1, b: 2 }],
  held: { holland: "france" },
  pieces: {
    hanover: { france: { infantry: 6 }, britain: { infantry: 2 }, austria: { infantry: 1 } },
    paris: { france: { infantry: 1 } },
  },
  battle: {
    region: "hanover",
    attackers: [0],
    defenders: [1, 2],
    start: { france: { infantry: 6 }, britain: { infantry: 4 }, austria: { infantry: 4 } },
    front: { france: { infantry: 6 }, britain: { infantry: 2 }, austria: { infantry: 1 } },
    back: {},
    lost: {},
    turn: 1,
    side: "attacker",
    stage: { type: "arranging", waiting: [0] },
    landed: false,
    major: true,
  } as unknown as NonNullable<Position["battle"]>,
};

test("talk in private and agree on the card of a major battle", { timeout: 120_000 }, async () => {
  const ney = await newGeneral(browser, url, "Ney", { viewport: phone });
  const moore = await newGeneral(browser, url, "Moore");
  const mack = await newGeneral(browser, url, "Mack");
  const id = await placedWar(position, [ney, moore, mack]);
  // His map is behind the battle.
  await ney.page.goto(`${url}/match/${id}`);
  await Promise.all([moore, mack].map((general) => sitDownAt(general, url, id)));

  const secret = "Austria should have that card";
  await openTab(moore.page, "Talk");
  await moore.page.getByRole("tab", { name: "Austria" }).click();
  await moore.page.getByRole("textbox", { name: "Austria" }).fill(secret);
  await moore.page.keyboard.press("Enter");
  await openTab(mack.page, "Talk");
  await mack.page.getByRole("tab", { name: "Britain" }).click();
  await mack.page.getByText(secret).waitFor();
  await picture(mack.page, "europe-private-talk");

  // On a phone the battle asks by itself, and what else there is gives way to it until it is needed.
  const sheet = ney.page.locator(".asked .sheet");
  await sheet.and(ney.page.locator(".folded")).waitFor();
  await picture(ney.page, "europe-battle-phone");
  await battle(ney.page).getByRole("button", { name: "All back" }).click();
  await battle(ney.page).locator("button.primary").click();
  for (const { page } of [moore, mack]) {
    await prompt(page).getByRole("button", { name: "Britain" }).waitFor();
    if (page === mack.page) await picture(page, "europe-award");
    await prompt(page).getByRole("button", { name: "Austria" }).click();
    await prompt(page).locator("button.primary").click();
  }
  await openTab(ney.page, "Log");
  await line(ney.page, "Austria draws 1 card.").waitFor();

  await sheet.and(ney.page.locator(":not(.folded)")).waitFor();
  await say(ney.page, "End my production");
  await ney.page.getByRole("region", { name: "The match is over" }).waitFor();
  await picture(ney.page, "europe-result-phone");
  const ending = mack.page.getByRole("region", { name: "The match is over" });
  await ending.getByRole("listitem").filter({ hasText: "France: 1" }).waitFor();
  await picture(mack.page, "europe-result");

  expect(ney.told.join()).not.toContain(secret);
  expect(moore.told.join()).toContain(secret);
  expect([ney, moore, mack].flatMap(({ complaints }) => complaints)).toEqual([]);
  await goAway(ney, moore, mack);
});
