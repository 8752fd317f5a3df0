// Two players at one screen: the cards of one are gone before the other looks.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { url } from "../browser";
import { browser } from "../one-browser";
import { beginMatch, button, confirm, goAway, lines, newGuest, prompt } from "../players";
import { openDrawer, say } from "./table";

const curtain = (page: Page) => page.locator("section.curtain");
const open = (page: Page) => page.locator(".target.place.offered");

/** The screen goes to who has something to answer. */
async function handOver(page: Page): Promise<void> {
  await button(page, "Cover the board and hand over").click();
  await lift(page);
}

/** Nothing of anybody's cards is behind the curtain. */
async function lift(page: Page): Promise<void> {
  await curtain(page).waitFor();
  const held = await page.evaluate(() => document.documentElement.outerHTML + JSON.stringify(localStorage));
  expect(held).not.toMatch(/data-card|_infantry|_cavalry/);
  await page.getByRole("button", { name: /^I am / }).click();
  await prompt(page).waitFor();
}

/** What may be done is told late, as over a slow line: nobody can order meanwhile what is no longer there. */
const tellLate = (page: Page) =>
  page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const late = (JSON.parse(String(message)) as { type: string }).type === "outlook" ? 300 : 0;
      setTimeout(() => {
        socket.send(message);
      }, late);
    });
  });

/** All that the player has goes to the first region that is offered, nation by nation; so many armies lie there before. */
async function placeAll(page: Page, before: number): Promise<void> {
  for (let armies = before; armies < before + 3; armies += 1) {
    await open(page).first().focus();
    await page.keyboard.press("Enter");
    await page.locator(".order button.primary:enabled").click();
    await page.locator(".order").waitFor({ state: "hidden" });
    await page.waitForFunction((count) => document.querySelectorAll("[data-piece]").length > count, armies);
  }
}

describe("a war at one screen", () => {
  test(
    "is set up and begun, and each sees the cards of his own nations alone",
    { timeout: 120_000, retry: 0 },
    async () => {
      const ney = await newGuest(browser, "Ney");
      const { page } = ney;
      const seats = [{ type: "me" as const }, { type: "hot_seat" as const, label: "Lannes" }];
      const { id } = await beginMatch([ney], { game: "europe", scenario: "basic-all-equal", seats });
      await tellLate(page);
      await page.goto(new URL(`/match/${id}`, url).href);

      await lift(page);
      await placeAll(page, 0);
      await handOver(page);
      await placeAll(page, 3);

      await handOver(page);
      await say(page, "Act now");
      await say(page, "End my movement");
      await prompt(page).getByRole("button", { name: "End my production" }).waitFor();
      await openDrawer(page, "Cards");
      expect(await page.locator(".drawer [data-card]").count()).toBeGreaterThan(0);
      expect(
        await lines(page)
          .filter({ hasText: /draws? \d+ cards? \(/ })
          .count(),
      ).toBeGreaterThan(0);
      await prompt(page).getByRole("button", { name: "End my production" }).click();
      await confirm(page);

      await handOver(page);
      await prompt(page).getByRole("button", { name: "Act now" }).waitFor();
      await openDrawer(page, "Cards");
      expect(await page.locator(".drawer [data-card]").count()).toBe(0);
      expect(
        await lines(page)
          .filter({ hasText: /draws? \d+ cards?/ })
          .count(),
      ).toBeGreaterThan(0);
      expect(
        await lines(page)
          .filter({ hasText: /draws? \d+ cards? \(/ })
          .count(),
      ).toBe(0);
      expect(ney.complaints).toEqual([]);
      await goAway(ney);
    },
  );
});
