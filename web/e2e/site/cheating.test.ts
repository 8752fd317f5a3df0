// A server that bends the dice, and files that were changed after the match, before the pages of those who would be cheated.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { journalOf, resealed } from "../../src/dice/fixtures/fixtures";
import { pledgeOf } from "../../src/dice/round";
import type { MatchView } from "../../src/wire/lobby";
import { url } from "../browser";
import { browser } from "../one-browser";
import { openSalt, pledge } from "../pledging";
import { bot, Person } from "./person";

let ney: Person;
let lannes: Person;

beforeAll(async () => {
  ney = await Person.guest(browser, "Ney");
  lannes = await Person.guest(browser, "Lannes");
});

afterAll(async () => {
  await ney.leave();
  await lannes.leave();
});

/** A match that Ney has made, and in which Lannes sits. */
async function joined(): Promise<MatchView> {
  const made = await ney.call<MatchView>("POST", "/api/matches", {
    game: "drill",
    scenario: "default",
    seats: [{ type: "me" }, { type: "open" }],
  });
  await lannes.call("POST", `/api/matches/${made.id}/join`, { code: made.code });
  return made;
}

/** Whatever the server says of the match, the page hears this. */
async function bend(page: Page, id: string, change: (match: MatchView) => void): Promise<void> {
  await page.route(`**/api/matches/${id}`, async (route) => {
    const answer = await route.fetch();
    const match = (await answer.json()) as MatchView;
    change(match);
    await route.fulfill({ response: answer, json: match });
  });
}

const isOpened = async (id: string) => {
  const match = await ney.call<MatchView>("GET", `/api/matches/${id}`);
  return match.seats[1]?.opened;
};

const exported = async (id: string) =>
  (await ney.context.request.get(new URL(`/api/matches/${id}/export`, url).href)).text();

function choose(page: Page, text: string): Promise<void> {
  const file = { name: "match.jsonl", mimeType: "application/x-ndjson", buffer: Buffer.from(text) };
  return page.locator("input[type=file]").setInputFiles(file);
}

test("a browser opens its share by itself once all have sealed theirs, and the match begins", async () => {
  const { id } = await joined();
  const { page, complaints } = await lannes.open(`/match/${id}`);
  await page.getByText("✓ ready").waitFor();
  await pledge(ney.ask, id);
  await expect.poll(() => isOpened(id), { timeout: 20_000 }).toBe(true);
  await openSalt(ney.ask, id);
  const begun = await ney.call<MatchView>("POST", `/api/matches/${id}/start`);
  expect(begun.status).toBe("playing");
  await page.getByRole("application").waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test("a browser does not open its share for a server that has swapped its seed", async () => {
  const { id } = await joined();
  const { page } = await lannes.open(`/match/${id}`);
  await page.getByText("✓ ready").waitFor();
  await bend(page, id, (match) => {
    match.commitment = "0".repeat(64);
  });
  await pledge(ney.ask, id);
  await page.getByText("the server has swapped its seed").waitFor();
  expect(await isOpened(id)).toBe(false);
  await page.close();
});

test("a browser says so when somebody seals another share after it has opened its own", async () => {
  const { id } = await joined();
  const { page } = await lannes.open(`/match/${id}`);
  await page.getByText("✓ ready").waitFor();
  await pledge(ney.ask, id);
  await expect.poll(() => isOpened(id), { timeout: 20_000 }).toBe(true);
  const better = "11".repeat(16);
  await bend(page, id, (match) => {
    const [first] = match.round?.pledges ?? [];
    if (first) first.hash = pledgeOf(better, id, 1, 0);
  });
  await page.getByText("Somebody has changed theirs afterwards").waitFor();
  await page.unrouteAll();

  // And when the match is over, though its file agrees with itself.
  await openSalt(ney.ask, id);
  await ney.call("POST", `/api/matches/${id}/start`);
  await ney.call("POST", `/api/matches/${id}/resign`);
  const honest = await exported(id);
  await page.goto(new URL("/dice", url).href);
  await choose(page, honest);
  await page.locator(".verdict.good").waitFor();
  const [salt = ""] = journalOf(honest).header.seats.map((line) => line.salt);
  const [own = ""] = (journalOf(honest).header.round?.pledges ?? []).map((pledge) => pledge.hash);
  const chosen = honest.replace(salt, better).replace(own, pledgeOf(better, id, 1, 0));
  await choose(page, resealed(chosen).replace(/,"end":\{.*\}\}\s*$/, "}"));
  await page.getByText("The sealed salts are not those this browser saw").waitFor();
  await page.close();
});

test("what was forged after the end is named as changed or cut off, or said to agree with itself only", async () => {
  const match = await ney.makeMatch(bot);
  await ney.playOut(match);
  const lines = (await exported(match.id)).trimEnd().split("\n");
  const closing = lines.at(-1) ?? "";
  const body = lines.slice(0, -1);
  const n = body.length;
  const zeros = "0".repeat(64);
  const resigned = `{"n":${String(n - 5)},"seat":0,"deed":{"type":"end","outcome":{"winners":[1],"how":"resigned"}},"digest":"${"1".repeat(64)}","link":"${zeros}"}`;
  const last = body.findLastIndex((line) => line.includes('"dice":['));
  const act = body.findLastIndex((line) => line.includes('"type":"bid"'));
  const forgeries: [string, string[]][] = [
    ["act", body.map((line, at) => (at === act ? line.replace(/"cards":\[\d+/, '"cards":[99') : line))],
    ["cut", body.slice(0, -5)],
    ["dice", body.map((line, at) => (at === last ? line.replace(/,"dice":\[[^\]]*\]/, "") : line))],
    ["resignation", [...body.slice(0, -5), resigned]],
  ];
  // He who played has the links, and whoever was here the key; a browser that was never here has neither.
  const { page } = await ney.open(`/match/${match.id}`);
  await page.getByRole("application").waitFor();
  await page.goto(new URL("/dice", url).href);
  const stranger = await Person.stranger(browser);
  const { page: far } = await stranger.open("/dice");
  await far.evaluate(() => {
    localStorage.clear();
  });
  await choose(page, [...body, closing].join("\n"));
  await page.getByText("The server signed this very end").waitFor();
  await page.getByText("The last entry is the one this browser was told of").waitFor();
  for (const [what, changed] of forgeries) {
    const forged = resealed([...changed, closing].join("\n"));
    await choose(page, forged);
    await page.getByText("This is not what the server signed when the match ended").waitFor();
    const bare = forged.replace(/,"end":\{.*\}\}\s*$/, "}");
    await choose(page, bare);
    await page.getByText("An entry that this browser was told of during the match is not in the file").waitFor();
    await choose(far, bare);
    await far.locator(".verdict").waitFor();
    const said = await far.locator(".verdict").textContent();
    expect(said, what).toMatch(/only agrees with itself|Something is wrong/);
    expect(said, what).not.toContain("none was changed");
    await choose(far, "\n");
    await far.getByText("The file is empty.").waitFor();
  }
  await stranger.leave();
  await page.close();
});
