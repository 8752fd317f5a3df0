// Wars that begin from a position.

import type { Alliance, Battle, Card, Forces, Nation, Options, Phase, Region } from "../../src/wire/europe";
import { place, type Seated, type Where } from "../placing";

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
  battle?: Battle;
}

const names = ["one", "two", "three", "four", "five", "six", "seven"];

/** Begins a war from the position, a seat for each player. Gives the id of the match. */
export function placedWar(
  position: Position,
  holders: readonly Seated[],
  options: Partial<Options> = {},
  where: Where = {},
): Promise<string> {
  const all: Options = {
    start: "all_equal",
    seats: holders.length,
    nations: "drawn",
    victory: "short_war",
    leader_rule: false,
    ...options,
  };
  const seats = holders.map((holder, seat) => [names[seat] ?? "", holder] as const);
  return place({ game: "europe", scenario: "basic-all-equal", options: all, position, seats }, where);
}
