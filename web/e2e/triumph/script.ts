// The game that the tests play: a whole 2 December with the auction, in which everything is asked that can be asked.
// `cargo run --release -p triumph --example script_game` has found it.

import { readFileSync } from "node:fs";
import type { Action, Ask, Pick } from "../../src/wire/triumph";

export interface Entry {
  /** 0 for who bids first. */
  player: 0 | 1;
  ask: Ask;
  action: Action;
  /** Of which the answer is built. */
  picks: readonly Pick[];
}

/** The beginning of the script with the faces of the viewer's enemy elsewhere, as long as the viewer sees the same. */
export interface Exchange {
  viewer: 0 | 1;
  entries: readonly Entry[];
}

interface Script {
  entries: readonly Entry[];
  exchanges: readonly Exchange[];
}

const text = readFileSync(new URL("game.json", import.meta.url), "utf8");
export const script = JSON.parse(text) as Script;
