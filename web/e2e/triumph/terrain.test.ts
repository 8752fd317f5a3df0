// The drawn map is one layer that moves as a whole: it is not painted anew for that.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownBrowser } from "../browser";
import { board, button, goAway, rest } from "../players";
import { Touch } from "../touch";
import { Trace } from "../trace";
import { armies } from "./armies";
import { newFighter, takeSeat, type Fighter } from "./battle";
import { placedBattle } from "./placed";

let browser: Browser;
let fighters: [Fighter, Fighter];
let page: Page;

beforeAll(async () => {
  browser = await ownBrowser();
  fighters = [await newFighter(browser, "Ney", { hasTouch: true }), await newFighter(browser, "Bagration")];
  page = fighters[0].page;
  const id = await placedBattle(armies, fighters);
  await takeSeat(fighters[0], id);
  await board(page).waitFor();
  await rest(page);
});

afterAll(async () => {
  await goAway(...fighters);
  await browser.close();
});

async function middle() {
  const box = await board(page).boundingBox();
  if (!box) throw new Error("There is no board.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const terrain = /class='layer terrain/;

describe("the terrain of Triumph", () => {
  test("is not painted while both armies are panned over", async () => {
    await button(page, "Zoom in").click();
    await button(page, "Zoom in").click();
    await rest(page);
    await board(page).focus();
    const trace = await Trace.of(page);
    const places = new Set<string>();
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
      for (let press = 0; press < 6; press += 1) await page.keyboard.press(key);
      await rest(page);
      places.add(await page.locator(".layer.terrain").evaluate((layer) => getComputedStyle(layer).transform));
    }
    const { painted } = await trace.end();
    expect(places.size).toBe(4);
    expect(painted.filter((node) => terrain.test(node))).toEqual([]);
  });

  test("is not painted while the board is zoomed", async () => {
    await button(page, "Whole board").click();
    await button(page, "Zoom in").click();
    await rest(page);
    const { x, y } = await middle();
    const apart = (by: number) => [-by, by].map((by) => ({ x: x + by, y }));
    const touch = await Touch.of(page);
    const size = async () => (await page.locator(".terrain > svg").boundingBox())?.width ?? 0;
    const before = await size();
    // As long as they lie on it the board does not come to rest, however slow the machine is.
    await touch.down(...apart(100));
    const trace = await Trace.of(page);
    await touch.move(apart(100), apart(200), 20);
    // The last moves of the fingers come with the next frame.
    await expect.poll(async () => (await size()) / before).toBeCloseTo(2, 1);
    // Until the whole board is shown, and in again.
    await touch.move(apart(200), apart(40), 20);
    await expect.poll(async () => (await size()) / before).toBeLessThan(0.7);
    await touch.move(apart(40), apart(140), 20);
    const { painted } = await trace.end();
    await touch.up();
    expect(painted.filter((node) => terrain.test(node))).toEqual([]);
  });
});
