// A whole game at the board in words.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../browser";
import { button, ending, goAway } from "../players";
import { beginAuction, newFighter, play } from "./battle";
import { script } from "./script";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
});

describe("the board in words", () => {
  test("is enough for a whole game", { timeout: 600_000 }, async () => {
    const [ney, lannes] = [await newFighter(browser, "Ney"), await newFighter(browser, "Lannes")];
    const { fighters } = await beginAuction(ney, lannes);
    for (const { page } of fighters) {
      await button(page, "Board in words").click();
      await page.getByRole("heading", { name: "Choices now" }).waitFor();
      expect(await page.getByRole("application").count()).toBe(0);
    }
    for (const entry of script.entries) await play(fighters, entry, "words");
    for (const { page } of fighters) await ending(page).waitFor();
    expect([...ney.complaints, ...lannes.complaints]).toEqual([]);
    await goAway(ney, lannes);
  });
});
