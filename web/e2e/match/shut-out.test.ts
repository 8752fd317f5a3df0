// A place at the table that the server gives nobody any more: the page says why, and does not try for ever.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, url } from "../browser";
import { Cable } from "../cable";
import { beginMatch, board, goAway, newGuest, sitDown } from "../players";

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

describe("who is signed out", () => {
  test("is told so when his line comes back, and sees no board", { timeout: 60_000 }, async () => {
    const [ney, lannes] = [await newGuest(browser, "Ney"), await newGuest(browser, "Lannes")];
    const { id } = await beginMatch([ney, lannes]);
    await sitDown(ney, id, cable.url);
    const left = await ney.page.request.delete(new URL("/api/sessions/current", url).href, {
      headers: { origin: url },
    });
    expect(left.ok()).toBe(true);
    cable.pull();
    cable.mend();
    await ney.page.getByText("You need to sign in first.").waitFor();
    expect(await board(ney.page).count()).toBe(0);
    await goAway(ney, lannes);
  });
});
