// The companion of a battle, as players use it: what they see and what they tap.

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { NewSeat } from "../../src/wire/lobby";
import { url } from "../browser";
import { begun, offered, prompt, type Player } from "../players";
import { order } from "./order";

export const laptop = { width: 1366, height: 768 };

/** Begins a battle in which the first player holds the first seat, or all of them, and the others the next ones. */
export async function begin(
  [first, ...others]: readonly [Player, ...Player[]],
  special: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const players = others.length === 0 ? "one" : "several";
  const open = others.map((): NewSeat => ({ type: "open" }));
  const seats: NewSeat[] = [
    { type: "me" },
    ...(open.length > 0 ? open : [{ type: "hot_seat" as const, label: "Mack" }]),
  ];
  const options = { order, red_players: players, blue_players: players, turns: 8, ...special };
  const { id } = await begun([first, ...others], { game: "battles", scenario: "own", seats, options });
  return id;
}

export async function sitDown({ page }: Player, id: string): Promise<void> {
  await page.goto(new URL(`/match/${id}`, url).href);
  await page.locator("section.battle").waitFor();
}

export const guide = (page: Page): Locator => page.locator("section.battle .line .text");
export const unit = (page: Page, name: string): Locator => page.locator("li.unit").filter({ hasText: name });
export const general = (page: Page, name: string): Locator =>
  page.locator("li.general > button").filter({ hasText: name });
export const within = (row: Locator, name: string): Locator => row.getByRole("button", { name, exact: true });
/** The dice that one holds oneself. */
export const held = (page: Page, face: number): Locator =>
  page.locator("button.die.own").and(page.getByRole("button", { name: new RegExp(`^Die showing ${String(face)}\\b`) }));
export const why = (page: Page): Locator => page.getByRole("alert");
/** Who of several at one screen sits before it. */
const sitting = (page: Page): Locator => page.locator(".seats button[aria-pressed=true]");
export const sits = (page: Page, who: string): Promise<void> =>
  expect.poll(() => sitting(page).innerText()).toContain(who);
export const take = (page: Page, seat: string): Promise<void> =>
  page.locator(".seats button").filter({ hasText: seat }).click();

export const open = (page: Page, name: string): Promise<void> => unit(page, name).locator(".line > .row").click();
export const done = (page: Page): Promise<void> => offered(page, "done").first().click();

/** The line that leads the players says so. */
export const reads = (page: Page, text: string): Promise<void> =>
  expect.poll(() => guide(page).innerText()).toContain(text);

/** Taps in what real dice show. */
export async function typeDice(page: Page, ...faces: readonly number[]): Promise<void> {
  for (const face of faces) await page.getByRole("button", { name: `A ${String(face)}`, exact: true }).click();
  await page.getByRole("button", { name: "Use my dice" }).click();
}

export async function give(page: Page, face: number, to: string): Promise<void> {
  await held(page, face).first().click();
  await general(page, to).and(page.locator(".offered")).click();
}

/** Whoever is asked says that he has done, until the line says something else. */
export async function goOnTo(text: string, ...pages: readonly Page[]): Promise<void> {
  const [first] = pages;
  if (!first) return;
  for (let times = 0; times < 40; times += 1) {
    const line = await guide(first).innerText();
    if (line.includes(text)) return;
    for (const page of pages) {
      const button = offered(page, "done").first();
      if (await button.isVisible()) await button.click();
    }
    await first.waitForTimeout(100);
  }
  throw new Error(
    `It never says “${text}”, but “${await guide(first).innerText()}” (${await prompt(first).innerText()}).`,
  );
}

/** The buttons of the board that a finger would miss. */
export function smallButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("section.battle button")]
      .map((button) => ({ box: button.getBoundingClientRect(), text: button.textContent }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ box, text }) => `${text} ${String(box.width)} × ${String(box.height)}`),
  );
}
