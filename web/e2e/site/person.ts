// Somebody with a browser of his own, who can also do things without clicking: so a page finds a world to show.

import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import type { MatchList, MatchView, NewMatch, NewSeat } from "../../src/wire/lobby";
import type { Account, Guest } from "../../src/wire/people";
import { open, url, type Visit } from "../browser";
import { openSalt, pledge, type Ask } from "../pledging";
import { playOut } from "./play";

export class Person {
  readonly context: BrowserContext;

  private constructor(context: BrowserContext) {
    this.context = context;
  }

  /** A browser that was never here. */
  static async stranger(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
    return new Person(await browser.newContext({ locale: "en-GB", ...options }));
  }

  static async guest(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Person> {
    const person = await Person.stranger(browser, options);
    await person.call<Guest>("POST", "/api/guests", { name });
    return person;
  }

  static async account(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Person> {
    const person = await Person.stranger(browser, options);
    await person.call<Account>("POST", "/api/accounts", { name, password: "marengo 1800" });
    return person;
  }

  /** The same person at another screen. */
  async elsewhere(browser: Browser, options: BrowserContextOptions): Promise<Person> {
    return new Person(await browser.newContext({ ...options, storageState: await this.context.storageState() }));
  }

  async call<T>(method: "GET" | "POST" | "PUT", path: string, data?: unknown): Promise<T> {
    // The server takes changes from pages of its own only.
    const headers = { Origin: new URL(url).origin };
    const answer = await this.context.request.fetch(new URL(path, url).href, { method, headers, data });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${String(answer.status())} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** The same for those who pledge without a page. */
  readonly ask: Ask = (method, path, data) => this.call(method, path, data);

  open(path: string): Promise<Visit> {
    return open(this.context, path);
  }

  /** Makes a match of the drill; with nobody to wait for it begins at once. */
  async makeMatch(other: NewSeat, more: Partial<NewMatch> = {}): Promise<MatchView> {
    const match: NewMatch = { game: "drill", scenario: "default", seats: [{ type: "me" }, other], ...more };
    const { id } = await this.call<MatchView>("POST", "/api/matches", match);
    const pledged = await pledge(this.ask, id);
    if (!pledged.round?.pledges) return pledged;
    await openSalt(this.ask, id);
    return this.call<MatchView>("POST", `/api/matches/${id}/start`);
  }

  /** Plays a match for all of his seats until it is over. */
  async playOut(match: MatchView): Promise<void> {
    const { page } = await this.open("/about");
    const seats = match.seats.filter(({ mine }) => mine).map(({ seat }) => seat);
    await page.evaluate(playOut, { id: match.id, seats });
    await page.close();
  }

  /** Ends what others would find in the lobby. */
  async withdraw(): Promise<void> {
    const { matches } = await this.call<MatchList>("GET", "/api/matches/mine");
    for (const { id, status } of matches.filter((match) => match.public)) {
      if (status === "waiting") await this.call("POST", `/api/matches/${id}/abort`);
      if (status === "playing") await this.call("POST", `/api/matches/${id}/resign`);
    }
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

export const bot: NewSeat = { type: "bot", level: "random" };

/** Names of accounts are given once, and the database may be an older one. */
export function unusedName(name: string): string {
  return `${name} ${String(Date.now() % 1_000_000)}`;
}
