// Four players, two a side: the commander in chief of the French at a laptop, everybody else with a phone.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { picture, scrollsSideways } from "../browser";
import { browser } from "../one-browser";
import { button, goAway, line, newGuest, offered, phone, type Player } from "../players";
import { barriers } from "../site/look";
import { begin, done, goOnTo, held, laptop, open, reads, sitDown, smallButtons, typeDice } from "./battle";

const small = { viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

describe("a battle on a laptop and three phones", () => {
  test(
    "is played through a turn, and a mistyped die is corrected with everybody's assent",
    { timeout: 240_000 },
    async () => {
      const players: [Player, Player, Player, Player] = [
        await newGuest(browser, "Marchand", { viewport: laptop }),
        await newGuest(browser, "Bruyères", small),
        await newGuest(browser, "Weyrother", small),
        await newGuest(browser, "Nordmann", small),
      ];
      const id = await begin(players);
      for (const player of players) await sitDown(player, id);
      const [red, red2, blue, blue2] = players.map(({ page }) => page) as [Page, Page, Page, Page];
      const all = [red, red2, blue, blue2];

      for (const page of [red2, blue, blue2]) {
        expect(await scrollsSideways(page)).toBe(false);
        expect(await smallButtons(page)).toEqual([]);
      }
      const distances = button(red2, "Distances: what has changed?");
      await distances.click();
      expect(await smallButtons(red2)).toEqual([]);
      expect(await scrollsSideways(red2)).toBe(false);
      await picture(red2, "battle-phone-chain", { fullPage: true });
      expect(await barriers(red2)).toEqual([]);
      await distances.click();

      // The French type a six that was a one, and so have the initiative before it is corrected.
      await reads(red, "Roll for orders");
      await typeDice(red, 6, 6, 4);
      await picture(blue, "battle-phone-roll", { fullPage: true });
      await typeDice(blue, 6, 5);
      for (const page of all) await reads(page, "Orders, Austrians");
      await held(red, 6).first().click();
      await button(red, "It was a 1").click();
      for (const page of [red2, blue, blue2]) await offered(page, "assent").first().waitFor();
      await picture(blue2, "battle-phone-assent", { fullPage: true });
      for (const page of [red2, blue, blue2]) await offered(page, "assent").first().click();
      await line(red, "corrected").first().waitFor();
      await expect.poll(() => red.locator("button.die.discarded").count()).toBe(1);
      for (const page of all) await reads(page, "Orders, ");

      // Whoever has the initiative now, each army shares its dice, rolls those of its player-generals and gives orders.
      for (let times = 0; times < 30; times += 1) {
        const text = await red.locator("section.battle .line .text").innerText();
        if (text.startsWith("Priority")) break;
        for (const page of all) await command(page);
        await red.waitForTimeout(100);
      }
      await reads(red, "Priority");
      expect(await red.locator("li.command").count()).toBeGreaterThan(0);
      await picture(red, "battle-four");
      await picture(red2, "battle-phone-orders", { fullPage: true });

      // Each moves his own, and everybody sees it.
      for (let times = 0; times < 30; times += 1) {
        const text = await red.locator("section.battle .line .text").innerText();
        if (!text.startsWith("Priority")) break;
        for (const page of all) await moveOne(page);
        await red.waitForTimeout(100);
      }
      for (const page of all) await expect.poll(() => page.getByText("has moved").count()).toBeGreaterThan(0);

      await goOnTo("Fire, ", ...all);
      await open(blue, "Six-pounder Battery");
      await picture(blue, "battle-phone-sheet", { fullPage: true });
      expect(await barriers(blue)).toEqual([]);
      expect(await smallButtons(blue)).toEqual([]);
      expect(await scrollsSideways(blue)).toBe(false);

      await goOnTo("Roll for orders", ...all);
      for (const page of all) await page.getByRole("heading", { name: "Turn 2 of 8" }).waitFor();
      for (const { complaints } of players) expect(complaints).toEqual([]);
      await goAway(...players);
    },
  );
});

/** Shares, rolls or gives out one die, if this page is asked for one. */
async function command(page: Page): Promise<void> {
  const roll = page.locator(".roll");
  if (await roll.isVisible()) {
    await roll.click();
    return;
  }
  if (!(await offered(page, "done").first().isVisible())) return;
  const die = page.locator("button.die.own").first();
  if (!(await die.isVisible())) {
    await done(page);
    return;
  }
  if ((await die.getAttribute("aria-pressed")) !== "true") await die.click();
  const receiver = page.locator(".chosen .row button").filter({ hasText: /priority|French|Austrians/ });
  await receiver
    .last()
    .click({ timeout: 2_000 })
    .catch(() => done(page));
}

/** Moves one unit without contact, or says that the rest stood still. */
async function moveOne(page: Page): Promise<void> {
  if (!(await offered(page, "done").first().isVisible())) return;
  const ready = page.locator("li.unit .row.ready").first();
  if (!(await ready.isVisible())) {
    await done(page);
    return;
  }
  await ready.click();
  await page.getByRole("button", { name: "Without contact", exact: true }).click();
}
