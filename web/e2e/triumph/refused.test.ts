// Pieces that are dragged where they may not go: each is told why, by which rule, and where that can be read.

import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { url } from "../browser";
import { browser } from "../one-browser";
import { board, goAway, line, rest } from "../players";
import { armies } from "./armies";
import { newFighter, takeSeat, type Fighter } from "./battle";
import { drags, positions, type RefusedDrag } from "./drags";
import { placedBattle } from "./placed";

type Language = "English" | "Italiano";

const speak = (page: Page, language: Language) => page.getByRole("button", { name: language, exact: true }).click();
const reason = (page: Page) => page.locator(".reason");

function pieceOf(page: Page, { position, piece }: RefusedDrag): Locator {
  const { side } = positions[position].turn;
  const id = typeof piece === "number" ? `${side}-unit-${String(piece)}` : `flag-${piece}`;
  return page.locator(`[data-piece="${id}"]`);
}

/** A point that belongs to it alone: of a locale, what no piece covers. */
async function pointOf(page: Page, target: string): Promise<{ x: number; y: number }> {
  const point = await page.locator(`[data-target="${target}"]`).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = Array.from({ length: 19 }, (_, step) => (step + 1) / 20);
    // From the middle outward.
    const all = steps.flatMap((x) => steps.map((y) => ({ x, y })));
    all.sort((a, b) => Math.hypot(a.x - 0.5, a.y - 0.5) - Math.hypot(b.x - 0.5, b.y - 0.5));
    const points = all.map(({ x, y }) => ({ x: left + x * width, y: top + y * height }));
    return points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
  });
  if (!point) throw new Error(`Nothing of ${target} is to be seen.`);
  return point;
}

/** Where the piece can be taken hold of. */
async function handleOf(piece: Locator): Promise<{ x: number; y: number }> {
  const point = await piece.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = [0.5, 0.3, 0.7, 0.15, 0.85];
    const points = steps.flatMap((x) => steps.map((y) => ({ x: left + x * width, y: top + y * height })));
    return points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
  });
  if (!point) throw new Error("The piece lies under others.");
  return point;
}

/** Moves the map until what is between the two is in the middle of the window: at its edge a piece would pull it along. */
async function centre(page: Page, one: Locator, other: Locator): Promise<void> {
  const [window, a, b] = await Promise.all([board(page), one, other].map((locator) => locator.boundingBox()));
  if (!window || !a || !b) throw new Error("It is not there.");
  const off = (start: "x" | "y", size: "width" | "height") =>
    (a[start] + a[size] / 2 + b[start] + b[size] / 2) / 2 - (window[start] + window[size] / 2);
  await board(page).focus();
  for (const [distance, back, forth] of [
    [off("x", "width"), "ArrowLeft", "ArrowRight"],
    [off("y", "height"), "ArrowUp", "ArrowDown"],
  ] as const) {
    const presses = Math.round(Math.abs(distance) / 64);
    for (let press = 0; press < presses; press += 1) await page.keyboard.press(distance < 0 ? back : forth);
  }
  await rest(page);
}

/** Drags it there, and gives what is said to that and the rule's link. */
async function refusal(page: Page, drag: RefusedDrag): Promise<{ text: string; rule: string; href: string }> {
  await pieceOf(page, drag).waitFor();
  await centre(page, pieceOf(page, drag), page.locator(`[data-target="${drag.target}"]`));
  const from = await handleOf(pieceOf(page, drag));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const to = await pointOf(page, drag.target);
  await page.mouse.move(to.x, to.y, { steps: 6 });
  // On the way there it was over other places.
  await page.locator(`[data-target="${drag.target}"].over.refused`).waitFor();
  const link = reason(page).getByRole("link");
  await link.waitFor();
  await page.mouse.up();
  const text = (await reason(page).locator("p").textContent()) ?? "";
  const [rule, href] = [(await link.textContent()) ?? "", (await link.getAttribute("href")) ?? ""];
  await page.keyboard.press("Escape");
  await reason(page).waitFor({ state: "hidden" });
  return { text: text.replace(rule, "").trim(), rule, href };
}

/** Comes nearer, so that blocks are to be seen one by one. */
async function comeNear(page: Page, place: string): Promise<void> {
  const at = await pointOf(page, place);
  await page.mouse.move(at.x, at.y);
  for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, -100);
  await rest(page);
}

const middles: Record<RefusedDrag["position"], string> = {
  turn: "locale-64",
  spent: "locale-64",
  allies: "locale-65",
  pond: "locale-73",
};

