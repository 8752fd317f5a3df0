/** What stands where, as the viewer knows it. */

import type { ArmySight, Commander, Face, Position, Side, View } from "../../../wire/triumph";

/** Units of one army that stand together under one commander, or under none. */
export interface Force {
  readonly side: Side;
  readonly at: Position;
  readonly corps?: Commander | undefined;
  /** Those that the viewer knows now. */
  readonly faces: readonly Face[];
  readonly hidden: number;
  /** Seen among them before they were last shuffled. */
  readonly noted: readonly Face[];
  /** Of one's own: those that the enemy sees. */
  readonly shown: readonly Face[];
}

export const sides: readonly Side[] = ["french", "allied"];

export const countOf = (force: Force): number => force.faces.length + force.hidden;

/** All forces: corps before detached units, one's own by each of their units. */
export function forcesOf(view: View): Force[] {
  return sides.flatMap((side) => (view[side].units ? ownForces(side, view[side]) : seenForces(side, view[side])));
}

function seenForces(side: Side, army: ArmySight): Force[] {
  const corps = entries(army.corps).map(([corps, { at, ...group }]) => ({ corps, at, ...group }));
  const detached = entries(army.detached).map(([at, group]) => ({ corps: undefined, at, ...group }));
  return [...corps, ...detached].map(({ corps, at, hidden, seen = [], noted = [] }) => ({
    side,
    at,
    corps,
    faces: seen,
    hidden,
    noted,
    shown: [],
  }));
}

function ownForces(side: Side, army: ArmySight): Force[] {
  const groups = new Map<string, Force & { faces: Face[]; shown: Face[] }>();
  for (const [, { face, at, corps, seen }] of entries(army.units ?? {})) {
    const key = `${corps ?? ""} ${at}`;
    const group = groups.get(key) ?? { side, at, corps, faces: [], hidden: 0, noted: [], shown: [] };
    group.faces.push(face);
    if (seen) group.shown.push(face);
    groups.set(key, group);
  }
  const all = [...groups.values()];
  return [...all.filter((force) => force.corps !== undefined), ...all.filter((force) => force.corps === undefined)];
}

/** The forces of each place. */
export function forcesByPlace<Place>(
  forces: readonly Force[],
  placeOf: (at: Position) => Place,
): ReadonlyMap<Place, readonly Force[]> {
  const places = new Map<Place, Force[]>();
  for (const force of forces) places.set(placeOf(force.at), [...(places.get(placeOf(force.at)) ?? []), force]);
  return places;
}

/** The entries of a table whose keys are names. JSON has them all as text. */
function entries<K extends string | number, T>(table: { readonly [key in K]?: T }): [K, T][] {
  return Object.entries(table) as [K, T][];
}
