/** What the games say in their cases and in random matches, for the tests of the wordings. */

import { execFileSync } from "node:child_process";
import type { AnyRefused, Outcome, Viewer } from "../wire/table";
import type { GameTypes } from "./game";
import { program } from "./program";

export interface Samples {
  told: { viewer: Viewer; value: GameTypes["Told"] }[];
  asks: GameTypes["Ask"][];
  picks: GameTypes["Pick"][];
  actions: GameTypes["Action"][];
  refusals: AnyRefused[];
  outcomes: Outcome[];
  /** Every kind there is, whether it was met or not. */
  kinds: Record<"told" | "asks" | "picks" | "actions" | "refusals", string[]>;
}

/** Plays the cases and random matches with the program itself and notes down what was said. */
export function samplesOf(game: string, games: number): Samples {
  const how = ["--games", String(games), "--seed", "words", "--cases", `crates/${game}/cases`];
  const text = execFileSync(program, ["samples", game, ...how], { cwd: "..", encoding: "utf8", maxBuffer: 1 << 28 });
  return JSON.parse(text) as Samples;
}
