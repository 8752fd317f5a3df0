// A player who looks elsewhere is called when it is his turn.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browser } from "../one-browser";
import { startWith } from "../pledging";
import { Person } from "./person";

/** Notes down what the page would show; a browser without a screen shows nothing. */
function noteNotices() {
  const shown: string[] = [];
  class Noted {
    static readonly permission = "granted";
    onclick: (() => void) | null = null;
    constructor(title: string, { body = "" }: NotificationOptions = {}) {
      shown.push(`${title}: ${body}`);
    }
    close() {
      // Nothing was opened.
    }
  }
  Object.assign(globalThis, { Notification: Noted, shown });
  localStorage.setItem("bicorne.notify", "yes");
  // Without a screen every tab counts as seen: the test says itself when somebody looks elsewhere.
  Object.defineProperty(document, "hidden", { get: () => Reflect.get(globalThis, "elsewhere") === true });
}

const look = (page: Page, elsewhere: boolean) =>
  page.evaluate((value) => {
    Object.assign(globalThis, { elsewhere: value });
  }, elsewhere);

const notices = (page: Page) => page.evaluate(() => (globalThis as typeof globalThis & { shown: string[] }).shown);

const icon = (page: Page) => page.locator("link[rel=icon]").getAttribute("href");

/** Bids the first card. */
async function bid(page: Page) {
  await page.locator(".prompt button[data-pick='card']").first().click();
  await page.locator(".prompt button[data-pick='done']").click();
}

test("the title, the icon and a notice say that it is one’s turn", async () => {
  const red = await Person.guest(browser, "Murat");
  await red.context.addInitScript(noteNotices);
  const blue = await Person.guest(browser, "Kutusov");
  const made = await red.makeMatch({ type: "open" });
  await blue.call("POST", `/api/matches/${made.id}/join`, { code: made.code });
  await startWith(made.id, red.ask, blue.ask);

  const mine = await red.open(`/match/${made.id}`);
  const theirs = await blue.open(`/match/${made.id}`);
  await expect.poll(() => mine.page.title()).toMatch(/^\(1\) · /);
  const called = await icon(mine.page);
  // Who sees the page needs no notice.
  expect(await notices(mine.page)).toEqual([]);

  await bid(mine.page);
  await expect.poll(() => mine.page.title()).not.toMatch(/^\(/);
  expect(await icon(mine.page)).not.toBe(called);

  // The next turn comes, sooner or later, while he looks elsewhere.
  await look(mine.page, true);
  await bid(theirs.page);
  await leadAlone(theirs.page, mine.page);
  await expect.poll(() => mine.page.title()).toMatch(/^\(1\) · /);
  expect(await icon(mine.page)).toBe(called);
  expect(await notices(mine.page)).toEqual(["Bicorne: The drill: it is your turn."]);
  expect(mine.complaints).toEqual([]);
  await red.leave();
  await blue.leave();
});

/** If the other side leads the round, it goes on until the first one is asked again. */
async function leadAlone(page: Page, other: Page) {
  const leads = page.locator(".prompt button[data-pick='square'], .prompt button[data-pick='dice']").first();
  while (!(await other.title()).startsWith("(")) {
    if (await leads.isVisible()) await leads.click();
    const confirm = page.getByRole("button", { name: "Confirm" });
    if (await confirm.isVisible()) await confirm.click();
    await page.waitForTimeout(100);
  }
}
