/** Armies as they are when a match begins, for the tests of the set-up. */

import type { Commander, Face, Position, Side, Unit } from "../../../wire/triumph";
import { armies } from "../map/armies";
import { allFaces, type OwnUnit } from "./faces";
import { musterOf, type Shares } from "./shares";

/** The units in the order of their numbers, none of them assigned. */
export function orderOfBattle(side: Side): OwnUnit[] {
  const faces = allFaces.flatMap((face) => Array.from({ length: armies[side].units.get(face) ?? 0 }, (): Face => face));
  return faces.map((face, unit) => ({ unit: unit as Unit, face, at: "off" as Position }));
}

/** The same once they are assigned, and stand where their corps do. */
export function assigned(side: Side, shares: Shares, posts: Readonly<Record<string, string>> = {}): OwnUnit[] {
  const muster = Object.entries(musterOf(side, orderOfBattle(side), shares)) as [Commander, Unit[]][];
  return orderOfBattle(side).map((unit) => {
    const corps = muster.find(([, units]) => units.includes(unit.unit))?.[0];
    if (corps === undefined) return unit;
    return { ...unit, corps, at: (posts[corps] ?? "off") as Position };
  });
}
