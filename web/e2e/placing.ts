// How a match comes to begin from a position, whatever the game: a journal is written and imported.

import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { headerLink } from "../src/dice/chain";
import { commitment } from "../src/dice/commitment";
import type { Header } from "../src/wire/table";
import { required } from "./browser";
import type { Player } from "./players";

/** Who holds a seat. */
export type Seated = Pick<Player, "guest">;

/** In the words of the game. */
export interface Beginning {
  game: string;
  scenario: string;
  options: object;
  position: object;
  /** The names of the seats, and who holds each. */
  seats: readonly (readonly [name: string, holder: Seated])[];
}

/** Where a match is taken in, and under which id: its dice depend on that. By the first version of its rules, if not said. */
export interface Where {
  id?: string;
  database?: string;
  rules?: number;
}

/** Begins a match, in the database of the server under test or in another. Gives its id. */
export async function place(
  { options, position, seats, ...game }: Beginning,
  { id = `placed-${crypto.randomUUID().slice(0, 18)}`, database = required("BICORNE_DATABASE"), rules = 1 }: Where = {},
): Promise<string> {
  const seed = "5e".repeat(32);
  const header: Header = {
    bicorne: 1,
    id,
    game: game.game,
    rules,
    scenario: game.scenario,
    options: "the options",
    position: "the position",
    seats: seats.map(([name, { guest }], seat) => ({
      name,
      parties: [seat] as Header["seats"][number]["parties"],
      holder: { type: "person", person: guest.id },
      salt: "5a".repeat(16),
    })),
    commitment: commitment(seed),
  };
  const text = JSON.stringify(header)
    .replace('"the options"', () => inOrder(options))
    .replace('"the position"', () => inOrder(position));
  const link = headerLink({ ...header, text, placed: true, seats: [], round: undefined });
  await take(`${text}\n${JSON.stringify({ seed, entries: 0, link })}\n`, database);
  return id;
}

/**
 * The server writes what only the game can read with its keys in the order of the alphabet, however deep, and the link is
 * over the text. A table here would have keys that are numbers in the order of the numbers.
 */
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${inOrder(inner)}`).join(",")}}`;
}

async function take(journal: string, database: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bicorne-placed-"));
  const file = join(folder, "match.jsonl");
  try {
    await writeFile(file, journal);
    await promisify(execFile)(required("BICORNE"), ["import", file, "--database", database]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
