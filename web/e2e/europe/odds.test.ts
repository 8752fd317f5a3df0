// The odds of a battle, before the march that brings it and before its first volley.

import { expect, test } from "vitest";
import { picture } from "../browser";
import { browser } from "../one-browser";
import { goAway, newGuest, prompt, sitDown } from "../players";
import { placedWar } from "./placed";
import { army, battle, march, place, say } from "./table";

test("are told on request, with what they go by", { timeout: 120_000 }, async () => {
  const ney = await newGuest(browser, "Ney");
  const moore = await newGuest(browser, "Moore");
  const id = await placedWar(
    {
      nations: { france: 0, britain: 1 },
      pieces: {
        holland: { france: { infantry: 4, cavalry: 2, artillery: 1, leader: 1 } },
        hanover: { britain: { infantry: 3, cavalry: 1 } },
        london: { britain: { infantry: 2 } },
        paris: { france: { infantry: 2 } },
      },
      held: { holland: "france", hanover: "britain" },
    },
    [ney, moore],
  );
  const { page } = ney;
  await sitDown(ney, id);
  await prompt(page).waitFor();
  await say(page, "Act now");
  await army(page, "france", "holland").and(page.locator("[role=button]")).focus();
  await page.keyboard.press("Enter");
  await place(page, "hanover").and(page.locator(".offered")).focus();
  await page.keyboard.press("Enter");
  const sheet = page.locator(".order");
  await sheet.getByRole("button", { name: "Odds of this battle" }).click();
  const told = sheet.locator("dl");
  await told.waitFor();
  const before = await told.innerText();
  await picture(page, "europe-odds");
  expect(before).toMatch(/Attacker\s+wins [\d.]+%, loses [\d.]+/);
  expect(before).toMatch(/Defender\s+wins [\d.]+%, loses [\d.]+/);
  expect(await sheet.getByText("if both sides act by EB-31").count()).toBe(1);

  // With fewer pieces the question is another one.
  await sheet.getByRole("button", { name: "One fewer: infantry" }).click();
  await sheet.getByRole("button", { name: "Odds of this battle" }).click();
  await expect.poll(() => told.innerText()).not.toBe(before);
  await sheet.getByRole("button", { name: "Cancel" }).click();

  await march(page, "france", "holland", "hanover");
  await say(page, "End my movement");
  await battle(page).getByRole("button", { name: "Odds of this battle" }).click();
  await battle(page).getByText("if both sides act by EB-31").waitFor();
  expect(ney.complaints).toEqual([]);
  await goAway(ney, moore);
});
