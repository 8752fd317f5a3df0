// Attacks that wait for somebody at each of their steps, from a position. Found with the script of the whole game.

import { readFileSync } from "node:fs";
import type { Options } from "../../src/wire/triumph";
import type { Position } from "./placed";
import type { Entry } from "./script";

interface Attacks {
  options: Options;
  position: Position;
  /** Player 0 is French. */
  entries: readonly Entry[];
}

const text = readFileSync(new URL("attacks.json", import.meta.url), "utf8");
export const attacks = JSON.parse(text) as Attacks;
