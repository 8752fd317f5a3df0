/** The sizes of pieces: in units of the board near by, in pixels of the screen from afar. */

import type { Commander } from "../../../wire/triumph";
import { commanders } from "../map/armies";

/** A block of full size as it lies; its height shows below it. */
export const blockSize = { length: 120, depth: 34, height: 9 } as const;

/** A whole stack seen from afar, in pixels. */
export const countSize = { length: 36, depth: 15, height: 3 } as const;

/** From this many pixels a unit on, every block is drawn. */
export const nearFrom = 0.5;

export type Level = "far" | "near";

export function levelOf(zoom: number): Level {
  return zoom >= nearFrom ? "near" : "far";
}

/** A flag, measured from the foot of its pole upward. */
export interface FlagSize {
  readonly type: number;
  readonly pole: number;
  /** The lower edge of the cloth, and its height. */
  readonly hem: number;
  readonly cloth: number;
  /** Of the strip in the colours of the nation. */
  readonly hoist: number;
  readonly base: { readonly width: number; readonly height: number };
}

export const flagSizes: Record<Level, FlagSize> = {
  near: { type: 22, pole: 68, hem: 26, cloth: 37, hoist: 18, base: { width: 40, height: 20 } },
  far: { type: 12.5, pole: 28, hem: 9, cloth: 17, hoist: 6, base: { width: 5, height: 5 } },
};

/** As it is written on the flag. */
export function nameOf(commander: Commander): string {
  return commanders.get(commander)?.name ?? commander;
}

const narrow = /[ijlt.' ]/;
const broad = /[mwMW]/;

/** About how wide a name is, in widths of its type. */
function breadthOf(name: string, level: Level): number {
  const text = level === "near" ? name.toUpperCase() : name;
  return Array.from(text).reduce((sum, letter) => {
    if (narrow.test(letter)) return sum + 0.3;
    if (broad.test(letter)) return sum + (letter === letter.toUpperCase() ? 0.95 : 0.8);
    return sum + (letter === letter.toUpperCase() ? 0.68 : 0.47);
  }, 0);
}

/** The length of a commander's flag. */
export function flagLength(commander: Commander, level: Level): number {
  const { type, hoist, cloth } = flagSizes[level];
  return hoist + type * (breadthOf(nameOf(commander), level) + 0.8) + cloth * 0.42;
}
