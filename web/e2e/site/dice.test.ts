// The dice of a match that was really played, computed again in the browser.

import { beforeAll, expect, test } from "vitest";
import type { MatchView } from "../../src/wire/lobby";
import { url } from "../browser";
import { browser } from "../one-browser";
import { bot, Person } from "./person";

let player: Person;
let match: MatchView;

beforeAll(async () => {
  player = await Person.guest(browser, "Marmont");
  match = await player.makeMatch(bot);
  await player.playOut(match);
});

test("all dice of a finished match follow from its seed", async () => {
  const { page, complaints } = await player.open("/dice");
  await page.getByLabel("Address or id of a match on this server").fill(new URL(`/match/${match.id}`, url).href);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByRole("heading", { name: /^All \d+ dice follow from the seed/ }).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test("the file of the match is as good, and one with a changed die is refused", async () => {
  const { page } = await player.open("/dice");
  const journal = await (await player.context.request.get(new URL(`/api/matches/${match.id}/export`, url).href)).text();
  const choose = (text: string) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "match.jsonl", mimeType: "application/x-ndjson", buffer: Buffer.from(text) });
  await choose(journal);
  await page.locator(".verdict.good").waitFor();

  const other = (die: string) => (die === "6" ? "5" : "6");
  await choose(journal.replace(/("value":)(\d)/, (_, key: string, die: string) => key + other(die)));
  await page.getByRole("heading", { name: "Something is wrong with this match" }).waitFor();
  await page.getByText(/^Entry \d+, die \d: the file says \d, the seed gives \d\.$/).waitFor();
  await page.close();
});

test("a match that is played has no seed to show", async () => {
  const playing = await player.makeMatch(bot);
  const { page } = await player.open(`/dice/${playing.id}`);
  await page.getByRole("heading", { name: "This match is still being played" }).waitFor();
  await page.getByText(playing.commitment).waitFor();
  await page.close();
});
