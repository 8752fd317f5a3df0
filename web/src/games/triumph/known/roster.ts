/**
 * The order of battle as it must be by now. Every loss is seen, with the face from before it, so that what an army still
 * has is open to everybody; only where it stands is hidden.
 */

import type { ArmySight, Face, Hit, Side, Told, UnitSheet } from "../../../wire/triumph";
import { armies } from "../map/armies";
import { faces, reduced } from "../face";

export type Counts = ReadonlyMap<Face, number>;

export interface Row {
  face: Face;
  /** When the battle began. */
  first: number;
  /** Of those that lost steps, as what they are now. */
  now: number;
  /** Face up for the other side at this moment. */
  seen: number;
  /** Somewhere among the hidden blocks. */
  hidden: number;
}

export const hitsOf = (heard: readonly Told[], side: Side): readonly Hit[] =>
  heard.flatMap((told) => (told.type === "lost" && told.side === side ? told.hits : []));

/** What is left of an army: a reduced unit is a weaker one of its arm, a reduced Guard line infantry. */
export function leftOf(first: Counts, hits: readonly Hit[]): Counts {
  const counts = new Map(first);
  const add = (face: Face, number: number) => counts.set(face, (counts.get(face) ?? 0) + number);
  for (const { face, steps } of hits) {
    add(face, -1);
    const left = reduced(face, steps);
    if (left !== undefined) add(left, 1);
  }
  return counts;
}

/** The faces of an army that its enemy sees now. */
export function seenNow(army: ArmySight): readonly Face[] {
  if (army.units)
    return Object.values<UnitSheet>(army.units)
      .filter((sheet) => sheet.seen === true)
      .map((sheet) => sheet.face);
  return [...Object.values(army.corps), ...Object.values(army.detached)].flatMap((group) => group.seen ?? []);
}

/** How many blocks lie on their faces. */
export function hiddenBlocks(army: ArmySight): number {
  if (army.units) return Object.values<UnitSheet>(army.units).filter((sheet) => sheet.seen !== true).length;
  const groups = [...Object.values(army.corps), ...Object.values(army.detached)];
  return groups.reduce((all, group) => all + group.hidden, 0);
}

export function rosterOf(side: Side, army: ArmySight, heard: readonly Told[]): readonly Row[] {
  const first = armies[side].units as Counts;
  const left = leftOf(first, hitsOf(heard, side));
  const seen = seenNow(army);
  const rows = faces.map((face) => {
    const now = left.get(face) ?? 0;
    const open = seen.filter((other) => other === face).length;
    return { face, first: first.get(face) ?? 0, now, seen: open, hidden: now - open };
  });
  return rows.filter((row) => row.first > 0 || row.now > 0);
}

/**
 * Whether the sums can be trusted: each hidden block is one of the hidden faces. They cannot while what was told before
 * is still being fetched.
 */
export const agrees = (rows: readonly Row[], army: ArmySight): boolean =>
  rows.every((row) => row.hidden >= 0) && rows.reduce((all, row) => all + row.hidden, 0) === hiddenBlocks(army);
