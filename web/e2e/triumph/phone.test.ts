// The size of a phone, and a finger.

import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Side } from "../../src/wire/triumph";
import { picture, scrollsSideways } from "../browser";
import { browser } from "../one-browser";
import { board, goAway, line, phone } from "../players";
import { Touch } from "../touch";
import { attacks } from "./attacks";
import { begin, give, newFighter, play, takeSeat, type Fighter } from "./battle";
import { placedBattle } from "./placed";
import { positions } from "./drags";
import { script } from "./script";

const small = { viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

async function middle(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not there.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How much of the window the board has, between the head of the page and what is asked. */
async function seenOf(page: Page): Promise<number> {
  const [map, sheet] = [await board(page).boundingBox(), await page.locator("div.asked").boundingBox()];
  if (!map || !sheet) throw new Error("It is not there.");
  return (Math.min(map.y + map.height, sheet.y) - Math.max(map.y, 0)) / phone.height;
}

describe("on a phone", () => {
  test("a corps is moved by a finger, and nothing is wider than the screen", { timeout: 120_000 }, async () => {
    const fighters: [Fighter, Fighter] = [
      await newFighter(browser, "Ney", small),
      await newFighter(browser, "Bagration", small),
    ];
    const [{ page, complaints }] = fighters;
    const id = await placedBattle(positions.pond, fighters);
    await takeSeat(fighters[0], id);
    await board(page).waitFor();
    expect(await scrollsSideways(page)).toBe(false);

    const touch = await Touch.of(page);
    const flag = page.locator('[data-piece="flag-vandamme"]');
    await flag.waitFor();
    const from = await middle(flag);
    const to = await middle(page.locator('[data-target="locale-72"]'));
    await touch.down(from);
    await touch.move([from], [to], 12);
    await page.locator('[data-target="locale-72"].over:not(.refused)').waitFor();
    await touch.up();
    await line(page, "Vandamme").first().waitFor({ state: "attached" });
    await expect.poll(() => fighters[0].frames.view.french.corps["vandamme" as never]).toMatchObject({ at: "72" });
    expect(await scrollsSideways(page)).toBe(false);
    await picture(page, "triumph-phone");
    expect(complaints).toEqual([]);
    await goAway(...fighters);
  });

  test(
    "the map has half of the window in an attack, and more when the sheet is folded",
    { timeout: 120_000 },
    async () => {
      const fighters: [Fighter, Fighter] = [
        await newFighter(browser, "Ney", small),
        await newFighter(browser, "Bagration", small),
      ];
      const id = await placedBattle(attacks.position, fighters, attacks.options);
      for (const fighter of fighters) await takeSeat(fighter, id);
      const { page } = fighters[1];
      // He looks elsewhere.
      await board(page).focus();
      for (let press = 0; press < 30; press += 1) await page.keyboard.press("ArrowDown");
      for (const entry of attacks.entries.slice(0, 3)) await play(fighters, entry);

      const question = "Your units retreat.";
      await page.getByText(question).waitFor();
      // The map shows where the attack goes, and was brought there.
      const above = async () => {
        const [window, arrow] = [
          await board(page).boundingBox(),
          await board(page).locator('[data-attack="56-66"]').boundingBox(),
        ];
        return window && arrow && arrow.y - window.y;
      };
      await expect.poll(above).toBeGreaterThan(0);
      expect(await seenOf(page)).toBeGreaterThan(0.5);
      await page.getByRole("button", { name: "Fold away" }).click();
      const line = page.getByRole("button", { name: `Unfold: ${question}` });
      await line.waitFor();
      expect(await page.locator("div.asked").evaluate((sheet) => sheet.clientHeight)).toBeLessThan(60);
      expect(await seenOf(page)).toBeGreaterThan(0.6);
      await line.click();
      expect(await seenOf(page)).toBeLessThan(0.6);
      await goAway(...fighters);
    },
  );

  test("an army is set up without a page that is wider than the screen", { timeout: 240_000 }, async () => {
    const [ney, lannes] = [await newFighter(browser, "Ney", small), await newFighter(browser, "Lannes", small)];
    const id = await begin(ney, [lannes]);
    const sides = { french: ney, allied: lannes };
    for (const fighter of Object.values(sides)) await takeSeat(fighter, id);
    // In the script each player has the side that he took.
    const first = script.entries.find(({ ask }) => ask.type === "side");
    const taken = first?.action.type === "side" ? first.action.side : "french";
    const byPlayer = first?.player === 0 ? [taken, other(taken)] : [other(taken), taken];
    const ready = script.entries.filter(({ ask }) =>
      ["assignment", "placement", "detachments", "battery"].includes(ask.type),
    );
    for (const entry of ready) {
      const fighter = sides[byPlayer[entry.player] ?? "french"];
      await give(fighter, entry);
      expect(await scrollsSideways(fighter.page), entry.ask.type).toBe(false);
    }
    expect([...ney.complaints, ...lannes.complaints]).toEqual([]);
    await goAway(ney, lannes);
  });
});

const other = (side: Side): Side => (side === "french" ? "allied" : "french");
