// Several players at one screen: what one of them knows must be gone before the next one looks.

import type { Page, WebSocket } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Cards } from "../../src/wire/drill";
import { url } from "../browser";
import { browser } from "../one-browser";
import { beginMatch, bid, board, button, charge, ending, goAway, newGuest, offered, post, prompt } from "../players";
import { placed } from "../position";

const curtain = (page: Page) => page.locator("section.curtain");

/** The sockets of the page that are open, by the seat they speak for. */
function socketsOf(page: Page): () => (string | null)[] {
  const open = new Set<WebSocket>();
  page.on("websocket", (socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  return () => [...open].map((socket) => new URL(socket.url()).searchParams.get("seat"));
}

/** Everything that the page holds for whoever looks at it, or into it. */
function everythingOn(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      document.title,
      ...[...document.querySelectorAll("input, textarea")].map((field) => (field as HTMLInputElement).value),
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      JSON.stringify(history.state),
    ].join("\n"),
  );
}

/** What would tell of these cards: their names, their faces, the lines of the log. */
function traces(cards: Cards, company: string): RegExp[] {
  const values = [...new Set(cards)].join("");
  return [
    new RegExp(`Card [${values}]`),
    new RegExp(`card-[${values}]-`),
    new RegExp(`class="(value|corner)[^>]*>[${values}]<`),
    new RegExp(`${company} bids`),
    new RegExp(`Bid [${values}]`),
  ];
}

async function expectNothingOf(page: Page, cards: Cards, company: string) {
  const held = await everythingOn(page);
  for (const trace of traces(cards, company)) expect(held).not.toMatch(trace);
}

async function uncover(page: Page, who: string) {
  await page.getByRole("button", { name: new RegExp(`^I am .*\\b${who}\\b`) }).click();
  await board(page).waitFor();
}

const handOver = (page: Page) => button(page, "Cover the board and hand over").click();

/** The seat that the curtain says is next. */
async function nextUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^I am / }).click();
  await offered(page, "card").or(offered(page, "square")).first().waitFor();
}

describe("a match at one screen", () => {
  test.each([2, 3])("with %i seats keeps nothing of the last seat behind its curtain", { retry: 0 }, async (seats) => {
    const hands: Cards[] = [
      [1, 1, 2],
      [3, 3, 4],
      [5, 5, 6],
    ];
    const names = ["Red", "Blue", "Green"].slice(0, seats);
    const ney = await newGuest(browser, "Ney");
    const { page } = ney;
    const openSockets = socketsOf(page);
    const id = await placed(
      { hands: hands.slice(0, seats) },
      names.map(() => ney),
    );
    await page.goto(new URL(`/match/${id}`, url).href);
    await curtain(page).waitFor();
    expect(await board(page).count()).toBe(0);
    expect(openSockets()).toEqual([]);

    for (const [seat, name] of names.entries()) {
      const hand = hands[seat] ?? [];
      // Before somebody is ready, nobody's cards are in the page; afterwards his alone.
      for (const [other, cards] of hands.slice(0, seats).entries()) {
        await expectNothingOf(page, cards, names[other] ?? "");
      }
      await uncover(page, name);
      await page
        .getByRole("button", { name: `Card ${String(hand[0])}`, exact: true })
        .first()
        .waitFor();
      for (const [other, cards] of hands.slice(0, seats).entries()) {
        if (other !== seat) await expectNothingOf(page, cards, names[other] ?? "");
      }
      expect(openSockets()).toEqual([String(seat)]);
      if (seat === seats - 1) break;

      await bid(page, ...hand.slice(0, 1));
      await prompt(page)
        .getByText("Waiting")
        .or(prompt(page).getByText("There is nothing for you to do"))
        .first()
        .waitFor();
      // The check must be able to see what it looks for.
      expect(await everythingOn(page)).toMatch(new RegExp(`${name} bids`));
      await handOver(page);
      await curtain(page).waitFor();
      expect(await board(page).count()).toBe(0);
      await expect.poll(openSockets).toEqual([]);
    }
    expect(ney.complaints).toEqual([]);
    await goAway(ney);
  });

  test("says who is next when it knows, and before that not who was", async () => {
    const ney = await newGuest(browser, "Ney");
    const { page } = ney;
    const seats = [{ type: "me" as const }, { type: "hot_seat" as const, label: "Lannes" }];
    const { id } = await beginMatch([ney], { seats });
    await page.goto(new URL(`/match/${id}`, url).href);
    await nextUp(page);
    await bid(page);

    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/api/matches/${id}`, async (route) => {
      await asked;
      await route.continue();
    });
    await handOver(page);
    await curtain(page).waitFor();
    expect(await curtain(page).getByRole("button").count()).toBe(0);
    answer();
    await page.getByRole("heading", { name: "Pass the screen to Lannes (Blue)" }).waitFor();
    expect(ney.complaints).toEqual([]);
    await goAway(ney);
  });

  test("calls the other first, where one has left his own question open", async () => {
    const ney = await newGuest(browser, "Ney");
    const { page } = ney;
    const seats = [{ type: "me" as const }, { type: "hot_seat" as const, label: "Lannes" }];
    const { id } = await beginMatch([ney], { seats });
    await page.goto(new URL(`/match/${id}`, url).href);
    for (const who of ["Ney (Red)", "Lannes (Blue)", "Ney (Red)"]) {
      await page.getByRole("heading", { name: `Pass the screen to ${who}` }).waitFor();
      await nextUp(page);
      await handOver(page);
    }
    expect(ney.complaints).toEqual([]);
    await goAway(ney);
  });

  test("is played to its end, where everything is shown", { timeout: 60_000 }, async () => {
    const ney = await newGuest(browser, "Ney");
    const { page } = ney;
    const seats = [{ type: "me" as const }, { type: "hot_seat" as const, label: "Lannes" }];
    const { id } = await beginMatch([ney], { seats, options: { rounds: 2 } });
    await page.goto(new URL(`/match/${id}`, url).href);

    let last: string | null = null;
    for (let round = 1; round <= 2; round += 1) {
      // Both may bid: who has just sat here makes room for the other.
      for (let bidder = 1; bidder <= 2; bidder += 1) {
        const heading = page.getByRole("heading", { name: /^Pass the screen to / });
        await heading.waitFor();
        if (round === 1) expect(await heading.textContent()).toContain(bidder === 1 ? "Ney (Red)" : "Lannes (Blue)");
        expect(await heading.textContent()).not.toBe(last);
        last = await heading.textContent();
        await nextUp(page);
        await bid(page);
        if (bidder === 1) await handOver(page);
      }
      // Whoever leads goes on: he may sit here already.
      await page
        .getByText(/The bids are shown/)
        .first()
        .waitFor();
      if ((await offered(page, "square").count()) === 0) {
        await handOver(page);
        await page.getByRole("button", { name: /^I am / }).waitFor();
        last = await page.getByRole("heading", { name: /^Pass the screen to / }).textContent();
        await nextUp(page);
      }
      await post(page);
      await charge(page);
      if (round === 1) await handOver(page);
    }
    await ending(page).waitFor();
    await button(page, "Show everything").click();
    await button(page, "As I saw it").waitFor();
    // Red's bids and Blue's are both in the log of who may know everything.
    await page.getByRole("listitem").filter({ hasText: "Red bids" }).first().waitFor();
    await page.getByRole("listitem").filter({ hasText: "Blue bids" }).first().waitFor();
    expect(ney.complaints).toEqual([]);
    await goAway(ney);
  });
});
