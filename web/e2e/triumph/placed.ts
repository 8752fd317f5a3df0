// Battles that begin from a position.

import type { Face, Options } from "../../src/wire/triumph";
import { place, type Seated } from "../placing";

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
export function placedBattle(
  position: Position,
  [french, allied]: readonly [Seated, Seated],
  options: Partial<Options> = {},
): Promise<string> {
  const seats = [["french", french] as const, ["allied", allied] as const];
  return place({
    game: "triumph",
    scenario: "december-2",
    options: { ...defaults, ...options },
    position,
    seats,
  });
}