describe("a piece that is chosen", () => {
  test("says why it may not go where one points then", { timeout: 120_000 }, async () => {
    const fighters: [Fighter, Fighter] = [await newFighter(browser, "Ney"), await newFighter(browser, "Bagration")];
    const [{ page, complaints }] = fighters;
    const id = await placedBattle(positions.pond, fighters);
    await takeSeat(fighters[0], id);
    await page.locator('[data-piece="flag-murat"]').click();
    await page.locator(".chip").getByText("Murat").waitFor();
    const to = await pointOf(page, "locale-65");
    await page.mouse.click(to.x, to.y);
    const why = board(page).getByRole("alert");
    expect(await why.getByRole("link").getAttribute("href")).toBe("/rules/triumph#T11.12h");
    await why.getByRole("button").click();
    await why.waitFor({ state: "hidden" });
    expect(complaints).toEqual([]);
    await goAway(...fighters);
  });
});

describe("a corps that is chosen", () => {
  test("shows how far it may go by road, and goes there at one click", { timeout: 120_000 }, async () => {
    const fighters: [Fighter, Fighter] = [await newFighter(browser, "Ney"), await newFighter(browser, "Bagration")];
    const [{ page, complaints }] = fighters;
    const id = await placedBattle(armies, fighters);
    await takeSeat(fighters[0], id);
    await page.locator('[data-piece="flag-lannes"]').click();
    // From 55 over 64 and on, three roads away at most.
    for (const far of ["53", "63", "75"]) await page.locator(`[data-target="locale-${far}"].road.offered`).waitFor();
    expect(await page.locator('[data-target="locale-84"].offered').count()).toBe(0);
    const to = await pointOf(page, "locale-75");
    await page.mouse.click(to.x, to.y);
    await line(page, "Lannes").waitFor();
    expect(await page.locator('[data-piece="flag-lannes"]').getAttribute("aria-label")).toContain("75");
    expect(complaints).toEqual([]);
    await goAway(...fighters);
  });
});

describe("a piece that is dragged where it may not go", () => {
  test.each(Object.keys(positions) as (keyof typeof positions)[])(
    "says why, in both languages: %s",
    { timeout: 240_000 },
    async (position) => {
      const fighters: [Fighter, Fighter] = [await newFighter(browser, "Ney"), await newFighter(browser, "Bagration")];
      const id = await placedBattle(positions[position], fighters);
      const fighter = fighters[positions[position].turn.side === "french" ? 0 : 1];
      const { page } = fighter;
      await takeSeat(fighter, id);
      await board(page).waitFor();
      await comeNear(page, middles[position]);
      const here = drags.filter((drag) => drag.position === position);
      const said = new Map<RefusedDrag, string[]>(here.map((drag) => [drag, []]));
      for (const [language, name] of [
        ["English", "Rule"],
        ["Italiano", "Regola"],
      ] as const) {
        await speak(page, language);
        for (const drag of here) {
          const { text, rule, href } = await refusal(page, drag);
          const what = `${String(drag.piece)} to ${drag.target} in ${language}`;
          expect(rule, what).toBe(`${name} ${drag.rule}`);
          expect(href, what).toBe(`/rules/triumph#${drag.rule}`);
          expect(text, what).toMatch(/^\p{Lu}.{15,}[.!]$/u);
          said.get(drag)?.push(text);
        }
      }
      for (const [drag, [english, italian]] of said) expect(english, drag.rule).not.toBe(italian);
      expect(fighter.complaints).toEqual([]);
      await goAway(...fighters);
    },
  );

  test("leads to the rule, in both languages", { timeout: 120_000 }, async () => {
    expect(drags.length).toBeGreaterThanOrEqual(30);
    const fighter = await newFighter(browser, "Ney");
    const { page } = fighter;
    const rules = [...new Set(drags.map(({ rule }) => rule))];
    await page.goto(new URL("/rules/triumph", url).href);
    for (const language of ["English", "Italiano"] as const) {
      await speak(page, language);
      for (const rule of rules) {
        await page.goto(new URL(`/rules/triumph#${rule}`, url).href);
        const text = page.locator(`[id='${rule}']`);
        await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);
        expect((await text.textContent())?.length, `${rule} in ${language}`).toBeGreaterThan(40);
      }
    }
    expect(fighter.complaints).toEqual([]);
    await goAway(fighter);
  });
});
