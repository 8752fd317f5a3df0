// One person against a bot: from the home page to the end, with advice on the way.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { GameView, MatchView, NewSeat } from "../../src/wire/lobby";
import { picture, visit } from "../browser";
import { browser } from "../one-browser";
import { asking, button, call, choice, ending, goAway, newGuest, phone, prompt } from "../players";
import { startWith } from "../pledging";
import { chips, lastWord, takeSeat } from "./battle";

const desktop = { width: 1366, height: 768 };
const advice = (page: Page) => prompt(page).getByRole("region", { name: "What the bot would do" });
const lit = (page: Page) => advice(page).locator("button[aria-pressed=true]");
const hint = (page: Page) => choice(page, "Hint");

/** Waits for one's turn or the end; whether there is a turn. */
async function isAsked(page: Page): Promise<boolean> {
  await hint(page).or(ending(page)).first().waitFor({ timeout: 60_000 });
  return !(await ending(page).isVisible());
}

/** Asks for a hint, by its key or its button, and does as the bot would. */
async function followHint(page: Page, way: "key" | "button"): Promise<void> {
  if (way === "key") await page.keyboard.press("h");
  else await hint(page).click();
  await lit(page).first().waitFor();
  await lastWord(page).click();
  // Advice goes with the question that it is about.
  await advice(page).waitFor({ state: "hidden" });
}

/** The strongest bot there is, with little time to think. */
async function quickBot(page: Page): Promise<NewSeat> {
  const games = (await call(page, "GET", "/api/games")) as GameView[];
  const strongest = games.find(({ name }) => name === "triumph")?.bots.at(-1);
  if (!strongest) throw new Error("Nobody plays Triumph.");
  const { level, budget } = strongest;
  return budget === undefined ? { type: "bot", level } : { type: "bot", level, budget: "20ms" };
}

describe("one person against a bot", () => {
  test("begins with one click, sets up by a ready-made plan, and is advised", { timeout: 180_000 }, async () => {
    const me = await visit(browser, "/", { viewport: desktop, reducedMotion: "reduce" });
    const { page } = me;
    await page.locator("li.triumph").getByRole("button", { name: "Play now" }).click();
    await button(page, "Ready-made…").click();
    await page.getByRole("button", { name: /^Take it.*As on the day$/ }).click();
    await lastWord(page).click();
    await button(page, "As in “As on the day”").waitFor();
    // What scrolls by itself beside the map does not make the page longer than the window.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
    await button(page, "As in “As on the day”").click();
    await lastWord(page).click();
    // Whatever else is settled before the battle, the bot may say.
    for (let command = 0; command < 4 && (await isAsked(page)); command += 1) await followHint(page, "button");
    expect(await isAsked(page)).toBe(true);

    await page.keyboard.press("h");
    await lit(page).first().waitFor();
    const picked = await chips(page).allTextContents();
    expect(picked.length).toBeGreaterThan(0);
    await picture(page, "triumph-hint");
    // The draft is the server's to keep; the advice was for the moment.
    await page.reload();
    await hint(page).waitFor();
    await expect.poll(() => chips(page).allTextContents()).toEqual(picked);
    expect(await advice(page).count()).toBe(0);
    // What is begun stays, and the advice is there to be taken.
    await page.keyboard.press("h");
    await advice(page).waitFor();
    await lastWord(page).click();
    await advice(page).waitFor({ state: "hidden" });
    expect(await isAsked(page)).toBe(true);
    expect(me.complaints).toEqual([]);
    expect(me.strays).toEqual([]);
    await goAway(me);
  });

  test("plays a whole game by doing what the bot would", { timeout: 900_000 }, async () => {
    const me = await newGuest(browser, "Davout", { viewport: desktop });
    const { page } = me;
    const asked = { game: "triumph", scenario: "december-2", seats: [{ type: "me" }, await quickBot(page)] };
    const { id } = (await call(page, "POST", "/api/matches", asked)) as MatchView;
    await startWith(id, asking(page));
    await takeSeat(me, id);
    let answers = 0;
    while (await isAsked(page)) {
      await followHint(page, "key");
      answers += 1;
    }
    expect(answers).toBeGreaterThan(10);
    await ending(page).waitFor();
    // Who plays no more is advised no more.
    expect(await hint(page).count()).toBe(0);
    expect(me.complaints).toEqual([]);
    await goAway(me);
  });

  test("is advised on a phone, too", { timeout: 120_000 }, async () => {
    const me = await visit(browser, "/", { viewport: phone, reducedMotion: "reduce", hasTouch: true });
    const { page } = me;
    await page.locator("li.triumph").getByRole("button", { name: "Play now" }).click();
    const unfold = button(page, "Unfold");
    if (await unfold.isVisible()) await unfold.click();
    await hint(page).click();
    await lit(page).first().waitFor();
    await picture(page, "triumph-hint-phone");
    expect(me.complaints).toEqual([]);
    await goAway(me);
  });
});

test("Nobody is advised against another person", async () => {
  const [ney, lannes] = [await newGuest(browser, "Ney"), await newGuest(browser, "Lannes")];
  const asked = { game: "triumph", scenario: "december-2", seats: [{ type: "me" }, { type: "open" }] };
  const made = (await call(ney.page, "POST", "/api/matches", asked)) as MatchView;
  await call(lannes.page, "POST", `/api/matches/${made.id}/join`, { code: made.code });
  await startWith(made.id, asking(ney.page), asking(lannes.page));
  await takeSeat(ney, made.id);
  await prompt(ney.page).locator(".ask").waitFor();
  expect(await hint(ney.page).count()).toBe(0);
  await goAway(ney, lannes);
});
