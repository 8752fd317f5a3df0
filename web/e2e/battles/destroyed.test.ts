// A slip of the finger must not cost a unit: whether it is destroyed is asked once more, where a phone shows it.

import { expect, test } from "vitest";
import { picture } from "../browser";
import { browser } from "../one-browser";
import { button, goAway, newGuest, phone } from "../players";
import { open, sitDown, unit, within } from "./battle";
import { placedBattle } from "./placed";

test("on a phone, whether a unit is destroyed is asked above the sheet", { timeout: 60_000 }, async () => {
  const ney = await newGuest(browser, "Ney", { viewport: phone });
  const { page } = ney;
  // Piré has charged Buresch.
  const contacts = [{ by: 3, on: 4, fought: false }];
  await sitDown(ney, await placedBattle(ney, { step: { type: "combat" }, initiative: "red", contacts }));
  await button(page, "Fight this one").click();
  await page.getByText("Are they still in contact?").waitFor();
  const pire = unit(page, "Brigade Piré");
  await open(page, "Brigade Piré");
  await within(pire, "Destroyed").click();
  const sure = pire.getByRole("alertdialog");
  await sure.waitFor();
  await picture(page, "battle-destroyed-phone");
  const [question, sheet] = [await sure.boundingBox(), await page.locator(".asked .sheet").boundingBox()];
  expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
  await within(pire, "No, it stays").click();
  await sure.waitFor({ state: "hidden" });
  expect(ney.complaints).toEqual([]);
  await goAway(ney);
});
