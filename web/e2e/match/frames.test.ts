// What reaches a player's browser must not depend on what is hidden from him: not by a byte.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Cards } from "../../src/wire/drill";
import { browser } from "../one-browser";
import { bid, choice, confirm, goAway, line, lines, newGuest, offered, sitDown, type Player } from "../players";
import { placed } from "../position";
import { listen } from "../unhurried";

/** Everything that comes in over the page's sockets. */
function received(page: Page): string[] {
  const frames: string[] = [];
  page.on("websocket", (socket) => {
    listen(socket, (text) => frames.push(text));
  });
  return frames;
}

interface Hidden {
  blue: Cards;
  deck: Cards;
}

/** The same round, whatever Blue has in hand: he does the same thing with other cards. Gives what Red received. */
async function playedBefore(red: Player, blue: Player, hidden: Hidden): Promise<string[]> {
  const id = await placed({ hands: [[1, 2, 3, 6], hidden.blue], deck: hidden.deck }, [red, blue]);
  const { page } = red;
  const frames = received(page);
  const [offeredCard, bidCard, otherCard] = hidden.blue;
  await sitDown(red, id);
  await offered(page, "card").first().waitFor();
  await sitDown(blue, id);
  await offered(blue.page, "card").first().waitFor();
  await page.getByRole("tab", { name: "Players" }).click();
  await page.getByRole("listitem").filter({ hasText: "Lannes" }).getByText("here", { exact: true }).waitFor();
  await page.getByRole("tab", { name: "Log" }).click();

  await choice(blue.page, "Offer a card to another company.").click();
  await choice(blue.page, "Red").click();
  await choice(blue.page, `Card ${String(offeredCard)}`).click();
  await confirm(blue.page);
  await line(page, "Blue offers Red a card, face down.").waitFor();

  await bid(page, 6);
  await line(page, "Red bids 6, face down.").waitFor();
  // Blue bids, thinks better of it, and bids something else: none of Red's business.
  await choice(page, "Take back the move").click();
  await line(page, "Red takes back the last move.").waitFor();
  await offered(page, "card").first().waitFor();
  await bid(blue.page, bidCard ?? 0);
  await choice(blue.page, "Take back the move").click();
  await bid(blue.page, otherCard ?? 0);
  await choice(page, "Blue offers you a card, face down. Will you give one in exchange?").click();
  await choice(page, "Decline").click();
  await confirm(page);
  await line(page, "Red declines Blue’s offer.").waitFor();
  expect(await lines(page).filter({ hasText: "are shown" }).count()).toBe(0);
  const before = frames.map((frame) => frame.replaceAll(id, "the match"));

  // The frames are heard to the end: what shows the bids comes in as well.
  await offered(page, "card").first().waitFor();
  await bid(page, 6);
  await line(page, "The bids are shown").waitFor();
  expect(frames.some((frame) => frame.includes('"bids_shown"'))).toBe(true);
  const shown = frames.findIndex((frame) => frame.includes('"bids_shown"'));
  return [...before, ...frames.slice(before.length, shown)];
}

describe("the frames of a seat", () => {
  test(
    "are the same to the byte whatever the others hide, until it is shown",
    { timeout: 90_000, retry: 0 },
    async () => {
      const [ney, lannes] = [await newGuest(browser, "Ney"), await newGuest(browser, "Lannes")];
      const one = await playedBefore(ney, lannes, { blue: [1, 2, 3, 4], deck: [5, 5, 6, 6] });
      await goAway(ney, lannes);

      const again = [await newGuest(browser, "Ney"), await newGuest(browser, "Lannes")] as const;
      const other = await playedBefore(...again, { blue: [5, 4, 6, 5], deck: [1, 3, 2, 6] });
      await goAway(...again);

      expect(one.length).toBeGreaterThan(10);
      expect(other).toEqual(one);
    },
  );
});
