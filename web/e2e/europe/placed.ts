// Wars that begin from a position: a journal is written and imported.

import { headerLink } from "../../src/dice/chain";
import { commitment } from "../../src/dice/commitment";
import type { Alliance, Card, Forces, Nation, Options, Phase, Region } from "../../src/wire/europe";
import type { Header } from "../../src/wire/table";
import type { Player } from "../players";
import { take } from "../position";

/** What is not said is as at the start of a turn of the first player. */
export interface Position {
  nations: Partial<Record<Nation, number>>;
  pieces: Partial<Record<Region, Forces>>;
  held?: Partial<Record<Region, Nation>>;
  hands?: Partial<Record<Nation, readonly Card[]>>;
  alliances?: readonly { a: number; b: number }[] | readonly Alliance[];
  phase?: Phase;
  turn?: Readonly<Record<string, unknown>>;
  acted?: readonly number[];
  round?: number;
}

const names = ["one", "two", "three", "four", "five", "six", "seven"];

/** Where a war is taken in, and under which id: its dice depend on that. */
export interface Where {
  id?: string;
  database?: string;
}

/** Begins a war from the position, a seat for each player. Gives the id of the match. */
export async function placedWar(
  position: Position,
  holders: readonly Pick<Player, "guest">[],
  options: Partial<Options> = {},
  { id = `placed-${crypto.randomUUID().slice(0, 18)}`, database }: Where = {},
): Promise<string> {
  const seed = "5e".repeat(32);
  const all: Options = {
    start: "all_equal",
    seats: holders.length,
    nations: "drawn",
    victory: "short_war",
    leader_rule: false,
    ...options,
  };
  const header: Header = {
    bicorne: 1,
    id,
    game: "europe",
    rules: 1,
    scenario: "basic-all-equal",
    options: "the options",
    position: "the position",
    seats: holders.map(({ guest }, seat) => ({
      name: names[seat] ?? "",
      parties: [seat] as Header["seats"][number]["parties"],
      holder: { type: "person", person: guest.id },
      salt: "5a".repeat(16),
    })),
    commitment: commitment(seed),
  };
  const text = JSON.stringify(header)
    .replace('"the options"', () => inOrder(all))
    .replace('"the position"', () => inOrder(position));
  const link = headerLink({ ...header, text, placed: true, seats: [] });
  await take(`${text}\n${JSON.stringify({ seed, entries: 0, link })}\n`, database);
  return id;
}

/** The server writes what only the game can read with its keys in the order of the alphabet; the link is over the text. */
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${inOrder(inner)}`).join(",")}}`;
}
