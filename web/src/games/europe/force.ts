/** Pieces as counts by arm, and the sums that a page shows of them. */

import type { Arm, Force, Forces, Nation, Pieces } from "../../wire/europe";
import { nations } from "./nations";

export const arms: readonly Arm[] = ["infantry", "cavalry", "artillery", "leader"];

export interface Slot {
  readonly nation: Nation;
  readonly arm: Arm;
  readonly count: number;
}

export const countOf = (force: Force | undefined, arm: Arm): number => force?.[arm] ?? 0;

export const totalOf = (force: Force | undefined): number => arms.reduce((sum, arm) => sum + countOf(force, arm), 0);

/** Without leaders. */
export const armyOf = (force: Force | undefined): number => totalOf(force) - countOf(force, "leader");

/** Without the arms of which there are none, as the rules write a force. */
export function forceOf(count: (arm: Arm) => number): Force {
  return Object.fromEntries(arms.map((arm) => [arm, count(arm)] as const).filter(([, number]) => number > 0));
}

export const minus = (force: Force | undefined, less: Force | undefined): Force =>
  forceOf((arm) => Math.max(0, countOf(force, arm) - countOf(less, arm)));

export const plus = (force: Force | undefined, more: Force | undefined): Force =>
  forceOf((arm) => countOf(force, arm) + countOf(more, arm));

export function slotsOf(forces: Forces): readonly Slot[] {
  return nations.flatMap((nation) =>
    arms.flatMap((arm) => {
      const count = countOf(forces[nation], arm);
      return count > 0 ? [{ nation, arm, count }] : [];
    }),
  );
}

export function forcesOf(slots: readonly Slot[]): Forces {
  const all: Forces = {};
  for (const { nation, arm, count } of slots) if (count > 0) all[nation] = { ...all[nation], [arm]: count };
  return all;
}

export const onlyOf = (forces: Forces, wanted: (nation: Nation) => boolean): Forces =>
  Object.fromEntries(Object.entries(forces).filter(([nation]) => wanted(nation as Nation)));

export const sumOf = (forces: Forces, of: (force: Force) => number): number =>
  Object.values(forces).reduce((sum, force) => sum + of(force), 0);

/** All that a nation has on the map. */
export function onMap(pieces: Pieces, nation: Nation): Force {
  return Object.values(pieces).reduce<Force>((sum, forces) => plus(sum, forces[nation]), {});
}
