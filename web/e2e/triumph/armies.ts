// Both armies as they stand early on 2 December: the position for what is looked at and measured.

import type { Face } from "../../src/wire/triumph";
import type { Position } from "./placed";

type Corps = readonly [corps: string, at: string, faces: readonly Face[]];

const [i1, i2, i3, c1, c2, c3, a1, g3] = [
  "infantry1",
  "infantry2",
  "infantry3",
  "cavalry1",
  "cavalry2",
  "cavalry3",
  "artillery1",
  "guard3",
] as const;

const french: readonly Corps[] = [
  ["bernadotte", "62", [i2, i2, i2, i3, a1]],
  ["bessieres", "53", [g3, g3, c3, c2]],
  ["lannes", "55", [i2, i2, i3, a1]],
  ["murat", "64", [c2, c2, c3, c3]],
  ["st-hilaire", "93", [i2, i2, i3, i3]],
  ["vandamme", "73", [i2, i2, i2, i3]],
  ["legrand", "119", [i2, i2, c2, i3]],
  ["davout", "100", [i2, i2, i2, i3, c2, a1]],
];

const allied: readonly Corps[] = [
  ["bagration", "67", [i2, i2, i3, c2, a1]],
  ["constantine", "87", [g3, g3, g3, c2]],
  ["liechtenstein", "66", [c2, c2, c3, c3]],
  ["kollowrath", "94", [i2, i2, i3, a1]],
  ["miloradovich", "96", [i2, i2, i2, i1]],
  ["langeron", "106", [i2, i2, i2, i3, a1]],
  ["dokhturov", "121", [i2, i2, i2, i3, i1]],
  ["prebyshevsky", "108", [i2, i2, i2, i3]],
  ["kienmayer", "143", [c1, c1, c1, c2, i2, a1]],
];

function army(all: readonly Corps[]) {
  const units = all.flatMap(([corps, at, faces]) => faces.map((face) => ({ face, corps, at })));
  return { units: Object.fromEntries(units.map((unit, number) => [String(number), unit])) };
}

export const armies: Position = {
  round: 2,
  turn: { side: "french" },
  french: army(french),
  allied: army(allied),
};
