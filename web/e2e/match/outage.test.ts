// A reload and ten seconds without a line, at every kind of ask.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Ask, Cards } from "../../src/wire/drill";
import { openBrowser } from "../browser";
import { Cable, tenSeconds } from "../cable";
import { bid, board, chips, choice, confirm, goAway, line, newGuest, offered, prompt, sitDown } from "../players";
import { placed } from "../position";

let browser: Browser;
let cable: Cable;

beforeAll(async () => {
  browser = await openBrowser();
  cable = await Cable.laid();
});

afterAll(async () => {
  await browser.close();
  await cable.close();
});

interface Kind {
  /** The words of the ask. */
  asked: string;
  /** It does not wait for an answer: who wants to give one begins by himself. */
  standing?: true;
  /** The picks that are made before the line is lost. */
  picks: readonly string[];
  /** What the opponent does meanwhile, and what the log says of it afterwards. */
  meanwhile?: { act: (page: Page) => Promise<void>; told?: string };
  /** Gives the whole answer; the log says so. */
  answer: (page: Page) => Promise<void>;
  told: string;
}

async function offerCard(page: Page, company: string, card: number) {
  await choice(page, kinds.offer.asked).click();
  await choice(page, company).click();
  await choice(page, `Card ${String(card)}`).click();
  await confirm(page);
}

/** In the order in which one round brings them. A kind of ask that is not here does not compile. */
const kinds: Record<Ask["type"], Kind> = {
  offer: {
    asked: "Offer a card to another company.",
    standing: true,
    picks: ["Blue"],
    meanwhile: {
      act: (page) => offerCard(page, "Red", 5),
      told: "Blue offers Red a card, face down.",
    },
    answer: async (page) => {
      await choice(page, "Card 1").click();
      await confirm(page);
    },
    told: "Red offers Blue a card: a 1.",
  },
  answer: {
    asked: "Blue offers you a card, face down. Will you give one in exchange?",
    standing: true,
    picks: ["Exchange"],
    meanwhile: {
      act: async (page) => {
        await choice(page, "Red offers you a card, face down. Will you give one in exchange?").click();
        await choice(page, "Decline").click();
        await confirm(page);
      },
      told: "Blue declines Red’s offer.",
    },
    answer: async (page) => {
      await choice(page, "Card 2").click();
      await confirm(page);
    },
    told: "Blue gives a 5 and gets a 2 from Red.",
  },
  bid: {
    asked: "Choose up to three cards for your bid, no two alike.",
    picks: ["Card 6", "Card 4"],
    // In secret: there is nothing to be told.
    meanwhile: { act: (page) => bid(page, 4) },
    answer: (page) => offered(page, "done").click(),
    told: "The bids are shown: Red 4 and 6; Blue 4.",
  },
  post: {
    asked: "You lead. Post a man on a free square.",
    picks: ["Square 3"],
    answer: confirm,
    told: "Red posts a man on square 3.",
  },
  charge: {
    asked: "Your man stands on square 3. Hold it, or charge?",
    picks: ["Charge with two dice"],
    answer: confirm,
    told: "Red charges from square 3",
  },
};

async function open(page: Page, kind: Kind) {
  if (kind.standing) await choice(page, kind.asked).click();
  await prompt(page).locator(".ask").getByText(kind.asked, { exact: true }).waitFor();
}

describe("an answer in the making", () => {
  test("outlives a reload and ten seconds offline, at every kind of ask", { timeout: 150_000 }, async () => {
    const [ney, lannes] = [await newGuest(browser, "Ney"), await newGuest(browser, "Lannes")];
    const hands: Cards[] = [
      [1, 2, 3, 4, 6],
      [1, 2, 3, 4, 5],
    ];
    await ney.page.clock.install();
    const id = await placed({ hands }, [ney, lannes]);
    await Promise.all([sitDown(ney, id, cable.url), sitDown(lannes, id)]);
    const { page } = ney;

    for (const kind of Object.values(kinds)) {
      await open(page, kind);
      for (const pick of kind.picks) await choice(page, pick).click();
      await expect.poll(() => chips(page)).toEqual(kind.picks);

      await page.reload();
      await board(page).waitFor();
      await open(page, kind);
      await expect.poll(() => chips(page)).toEqual(kind.picks);

      cable.pull();
      await page.context().setOffline(true);
      await page.getByText("The connection was lost. Trying again…").waitFor();
      await kind.meanwhile?.act(lannes.page);
      await tenSeconds(page);
      expect(await page.getByText(/^The connection was lost|^Connecting/).count()).toBe(1);
      if (kind.meanwhile?.told) expect(await line(page, kind.meanwhile.told).count()).toBe(0);
      cable.mend();
      await page.context().setOffline(false);

      await page.getByText(/^The connection was lost|^Connecting/).waitFor({ state: "hidden" });
      if (kind.meanwhile?.told) await line(page, kind.meanwhile.told).waitFor();
      await expect.poll(() => chips(page)).toEqual(kind.picks);
      await kind.answer(page);
      await line(page, kind.told).waitFor();
    }
    await line(lannes.page, "Round 2 begins.").waitFor();
    expect(lannes.complaints).toEqual([]);
    await goAway(ney, lannes);
  });
});
