// Matches that begin from a position, so that the tests know what is in every hand: a journal is written and imported.

import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { headerLink } from "../src/dice/chain";
import { commitment } from "../src/dice/commitment";
import type { Cards, Options, Phase } from "../src/wire/drill";
import type { Header } from "../src/wire/table";
import { required } from "./browser";
import type { Player } from "./players";

export interface Position {
  round?: number;
  phase?: Phase;
  /** The next card is the last. */
  deck?: Cards;
  /** What each company has in hand, by its seat. */
  hands: readonly Cards[];
  options?: Partial<Options>;
}

const seatNames = ["red", "blue", "green", "white"];

/** Begins a drill from the position; each hand is a seat, held by the player of that place. Gives the id of the match. */
export async function placed(position: Position, holders: readonly Player[]): Promise<string> {
  const seed = "5e".repeat(32);
  const id = `placed-${crypto.randomUUID().slice(0, 18)}`;
  const header: Header = {
    bicorne: 1,
    id,
    game: "drill",
    rules: 1,
    scenario: "default",
    options: inOrder({
      partnership: false,
      rounds: 4,
      seats: position.hands.length,
      typed_dice: false,
      ...position.options,
    }),
    position: inOrder({
      companies: Object.fromEntries(position.hands.map((hand, seat) => [seat, { hand }])),
      deck: position.deck ?? [],
      phase: inOrder(position.phase ?? { type: "bidding" }),
      round: position.round ?? 1,
    }),
    seats: holders.map(({ guest }, seat) => ({
      name: seatNames[seat] ?? "",
      parties: [seat] as Header["seats"][number]["parties"],
      holder: { type: "person", person: guest.id },
      salt: "5a".repeat(16),
    })),
    commitment: commitment(seed),
  };
  const text = JSON.stringify(header);
  const link = headerLink({ ...header, text, placed: true, seats: [] });
  await take(`${text}\n${JSON.stringify({ seed, entries: 0, link })}\n`);
  return id;
}

/** The server writes what only the game can read with its keys in order, and the link is over the text. */
function inOrder(table: object): unknown {
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Takes a journal into the database of the server under test, or of another. */
export async function take(journal: string, database = required("BICORNE_DATABASE")): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bicorne-placed-"));
  const file = join(folder, "match.jsonl");
  try {
    await writeFile(file, journal);
    await promisify(execFile)(required("BICORNE"), ["import", file, "--database", database]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
