// The longest name there may be, without a blank, on a phone.

import { expect, test } from "vitest";
import type { MatchView } from "../../src/wire/lobby";
import { scrollsSideways, url } from "../browser";
import { browser } from "../one-browser";
import { asking, call, goAway, newGuest, phone } from "../players";
import { startWith } from "../pledging";

const longest = (letter: string) => letter.repeat(40);

test("a long name stays within the page, and leaves room for the ways to others", async () => {
  const ney = await newGuest(browser, longest("W"), { viewport: phone });
  const { page } = ney;
  for (const path of ["/account", "/settings", "/lobby"]) {
    await page.goto(new URL(path, url).href, { waitUntil: "networkidle" });
    expect(await scrollsSideways(page), path).toBe(false);
    const lobby = page.getByRole("navigation").getByRole("link", { name: "Lobby" });
    expect(await lobby.evaluate((link) => link.scrollWidth <= link.clientWidth), path).toBe(true);
  }

  const seats = [{ type: "me" }, { type: "hot_seat", label: longest("M") }];
  const asked = { game: "drill", scenario: "default", options: { seats: 2 }, seats };
  const { id } = (await call(page, "POST", "/api/matches", asked)) as MatchView;
  await startWith(id, asking(page));
  await page.goto(new URL(`/match/${id}`, url).href);
  const ready = page.getByRole("button", { name: "show the board" });
  await ready.waitFor();
  const box = await ready.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= phone.width).toBe(true);
  await goAway(ney);
});
