/** What an army has lost, by kind. */

import type { Face, Side, Told } from "../../../wire/triumph";
import { faces, reduced } from "../face";
import { grouped } from "./grouped";
import { hitsOf } from "./roster";

export interface Loss {
  /** As it was before. */
  face: Face;
  steps: number;
  /** How many units of this kind met this. */
  count: number;
  /** What they are now, if anything. */
  left?: Face;
}

/** Like losses together: the strong before the weak, what was destroyed before what was reduced. */
export function lossesOf(heard: readonly Told[], side: Side): readonly Loss[] {
  const alike = grouped(hitsOf(heard, side), ({ face, steps }) => `${face} ${String(steps)}`);
  const losses = [...alike.values()].map((hits): Loss => {
    const { face, steps } = hits[0] ?? { face: "infantry1" as const, steps: 0 };
    const left = reduced(face, steps);
    return { face, steps, count: hits.length, ...(left === undefined ? {} : { left }) };
  });
  return losses.sort((one, other) => faces.indexOf(one.face) - faces.indexOf(other.face) || other.steps - one.steps);
}

export const stepsLost = (losses: readonly Loss[]): number =>
  losses.reduce((all, loss) => all + loss.count * loss.steps, 0);
