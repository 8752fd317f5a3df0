/** The shape of a wooden block that lies on the board at an angle: light falls from the north-west, its height shows below. */

import type { Point } from "../../../board/viewport";

export interface Wood {
  /** Where the board lies under the block, as seen from the top of it. */
  readonly foot: Point;
  readonly top: string;
  /** The long side, and the end that is seen. */
  readonly flank: string;
  readonly end: string;
  /** All of it, as its shadow has it. */
  readonly hull: string;
}

export function woodOf(length: number, depth: number, height: number, rotation: number): Wood {
  const turn = (rotation * Math.PI) / 180;
  const foot = { x: height * Math.sin(turn), y: height * Math.cos(turn) };
  const [w, h] = [length / 2, depth / 2];
  const [ne, se, sw, nw] = [at(w, -h), at(w, h), at(-w, h), at(-w, -h)];
  const down = ({ x, y }: Point) => at(x + foot.x, y + foot.y);
  const toRight = foot.x >= 0;
  return {
    foot,
    top: path(nw, ne, se, sw),
    flank: path(sw, se, down(se), down(sw)),
    end: toRight ? path(ne, se, down(se), down(ne)) : path(nw, sw, down(sw), down(nw)),
    hull: toRight ? path(nw, ne, down(ne), down(se), down(sw), sw) : path(nw, ne, se, down(se), down(sw), down(nw)),
  };
}

const at = (x: number, y: number): Point => ({ x, y });

function path(...points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

const short = (length: number) => String(Math.round(length * 100) / 100);

/** Grain of the wood, drawn on a block of 120 by 34. */
const grains = [
  "M-59-7C-22-11 14-4 59-8M-59 1C-34 5 8-2 59 3M-59 10C-14 7 22 13 59 9",
  "M-59-10C-30-6 30-13 59-9M-59-2C-20-6-8 4 12 1S44-4 59 0M-59 8C-20 12 20 6 59 11M-59 13C-30 15 6 12 30 14",
  "M-59-5C-40-8-22-2-6-4S36-10 59-5M-59 4C-30 1 10 8 59 4M-59 12C-36 9 24 14 59 12M-10-12C10-14 40-11 59-13",
  "M-59-12C-20-9 10-14 59-11M-59-4C-44-6-36-6-28-3S-8 3 8 0 40-5 59-3M-59 6C-16 3 30 9 59 6M-30 12C0 9 30 14 59 12",
] as const;

/** Each block has its own, and keeps it. */
export function grainOf(key: string): string {
  return grains[oddityOf(key, grains.length)] ?? grains[0];
}

/** What makes a block differ from its like: a number below `count`. */
export function oddityOf(key: string, count: number): number {
  let sum = 7;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 99_991;
  return sum % count;
}
