// The match page as it looks, on every screen, in every light and in both languages.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Ask, Cards } from "../../src/wire/drill";
import { picture, scrollsSideways, url } from "../browser";
import { browser } from "../one-browser";
import {
  beginMatch,
  bid,
  board,
  button,
  call,
  charge,
  choice,
  confirm,
  desktop,
  ending,
  goAway,
  line,
  newGuest,
  offered,
  openTab,
  phone,
  prompt,
  sitDown,
} from "../players";
import { placed } from "../position";

const screens = { desktop, phone };
const languages = { it: "Italiano", en: "English" };

/** Pictures of what is there now; the page is left as it was: a desktop in daylight, in English. */
async function look(page: Page, name: string) {
  const wide: string[] = [];
  for (const [language, text] of Object.entries(languages)) {
    for (const colorScheme of ["dark", "light"] as const) {
      for (const screen of ["phone", "desktop"] as const) {
        await page.setViewportSize(screens[screen]);
        await page.emulateMedia({ colorScheme });
        if (!(await page.locator(`html[lang=${language}]`).count())) await button(page, text).click();
        const picked = `match-${name}-${screen}-${colorScheme}-${language}`;
        if (await scrollsSideways(page)) wide.push(picked);
        await picture(page, picked, { fullPage: screen === "phone" });
      }
    }
  }
  expect(wide, "pages that are wider than their window").toEqual([]);
}

const hands: Cards[] = [
  [1, 2, 3, 3, 6],
  [1, 2, 4, 4, 5],
];

describe("the match page", () => {
  test("has its picture taken at every kind of ask", { timeout: 150_000 }, async () => {
    const [ney, lannes] = [await newGuest(browser, "Ney"), await newGuest(browser, "Lannes")];
    const { page } = ney;
    const id = await placed({ hands, deck: [5, 6, 1, 2, 4], options: { rounds: 1 } }, [ney, lannes]);
    await Promise.all([sitDown(ney, id), sitDown(lannes, id)]);

    /** How each kind comes about, and how it is answered afterwards. In the order of a round. */
    const kinds: Record<Ask["type"], { ask: () => Promise<void>; answer: () => Promise<void> }> = {
      offer: {
        ask: async () => {
          await choice(page, "Offer a card to another company.").click();
          await choice(page, "Blue").click();
          await choice(page, "Card 3").waitFor();
        },
        answer: async () => {
          await choice(page, "Card 3").click();
          await confirm(page);
        },
      },
      answer: {
        ask: async () => {
          await choice(lannes.page, "Offer a card to another company.").click();
          await choice(lannes.page, "Red").click();
          await choice(lannes.page, "Card 4").click();
          await confirm(lannes.page);
          await choice(page, "Blue offers you a card, face down. Will you give one in exchange?").click();
          await offered(page, "accept").waitFor();
        },
        answer: async () => {
          await choice(page, "Exchange").click();
          await choice(page, "Card 1").click();
          await confirm(page);
        },
      },
      bid: {
        ask: async () => {
          await line(page, "Blue gives a 4").waitFor();
          await choice(page, "Card 6").click();
          await offered(page, "done").waitFor();
        },
        answer: async () => {
          await choice(page, "Card 2").click();
          await offered(page, "done").click();
          await bid(lannes.page, 5);
        },
      },
      post: {
        ask: () => offered(page, "square").first().waitFor(),
        answer: async () => {
          await choice(page, "Square 1").click();
          await confirm(page);
        },
      },
      charge: {
        ask: () => offered(page, "dice").first().waitFor(),
        answer: () => charge(page, 1),
      },
    };
    for (const [kind, { ask, answer }] of Object.entries(kinds)) {
      await ask();
      await look(page, kind);
      await answer();
    }
    await ending(page).waitFor();
    await look(page, "over");
    await button(page, "Show everything").click();
    await button(page, "As I saw it").waitFor();
    await look(page, "truth");
    expect([...ney.complaints, ...lannes.complaints]).toEqual([]);
    await goAway(ney, lannes);
  });

  test("has its picture taken between the players of one screen", { timeout: 60_000 }, async () => {
    const ney = await newGuest(browser, "Ney");
    const seats = [{ type: "me" as const }, { type: "hot_seat" as const, label: "Lannes" }];
    const { id } = await beginMatch([ney], { seats });
    await ney.page.goto(new URL(`/match/${id}`, url).href);
    await ney.page.locator(".curtain").waitFor();
    await look(ney.page, "curtain");
    expect(ney.complaints).toEqual([]);
    await goAway(ney);
  });

  test("has its picture taken with four companies, and with its panels open", { timeout: 90_000 }, async () => {
    const players = await Promise.all(["Ney", "Lannes", "Soult", "Davout"].map((name) => newGuest(browser, name)));
    const [ney, ...others] = players;
    if (!ney) throw new Error("Nobody is there.");
    const { page } = ney;
    const four: Cards[] = [
      [1, 2, 3, 3, 6],
      [1, 2, 4, 4, 5],
      [5, 5, 1],
      [6, 2, 3],
    ];
    const id = await placed({ hands: four, options: { partnership: true } }, players);
    await sitDown(ney, id);
    await look(page, "four");
    await call(others[0]?.page ?? page, "POST", `/api/matches/${id}/talk`, { channel: "all", text: "Good luck!" });
    for (const tab of ["Talk", "Notes", "Players", "Match"]) {
      await openTab(page, tab);
      await page.emulateMedia({ colorScheme: "light" });
      await picture(page, `match-panel-${tab.toLowerCase()}-desktop-light-en`);
    }
    expect(ney.complaints).toEqual([]);
    await goAway(...players);
  });
});

describe("on a phone", () => {
  test("a round is played by finger, and the page never scrolls sideways", { timeout: 60_000 }, async () => {
    const touching = { viewport: phone, hasTouch: true, isMobile: true };
    const [ney, lannes] = [await newGuest(browser, "Ney", touching), await newGuest(browser, "Lannes")];
    const { page } = ney;
    const id = await placed({ hands, deck: [5, 6] }, [ney, lannes]);
    await Promise.all([sitDown(ney, id), sitDown(lannes, id)]);
    const fits = async () => {
      expect(await scrollsSideways(page)).toBe(false);
    };

    await offered(page, "card").first().waitFor();
    await fits();
    await board(page).getByRole("button", { name: "Card 6" }).tap();
    await offered(page, "done").waitFor();
    await fits();
    await choice(page, "Card 3").tap();
    await prompt(page).getByText("Card 3").first().waitFor();
    await offered(page, "done").tap();
    await line(page, "Red bids 3 and 6, face down.").waitFor();
    await fits();
    await bid(lannes.page, 5);

    await offered(page, "square").first().waitFor();
    await fits();
    await board(page).getByRole("button", { name: "Square 4, free" }).tap();
    await fits();
    await prompt(page).getByText("Post a man on square 4.", { exact: true }).waitFor();
    await choice(page, "Confirm").tap();
    await offered(page, "dice").first().waitFor();
    await fits();
    await choice(page, "Charge with two dice").tap();
    await choice(page, "Confirm").tap();
    await line(page, "Round 2 begins.").waitFor();
    await fits();
    for (const tab of ["Talk", "Notes", "Players", "Match", "Log"]) {
      await openTab(page, tab);
      await fits();
    }
    await button(page, "To the beginning").tap();
    await fits();
    expect([...ney.complaints, ...lannes.complaints]).toEqual([]);
    await goAway(ney, lannes);
  });
});
