// A battle by an order of battle of one's own, taken in from a file, is fought once more.

import { expect, test } from "vitest";
import type { MatchView } from "../../src/wire/lobby";
import { url } from "../browser";
import { browser } from "../one-browser";
import { button, call, ending, goAway, newGuest } from "../players";
import { general, sitDown } from "./battle";
import { placedBattle } from "./placed";

test("an imported battle has a rematch with the same order of battle", { timeout: 60_000 }, async () => {
  const ney = await newGuest(browser, "Ney");
  const { page } = ney;
  const id = await placedBattle(ney, { step: { type: "roll" } });
  await sitDown(ney, id);
  await general(page, "Bruyères").waitFor();
  await call(page, "POST", `/api/matches/${id}/resign?seat=0`);
  await ending(page).waitFor();
  await button(page, "Rematch").click();
  await page.waitForURL((address) => address.pathname.startsWith("/match/") && !address.pathname.endsWith(id));
  await page.locator("section.battle").waitFor();
  await general(page, "Bruyères").waitFor();
  const again = (await call(
    page,
    "GET",
    `/api${new URL(page.url()).pathname.replace("match", "matches")}`,
  )) as MatchView;
  expect(again).toMatchObject({ status: "playing", game: "battles", scenario: "own", rules: 2 });
  expect(again.options).toMatchObject({ turns: 8, red_players: "one" });
  expect(again.options).not.toHaveProperty("battle");
  expect(new URL(page.url()).origin).toBe(new URL(url).origin);
  expect(ney.complaints).toEqual([]);
  await goAway(ney);
});
