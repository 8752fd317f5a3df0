// Whose figures a war is played with: Bicorne's reconstruction, or the operator's own.

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MatchView } from "../../src/wire/lobby";
import { picture, url } from "../browser";
import { browser } from "../one-browser";
import { OwnServer } from "../own-server";
import { goAway, openTab } from "../players";
import { startWith } from "../pledging";
import { newGeneral, sitDownAt } from "./table";

let server: OwnServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bicorne-data-"));
  const data = join(folder, "data");
  await mkdir(data);
  await writeFile(join(data, "europe.toml"), "[deck]\nnapoleon = 4\nblank = 30\n");
  server = await OwnServer.started({ more: () => ["--data", data] });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const reconstruction = { en: "is a reconstruction", it: "è una ricostruzione" };
const operators = { en: "are those of the operator", it: "sono quelli del gestore" };

async function says(page: Page, language: "en" | "it", what: "ours" | "own"): Promise<void> {
  const [said, unsaid] = what === "ours" ? [reconstruction, operators] : [operators, reconstruction];
  await page.getByText(said[language]).first().waitFor();
  expect(await page.getByText(unsaid[language]).count()).toBe(0);
}

test.each(["en", "it"] as const)("the page says whose deck and set-ups they are, in %s", async (language) => {
  for (const [at, what] of [
    [url, "ours"],
    [server.url, "own"],
  ] as const) {
    const ney = await newGeneral(browser, at, "Ney", { locale: language === "en" ? "en-GB" : "it" });
    const { page } = ney;
    const call = async (method: string, path: string, data?: unknown) => {
      const answer = await page.request.fetch(at + path, { method, headers: { origin: at }, data });
      return (await answer.json()) as MatchView;
    };
    await page.goto(`${at}/new/europe`);
    await says(page, language, what);
    await picture(page, `europe-data-form-${what}-${language}`, { fullPage: true });
    const open = await call("POST", "/api/matches", {
      game: "europe",
      scenario: "basic-all-equal",
      seats: [{ type: "me" }, { type: "open" }],
    });
    await page.goto(`${at}/match/${open.id}`);
    await says(page, language, what);
    await picture(page, `europe-data-room-${what}-${language}`, { fullPage: true });
    const { id } = await call("POST", "/api/matches", {
      game: "europe",
      scenario: "basic-all-equal",
      seats: [{ type: "me" }, { type: "bot", level: "random" }],
    });
    await startWith(id, call);
    await sitDownAt(ney, at, id);
    await openTab(page, language === "en" ? "Match" : "Partita");
    await says(page, language, what);
    await picture(page, `europe-data-match-${what}-${language}`);
    expect(ney.complaints).toEqual([]);
    await goAway(ney);
  }
});
