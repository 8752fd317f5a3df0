/** Matches played by the program itself, as their viewers were told of them: for tests. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { Told, View } from "../../../wire/triumph";
import { program } from "../../program";

export type Eyes = "observer" | "truth" | "french" | "allied" | "first" | "second";

/** Something that was told, with the number of the message; the truth is numbered as the entries of the journal. */
export interface Heard {
  entry: number;
  told: Told;
}

const run = (...args: readonly string[]) =>
  execFileSync(program, args, { cwd: "..", encoding: "utf8", maxBuffer: 1 << 28 });

/** The journals of random matches. */
export function randomMatches(games: number, seed: string, options: readonly string[] = []): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "bicorne-played-"));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const flags = options.flatMap((option) => ["--option", option]);
  const wanted = ["--games", String(games), "--seed", seed, "--save", folder, ...flags];
  run("simulate", "triumph", "december-2", ...wanted);
  return readdirSync(folder).map((file) => join(folder, file));
}

/** The journals of the matches that were staged to show every ending. */
export function stagedMatches(): readonly string[] {
  const folder = "crates/triumph/tests/kept/1";
  const staged = readdirSync(join("..", folder)).filter((file) => /^(?!.*-(officers|random)-).*\.jsonl$/.test(file));
  return staged.map((file) => join(folder, file));
}

/** All that a viewer was told. */
export function toldIn(journal: string, eyes: Eyes): readonly Heard[] {
  const lines = run("replay", journal, "--seat", eyes).split("\n");
  return lines.flatMap((line) => {
    const [, entry, type, rest] = /^ *(\d+) {2}([a-z_0-9]+) (\{.*\})$/.exec(line) ?? [];
    if (entry === undefined || rest === undefined) return [];
    return [{ entry: Number(entry), told: { ...(JSON.parse(rest) as object), type } as Told }];
  });
}

/** What the viewer knew after an entry. */
export function viewAt(journal: string, entry: number, eyes: Eyes): View {
  const text = run("replay", journal, "--at", String(entry), "--seat", eyes);
  return JSON.parse(text.slice(text.indexOf("\n{\n"))) as View;
}
