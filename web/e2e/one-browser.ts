// The browser of a test file, open while its tests run. Every file comes to it by itself: vitest loads this module anew for each.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "./browser";

export let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
});
