// Battles that begin from a position: a journal is written and imported.

import { headerLink } from "../../src/dice/chain";
import { commitment } from "../../src/dice/commitment";
import type { Face, Options } from "../../src/wire/triumph";
import type { Header } from "../../src/wire/table";
import type { Player } from "../players";
import { take } from "../position";

/** The units of an army by their numbers. */
interface Army {
  units: Readonly<Record<string, { face: Face; corps?: string; at: string; moved?: true; fixed?: true; seen?: true }>>;
}

export interface Position {
  round: number;
  turn: { side: "french" | "allied" } & Readonly<Record<string, unknown>>;
  french: Army;
  allied: Army;
}

const defaults = {
  day: "december-2",
  handicap: "none",
  points: 0,
  santon: false,
  cavalry: "declared",
  objective: "corps",
  sharing: "even",
  memory: false,
} as const satisfies Options;

/** Begins a battle from the position: the French are the first player's. Gives the id of the match. */
export async function placedBattle(
  position: Position,
  [french, allied]: readonly [Player, Player],
  options: Partial<Options> = {},
): Promise<string> {
  const seed = "5e".repeat(32);
  const id = `placed-${crypto.randomUUID().slice(0, 18)}`;
  const header: Header = {
    bicorne: 1,
    id,
    game: "triumph",
    rules: 1,
    scenario: "december-2",
    options: "the options",
    position: "the position",
    seats: (
      [
        ["french", french],
        ["allied", allied],
      ] as const
    ).map(([name, { guest }], seat) => ({
      name,
      parties: [seat] as Header["seats"][number]["parties"],
      holder: { type: "person", person: guest.id },
      salt: "5a".repeat(16),
    })),
    commitment: commitment(seed),
  };
  const text = JSON.stringify(header)
    .replace('"the options"', () => inOrder({ ...defaults, ...options }))
    .replace('"the position"', () => inOrder(position));
  const link = headerLink({ ...header, text, placed: true, seats: [] });
  await take(`${text}\n${JSON.stringify({ seed, entries: 0, link })}\n`);
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
