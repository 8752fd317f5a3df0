// Guests at the table, each in a browser of his own, and how they answer through the page.

import type { APIResponse, Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import type { MatchView, NewMatch, NewSeat } from "../src/wire/lobby";
import type { Guest } from "../src/wire/people";
import { leave, openBlank, url, type Visit } from "./browser";
import { startWith, type Ask } from "./pledging";

export interface Player extends Visit {
  guest: Guest;
}

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** A guest in a browser that nobody else uses, with nothing on the screen yet: whoever wants a page goes there. */
export async function newGuest(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Player> {
  const screen = { locale: "en-GB", viewport: desktop, reducedMotion: "reduce", ...options } as const;
  const seen = await openBlank(await browser.newContext(screen));
  const guest = (await call(seen.page, "POST", "/api/guests", { name })) as Guest;
  return { ...seen, guest };
}

export async function goAway(...players: readonly Visit[]): Promise<void> {
  await Promise.all(players.map(leave));
}

/** Asks the server as whoever uses this browser. */
export async function call(page: Page, method: string, path: string, data?: unknown): Promise<unknown> {
  const answer: APIResponse = await page.request.fetch(new URL(path, url).href, {
    method,
    headers: { origin: url },
    ...(data === undefined ? {} : { data }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${String(answer.status())} ${await answer.text()}`);
  return answer.json();
}

/** The same for those who need no page. */
export const asking =
  (page: Page): Ask =>
  (method, path, data) =>
    call(page, method, path, data);

/** The first player's match, with the others in the open seats, begun. */
export async function beginMatch(
  [first, ...others]: readonly [Player, ...Player[]],
  match: Partial<NewMatch> = {},
): Promise<MatchView> {
  const seats: NewSeat[] = [{ type: "me" }, ...others.map((): NewSeat => ({ type: "open" }))];
  const options = { seats: (match.seats ?? seats).length, ...match.options };
  return begun([first, ...others], { game: "drill", scenario: "default", seats, ...match, options });
}

/** A match as the first player asks for it, with the others in its open seats, begun. */
export async function begun([first, ...others]: readonly [Player, ...Player[]], asked: NewMatch): Promise<MatchView> {
  const made = (await call(first.page, "POST", "/api/matches", asked)) as MatchView;
  for (const { page } of others) await call(page, "POST", `/api/matches/${made.id}/join`, { code: made.code });
  return startWith(made.id, asking(first.page), ...others.map(({ page }) => asking(page)));
}

/** Goes to the table and waits until the board is there. */
export async function sitDown({ page }: Visit, id: string, at: string = url): Promise<void> {
  await page.goto(new URL(`/match/${id}`, at).href);
  await board(page).waitFor();
}

export const board = (page: Page): Locator => page.getByRole("application");
export const prompt = (page: Page): Locator => page.locator("section.prompt");
export const offered = (page: Page, pick: string): Locator => prompt(page).locator(`[data-pick=${pick}]`);
export const chips = (page: Page): Promise<string[]> => prompt(page).locator(".chip").allTextContents();
export const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
export const choice = (page: Page, name: string): Locator => prompt(page).getByRole("button", { name, exact: true });
export const lines = (page: Page): Locator => page.getByRole("tabpanel", { name: "Log" }).getByRole("listitem");
export const line = (page: Page, text: string): Locator => lines(page).filter({ hasText: text });
export const ending = (page: Page): Locator => page.getByRole("region", { name: "The match is over" });

/** Waits until nothing moves on the board any more. */
export async function rest(page: Page): Promise<void> {
  // Whether a page makes frames is not for the test to lean on.
  const at = { polling: 50 };
  await page
    .waitForFunction(() => !document.querySelector(".moving") && document.getAnimations().length === 0, null, at)
    .catch(async (error: unknown) => {
      const restless = await page.evaluate(() => [
        ...[...document.querySelectorAll(".moving")].map(({ className }) => className),
        ...document.getAnimations().map((animation) => {
          const { effect, playState, currentTime, pending } = animation;
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          const of = target?.closest("[class]")?.outerHTML.slice(0, 200) ?? "nothing";
          return `${animation.constructor.name} ${playState} at ${String(currentTime)}${pending ? " pending" : ""} of ${of}`;
        }),
      ]);
      throw new Error(`It does not come to rest: ${JSON.stringify(restless, null, 1)}`, { cause: error });
    });
}

/** Opens one of the panels beside the board. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name }).click();
}

/** Bids the cards, or the first that is offered. */
export async function bid(page: Page, ...cards: readonly number[]): Promise<void> {
  if (cards.length === 0) await offered(page, "card").first().click();
  for (const card of cards) await choice(page, `Card ${String(card)}`).click();
  await offered(page, "done").click();
  await answered(page);
}

/** Posts the man on the square, or on the first that is offered. */
export async function post(page: Page, square?: number): Promise<void> {
  const all = offered(page, "square");
  await (square === undefined ? all.first() : all.filter({ hasText: String(square) }).last()).click();
  await confirm(page);
}

/** Holds, or charges with so many dice. */
export async function charge(page: Page, dice = 0): Promise<void> {
  await offered(page, "dice").nth(dice).click();
  await confirm(page);
}

/** Says the last word. */
export async function confirm(page: Page): Promise<void> {
  await prompt(page).locator("button.primary").click();
  await answered(page);
}

/** The picks stay until the server has the answer. */
async function answered(page: Page): Promise<void> {
  await prompt(page).locator(".chip").first().waitFor({ state: "hidden" });
}

/** Whose page is asked to post: the leader's. */
export async function leaderOf(...pages: readonly Page[]): Promise<Page> {
  return Promise.any(
    pages.map(async (page) => {
      await offered(page, "square").first().waitFor();
      return page;
    }),
  );
}

/** A round as it comes: everybody bids the first card offered, the leader posts and holds. */
export async function playRound(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await bid(page);
  const leader = await leaderOf(...pages);
  await post(leader);
  await charge(leader);
}
