/** The throws of the battle that is being fought, from what was told of it. */

import type { Forces, Side, Told } from "../../../wire/europe";
import type { Seat } from "../../../wire/table";

export type Throw =
  | {
      readonly type: "fired";
      readonly side: Side;
      readonly pursuit: boolean;
      readonly rolls: readonly number[];
      readonly hits: number;
      readonly lost?: Forces;
    }
  | {
      readonly type: "rallied";
      readonly seat: Seat;
      readonly pieces: number;
      readonly rolls: readonly number[];
      readonly back?: Forces;
    };

/** The last comes first. */
export function throwsOf(heard: readonly Told[]): readonly Throw[] {
  const began = heard.findLastIndex(({ type }) => type === "battle_began");
  const all: Throw[] = [];
  for (const told of began < 0 ? [] : heard.slice(began)) {
    const last = all.at(-1);
    if (told.type === "fired") {
      const { side, pursuit, rolls, hits } = told;
      all.push({ type: "fired", side, pursuit, rolls, hits });
    } else if (told.type === "rally_rolled") {
      all.push({ type: "rallied", seat: told.seat, pieces: told.pieces, rolls: told.rolls });
    } else if (told.type === "lost" && last?.type === "fired") {
      all[all.length - 1] = { ...last, lost: told.pieces };
    } else if (told.type === "rallied" && last?.type === "rallied") {
      all[all.length - 1] = { ...last, back: told.pieces };
    }
  }
  return all.reverse();
}
