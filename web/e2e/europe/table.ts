// Players of Napoleon in Europe, each in a browser of his own, and what they do with their hands.

import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { openBlank, type Visit } from "../browser";
import { board, confirm, desktop, prompt } from "../players";
import { unlinked } from "../unhurried";
import type { Card, Nation, Region } from "../../src/wire/europe";
import type { Guest } from "../../src/wire/people";

export interface General extends Visit {
  guest: Guest;
  /** What the server has sent him of its own accord, each as it came. */
  told: string[];
}

/** Answers to what his own page asks, in the moment in which it comes to ask: how many there are is a matter of timing. */
const answers = new Set(["choices", "outlook", "checked", "done", "refused", "drafted", "failed"]);

/** A guest at a server of the test's own. */
export async function newGeneral(
  browser: Browser,
  at: string,
  name: string,
  options: BrowserContextOptions = {},
): Promise<General> {
  const screen = { locale: "en-GB", viewport: desktop, reducedMotion: "reduce", ...options } as const;
  const seen = await openBlank(await browser.newContext(screen));
  const made = await seen.page.request.post(`${at}/api/guests`, { headers: { origin: at }, data: { name } });
  const told: string[] = [];
  seen.page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const { type } = JSON.parse(String(payload)) as { type: string };
      if (!answers.has(type)) told.push(unlinked(String(payload)));
    });
  });
  return { ...seen, guest: (await made.json()) as Guest, told };
}

export async function sitDownAt({ page }: General, at: string, id: string): Promise<void> {
  await page.goto(`${at}/match/${id}`);
  await board(page).waitFor({ state: "attached" });
}

export const drawer = (page: Page): Locator => page.locator(".drawer");
export const army = (page: Page, nation: Nation, region: Region): Locator =>
  page.locator(`[data-piece="${nation}-${region}"]`);
export const place = (page: Page, region: Region): Locator => page.locator(`[data-target="region-${region}"]`);

/** Opens the drawer of this name, if it is not open. */
export async function openDrawer(page: Page, name: "Cards" | "Diplomacy"): Promise<void> {
  const button = page.locator(".table-top .buttons").getByRole("button", { name });
  if ((await button.getAttribute("aria-pressed")) !== "true") await button.click();
  await drawer(page).waitFor();
}

export async function closeDrawer(page: Page): Promise<void> {
  await drawer(page).getByRole("button", { name: "Close" }).click();
  await drawer(page).waitFor({ state: "hidden" });
}

/** Chooses these cards of the hand that stands under the last choice of nations. */
export async function chooseCards(hand: Locator, cards: readonly Card[]): Promise<void> {
  for (const card of cards) await hand.locator(`[data-card="${card}"][aria-pressed=false]`).first().click();
}

/** By keyboard: an army is taken up, and put down where it is to go. The order is given as the sheet suggests it. */
export async function march(page: Page, nation: Nation, from: Region, to: Region, way?: string): Promise<void> {
  const piece = army(page, nation, from);
  await piece.and(page.locator("[role=button]")).focus();
  await page.keyboard.press("Enter");
  await place(page, to).and(page.locator(".offered")).focus();
  await page.keyboard.press("Enter");
  const sheet = page.locator(".order");
  await sheet.waitFor();
  if (way) await sheet.getByRole("button", { name: way, exact: true }).first().click();
  await sheet.locator("button.primary:enabled").click();
  await sheet.waitFor({ state: "hidden" });
}

/** One of the buttons beside the board, and the last word. */
export async function say(page: Page, name: string): Promise<void> {
  await prompt(page).getByRole("button", { name }).click();
  await confirm(page);
}

export const battle = (page: Page): Locator => page.locator(".battle");

/** The pieces that may be chosen: of those who are fired at the front first, of what was lost anything. */
const tokens = (page: Page): Locator =>
  battle(page).locator(
    "section:not(.mine) [aria-label=Front] button.token:not([data-token$=leader]), .lost button.token",
  );
const anyToken = (page: Page): Locator => battle(page).locator("section:not(.mine) button.token, .lost button.token");

/** Chooses as many pieces as are wanted, as they come. */
async function choosePieces(page: Page, all: Locator): Promise<void> {
  const primary = battle(page).locator("button.primary");
  for (const token of await all.all()) {
    for (let left = Number(await token.locator(".count").textContent()); left > 0; left -= 1) {
      if (await primary.isEnabled()) return;
      await token.click();
    }
  }
}

/**
 * Answers whatever a battle asks of this player, without much thought: lines as they stand, losses as they come, and a
 * retreat to the first region that is open. Whether there was anything to answer.
 */
export async function fight({ page, told }: General): Promise<boolean> {
  const before = told.length;
  const primary = battle(page).locator("button.primary");
  const ways = page.locator(".target.place.offered");
  if ((await primary.count()) > 0) {
    if (await primary.isDisabled()) await choosePieces(page, tokens(page));
    // In the pursuit there may be nobody left in front.
    if (await primary.isDisabled()) await choosePieces(page, anyToken(page));
    await primary.click();
  } else if ((await ways.count()) > 0) {
    await ways.first().focus();
    await page.keyboard.press("Enter");
    await page.locator(".order button.primary:enabled").click();
  } else return false;
  await expect.poll(() => told.length, { interval: 20 }).toBeGreaterThan(before);
  return true;
}
