// Matches that this program cannot play, as after a step back to an older one: they are listed, say why, and lose nothing.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import type { Browser, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import type { MatchView, NewSeat } from "../../src/wire/lobby";
import { picture, visit, type Visit } from "../browser";
import { browser } from "../one-browser";
import { bicorne, OwnServer } from "../own-server";
import { desktop, goAway, phone } from "../players";
import { startWith } from "../pledging";
import { barriers, tooWide } from "./look";

const servers: OwnServer[] = [];

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

async function started(how?: Parameters<typeof OwnServer.started>[0]): Promise<OwnServer> {
  const server = await OwnServer.started(how);
  servers.push(server);
  return server;
}

async function call(page: Page, at: string, method: string, path: string, data?: unknown): Promise<MatchView> {
  const answer = await page.request.fetch(at + path, { method, headers: { origin: at }, data });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${String(answer.status())} ${await answer.text()}`);
  return (await answer.json()) as MatchView;
}

/** A drill of two at one screen, begun. */
async function begun(page: Page, at: string): Promise<string> {
  const seats: NewSeat[] = [{ type: "me" }, { type: "hot_seat", label: "Lannes" }];
  const { id } = await call(page, at, "POST", "/api/matches", { game: "drill", scenario: "default", seats });
  await startWith(id, (method, path, data) => call(page, at, method, path, data));
  return id;
}

/** In the file of a backup, by letters of the same number: so nothing else in it moves. It may hold a row twice. */
async function rewrite(file: string, changes: readonly (readonly [RegExp, string])[]): Promise<void> {
  let bytes = await readFile(file, "latin1");
  for (const [from, to] of changes) {
    const before = bytes;
    bytes = bytes.replace(from, to);
    expect(bytes.length).toBe(before.length);
    expect(bytes, String(from)).not.toBe(before);
  }
  await writeFile(file, bytes, "latin1");
}

const rules = (id: string): [RegExp, string] => [new RegExp(`("id":"${id}","game":"drill","rules":)\\d,`, "g"), "$19,"];
/** The header names the game, and so does the list of matches. */
const games = (id: string): [RegExp, string][] => [
  [new RegExp(`("id":"${id}","game":")drill"`, "g"), '$1trill"'],
  [new RegExp(`(${id}[A-Z0-9-]*)drilldefault`, "g"), "$1trilldefault"],
];

/** By day on a phone in Italian, by night on a desk in English. */
async function look(browser: Browser, seen: Visit, at: string, paths: Readonly<Record<string, string>>): Promise<void> {
  const storageState = await seen.page.context().storageState();
  for (const [screen, viewport, colorScheme, locale] of [
    ["phone", phone, "light", "it"],
    ["desktop", desktop, "dark", "en-GB"],
  ] as const) {
    const context = await browser.newContext({ locale, viewport, colorScheme, storageState });
    const page = await context.newPage();
    for (const [name, path] of Object.entries(paths)) {
      await page.goto(at + path, { waitUntil: "networkidle" });
      await picture(page, `unplayable-${name}-${screen}`, { fullPage: true });
      expect(await barriers(page), `${name}, ${screen}`).toEqual([]);
      expect(await tooWide(page), `${name}, ${screen}`).toEqual([]);
    }
    await context.close();
  }
}

test("a match that needs a newer program is listed, says so, and can be taken home", { timeout: 120_000 }, async () => {
  const first = await started();
  const seen = await visit(browser, `${first.url}/settings`, { viewport: desktop });
  const { page } = seen;
  await call(page, first.url, "POST", "/api/guests", { name: "Ney" });
  const [newer, over, unknown] = [
    await begun(page, first.url),
    await begun(page, first.url),
    await begun(page, first.url),
  ];
  await call(page, first.url, "POST", `/api/matches/${over}/resign?seat=0`);
  const backup = join(first.folder, "backup.sqlite");
  await bicorne("backup", backup, "--database", first.database);
  await rewrite(backup, [rules(newer), rules(over), ...games(unknown)]);
  const { url } = await started({ backup });

  // The lobby and the first page have all of them, each with what is the matter.
  // What a page fetches when it is left counts as failed.
  await page.goto(`${url}/lobby`, { waitUntil: "networkidle" });
  const row = (id: string) => page.locator("li").filter({ has: page.locator(`a[href="/match/${id}"]`) });
  await row(newer).getByText("Needs a newer version").waitFor();
  await row(over).waitFor();
  await row(unknown).getByText("trill").waitFor();
  await row(unknown).getByText("Needs a newer version").waitFor();
  await page.goto(url, { waitUntil: "networkidle" });
  await row(newer).getByText("Needs a newer version").waitFor();
  await row(unknown).getByText("Needs a newer version").waitFor();

  await row(newer).getByRole("link").click();
  await page.getByRole("alert").getByText("This match needs a newer version of the program").waitFor();
  await page.getByText("Nothing of it is lost: it stays as it is, and goes on").waitFor();
  await page.getByText("Red: Ney").waitFor();
  expect(await page.getByRole("link", { name: "Download" }).count()).toBe(0);

  await page.goto(`${url}/match/${unknown}`);
  await page.getByRole("alert").getByText("This match needs a newer version of the program").waitFor();
  await page.getByText("Ney").first().waitFor();

  await page.goto(`${url}/match/${over}`);
  await page.getByRole("alert").getByText("This match needs a newer version of the program").waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the match file" }).press("Enter"),
  ]);
  const lines = (await textOf(await file.createReadStream())).trimEnd().split("\n");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ id: over, game: "drill", rules: 9 });
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ entries: lines.length - 2 });

  await look(browser, seen, url, {
    lobby: "/lobby",
    home: "/",
    playing: `/match/${newer}`,
    over: `/match/${over}`,
    unknown: `/match/${unknown}`,
  });
  expect(seen.complaints).toEqual([]);
  await goAway(seen);
});
