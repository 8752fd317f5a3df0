/** How often each face came up. */
import type { CheckedEntry } from "./verify";

/** The dice of one number of sides. */
export interface Tally {
  sides: number;
  count: number;
  /** By face, from 1; absent where there are too many to look at. */
  faces: number[] | undefined;
  /** The same by seat; those that the game rolled by itself come last. */
  seats: { seat: number | undefined; count: number; faces: number[] }[];
}

/** What chance leads one to expect of each face: about `each`, and nineteen times out of twenty from `low` to `high`. */
export interface Expected {
  each: number;
  low: number;
  high: number;
}

/** Dice of more sides are drawn for shuffles and the like. */
const mostFaces = 20;

/** What was taken back does not count: who acts again rolls the same dice, and they would count twice. */
export function tallies(entries: readonly CheckedEntry[]): Tally[] {
  const bySides = new Map<number, Map<number | undefined, number[]>>();
  for (const { seat, dice, takenBackBy } of entries) {
    if (takenBackBy !== undefined) continue;
    for (const { sides, value } of dice) {
      const bySeat = bySides.get(sides) ?? new Map<number | undefined, number[]>();
      bySides.set(sides, bySeat);
      const values = bySeat.get(seat);
      if (values) values.push(value);
      else bySeat.set(seat, [value]);
    }
  }
  return [...bySides].sort(([one], [other]) => one - other).map(([sides, bySeat]) => tally(sides, bySeat));
}

function tally(sides: number, bySeat: Map<number | undefined, number[]>): Tally {
  const values = [...bySeat.values()].flat();
  if (sides > mostFaces) return { sides, count: values.length, faces: undefined, seats: [] };
  const last = Number.MAX_SAFE_INTEGER;
  const seats = [...bySeat].sort(([one], [other]) => (one ?? last) - (other ?? last));
  return {
    sides,
    count: values.length,
    faces: faces(sides, values),
    seats: seats.map(([seat, values]) => ({ seat, count: values.length, faces: faces(sides, values) })),
  };
}

function faces(sides: number, values: readonly number[]): number[] {
  const counts = Array.from({ length: sides }, () => 0);
  for (const value of values) {
    const times = counts[value - 1];
    // A face that the die does not have is a fault of the file, and is shown as one.
    if (times !== undefined) counts[value - 1] = times + 1;
  }
  return counts;
}

export function expected(count: number, sides: number): Expected {
  const each = count / sides;
  const spread = 2 * Math.sqrt(each * (1 - 1 / sides));
  return { each, low: Math.max(0, Math.ceil(each - spread)), high: Math.floor(each + spread) };
}
