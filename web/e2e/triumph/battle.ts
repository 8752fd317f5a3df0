// Two players of Triumph, each in a browser of his own, and how they give the answers of the script through the page.

import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Pick } from "../../src/wire/triumph";
import type { NewMatch, NewSeat } from "../../src/wire/lobby";
import { url } from "../browser";
import { begun, newGuest, prompt, type Player } from "../players";
import { Frames } from "./frames";
import type { Entry } from "./script";

export interface Fighter extends Player {
  frames: Frames;
}

export async function newFighter(
  browser: Browser,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Fighter> {
  const player = await newGuest(browser, name, options);
  return { ...player, frames: Frames.of(player.page) };
}

/** A match of the first player, begun, with the others in its open seats. */
export async function begin(
  first: Player,
  others: readonly Player[],
  options: NewMatch["options"] = {},
): Promise<string> {
  const seats: NewSeat[] = [{ type: "me" }];
  if (others.length === 0) seats.push({ type: "hot_seat", label: "Lannes" });
  else seats.push({ type: "open" });
  const { id } = await begun([first, ...others], { game: "triumph", scenario: "december-2", seats, options });
  return id;
}

/** Both sit down at a match with the auction. Gives the match, and the two in the order of the script. */
export async function beginAuction(
  one: Fighter,
  other: Fighter,
): Promise<{ id: string; fighters: [Fighter, Fighter] }> {
  const id = await begin(one, [other], { handicap: "auction", sharing: "free" });
  // One after the other, so that each finds the same people here every time.
  for (const fighter of [one, other]) {
    await takeSeat(fighter, id);
    await expect.poll(() => fighter.frames.here).toBe(true);
  }
  await expect.poll(() => [one, other].filter(({ frames }) => frames.asked?.type === "bid").length).toBe(1);
  return { id, fighters: one.frames.asked ? [one, other] : [other, one] };
}

/** The two come to an auction in which the first of them bids first: a die says who does. */
export async function beginAsFirst(one: Fighter, other: Fighter): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    one.frames.forget();
    other.frames.forget();
    const { id, fighters } = await beginAuction(one, other);
    if (fighters[0] === one) return id;
  }
  throw new Error("A die that never falls on one side.");
}

export async function takeSeat({ page }: Player, id: string, at: string = url): Promise<void> {
  await page.goto(new URL(`/match/${id}`, at).href);
  await prompt(page).waitFor();
}

/** Where picks are made: with the buttons beside the board, or at the board in words. */
export type Way = "prompt" | "words";

/** The server writes keys in order. */
const written = (pick: Pick) =>
  JSON.stringify(Object.fromEntries(Object.entries(pick).sort(([a], [b]) => (a < b ? -1 : 1))));

export function choiceOf(page: Page, pick: Pick, way: Way = "prompt"): Locator {
  const where = way === "words" ? page.locator("section.text .choices") : prompt(page);
  return where.locator(`[data-choice='${written(pick)}']`).last();
}

export const chips = (page: Page): Locator => prompt(page).locator(".chip");

/** The last word, where one is waited for: beside the board, or on the sheet on which an army is made ready. */
export const lastWord = (page: Page): Locator =>
  page
    .locator("section.prompt > button.primary:enabled")
    .or(page.locator("section:is(.assigning, .placing, .fixing) .lacks .give[aria-disabled=false]:enabled"));

/** Makes one pick. The page shows it among those made before the click is over. */
export async function choose(page: Page, pick: Pick, way: Way = "prompt"): Promise<void> {
  const button = choiceOf(page, pick, way);
  await button.waitFor({ state: "attached" });
  // What can be picked at the board is folded away among all choices.
  const folded = prompt(page).locator("details.all:not([open]) > summary");
  if (way === "prompt" && !(await button.isVisible())) await folded.click();
  await button.click();
}

/** Gives an answer of the script: all its picks, and the last word where one is waited for. */
export async function give(fighter: Fighter, entry: Entry, way: Way = "prompt"): Promise<void> {
  const { page } = fighter;
  await asked(fighter, entry);
  for (const pick of entry.picks) await choose(page, pick, way);
  await finish(page);
}

/** Gives an answer of the script, and waits until the other has heard of it: what he is asked may be asked anew. */
export async function play(fighters: readonly [Fighter, Fighter], entry: Entry, way: Way = "prompt"): Promise<void> {
  const other = fighters[entry.player === 0 ? 1 : 0];
  const before = other.frames.steps;
  await give(fighters[entry.player], entry, way);
  if (!isSecret(entry)) await expect.poll(() => other.frames.steps, { interval: 10 }).toBeGreaterThan(before);
}

/** Of how he makes his army ready the other hears nothing before it stands. */
function isSecret({ ask, action }: Entry): boolean {
  const allied = action.type === "place" && Object.keys(action.corps).includes("bagration");
  return ["assignment", "detachments"].includes(ask.type) || (ask.type === "placement" && !allied);
}

/** Waits until the fighter is asked what the script says. */
export async function asked({ frames }: Fighter, entry: Entry): Promise<void> {
  await expect.poll(() => frames.asked, { interval: 10 }).toEqual(entry.ask);
}

/** Says the last word, unless the picks have said it, and waits until the answer is on its way. */
export async function finish(page: Page): Promise<void> {
  const given = chips(page)
    .first()
    .waitFor({ state: "hidden" })
    .then(() => "given" as const);
  const whole = lastWord(page)
    .waitFor()
    .then(() => "whole" as const);
  given.catch(() => undefined);
  whole.catch(() => undefined);
  if ((await Promise.race([given, whole])) === "given") return;
  await lastWord(page).click();
  await chips(page).first().waitFor({ state: "hidden" });
}
