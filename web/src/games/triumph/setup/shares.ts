/** Which units each commander gets, as long as it is not settled: so many of each face. */

import type { Commander, Day, Face, Muster, Pick, Side, Unit } from "../../../wire/triumph";
import { allFaces, changed, countOf, facesOf, type Faces, type OwnUnit } from "./faces";
import { mostInCorps, needsOther, officersOf, roomFor, type Officer } from "./officers";

/** What each commander has. Who has nothing may be missing. */
export type Shares = Readonly<Record<string, Faces>>;

export function totalOf(shares: Shares): Faces {
  return facesOf(
    Object.values(shares).flatMap((faces) =>
      Object.entries(faces).flatMap(([face, count]) => Array.from({ length: count }, () => face as Face)),
    ),
  );
}

/** What nobody has got yet. */
export function leftOf(units: readonly OwnUnit[], shares: Shares): Faces {
  let left = facesOf(units.map((unit) => unit.face));
  for (const [face, count] of Object.entries(totalOf(shares))) left = changed(left, face as Face, -count);
  return left;
}

/** One unit goes from a commander, or from those that are left, to another or back. */
export function moved(shares: Shares, face: Face, from: Commander | undefined, to: Commander | undefined): Shares {
  const next: Record<string, Faces> = { ...shares };
  if (from !== undefined) next[from] = changed(next[from], face, -1);
  if (to !== undefined) next[to] = changed(next[to], face, 1);
  return Object.fromEntries(Object.entries(next).filter(([, faces]) => countOf(faces) > 0));
}

/** As it was settled before. */
export function sharesInView(units: readonly OwnUnit[]): Shares {
  return units.reduce<Shares>(
    (shares, { face, corps }) => (corps ? moved(shares, face, undefined, corps) : shares),
    {},
  );
}

/** Whether everybody has the same. */
export function alike(one: Shares, other: Shares): boolean {
  const everybody = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...everybody].every((who) => allFaces.every((face) => (one[who]?.[face] ?? 0) === (other[who]?.[face] ?? 0)));
}

/** Whether there are so many units as are shared out. */
export function covers(units: readonly OwnUnit[], shares: Shares): boolean {
  const all = facesOf(units.map((unit) => unit.face));
  return Object.entries(totalOf(shares)).every(([face, count]) => count <= (all[face as Face] ?? 0));
}

/** Which unit goes to whom: of each face the first ones to the first commander who has some. */
function byUnit(side: Side, units: readonly OwnUnit[], shares: Shares): Map<Unit, Commander> {
  const given = new Map<Unit, Commander>();
  const faces = new Set(units.map((unit) => unit.face));
  for (const face of faces) {
    const pile = units.filter((unit) => unit.face === face).map((unit) => unit.unit);
    for (const { commander } of officersOf(side)) {
      for (const unit of pile.splice(0, shares[commander]?.[face] ?? 0)) given.set(unit, commander);
    }
  }
  return given;
}

export function musterOf(side: Side, units: readonly OwnUnit[], shares: Shares): Muster {
  const muster: Record<string, Unit[]> = {};
  for (const [unit, commander] of byUnit(side, units, shares)) (muster[commander] ??= []).push(unit);
  for (const list of Object.values(muster)) list.sort((one, other) => one - other);
  return muster;
}

/** The same, where picks that were made elsewhere say which unit goes to whom. */
export function musterBy(side: Side, units: readonly OwnUnit[], shares: Shares, picks: readonly Pick[]): Muster {
  // Picks of before the last change say something else.
  if (picks.length !== units.length || !alike(shares, sharesOfPicks(units, picks)))
    return musterOf(side, units, shares);
  const muster: Record<string, Unit[]> = {};
  for (const [place, { unit }] of units.entries()) {
    const pick = picks[place];
    if (pick?.type === "assign") (muster[pick.commander] ??= []).push(unit);
  }
  return muster;
}

/**
 * As picks, as far as they reach. They go unit by unit in the order of battle, so they end with the first unit that is
 * left, and before the first that would leave too few for the others: no server would take it.
 */
export function picksOf(side: Side, day: Day, units: readonly OwnUnit[], shares: Shares): Pick[] {
  const given = byUnit(side, units, shares);
  const picks: Pick[] = [];
  let so: Shares = {};
  for (const [place, { unit, face }] of units.entries()) {
    const commander = given.get(unit);
    if (commander === undefined) break;
    so = moved(so, face, undefined, commander);
    if (!canBeDone(side, day, units.slice(place + 1), so)) break;
    picks.push({ type: "assign", commander });
  }
  return picks;
}

export function sharesOfPicks(units: readonly OwnUnit[], picks: readonly Pick[]): Shares {
  return picks.reduce<Shares>((shares, pick, place) => {
    const unit = units[place];
    return unit && pick.type === "assign" ? moved(shares, unit.face, undefined, pick.commander) : shares;
  }, {});
}

/** The picks as they were made elsewhere, and of what they do not reach what was shared out here. */
export function withPicks(side: Side, units: readonly OwnUnit[], shares: Shares, picks: readonly Pick[]): Shares {
  const given = byUnit(side, units, shares);
  const reached = sharesOfPicks(units, picks);
  const beyond = units.slice(picks.length + 1);
  return beyond.reduce<Shares>((all, { unit, face }) => {
    const commander = given.get(unit);
    return commander === undefined ? all : moved(all, face, undefined, commander);
  }, reached);
}

const isOther = (face: Face) => face !== "infantry2";

/** Whether he has to get something better than infantry of two, and has not. */
const lacksOther = (officer: Officer, faces: Faces | undefined) =>
  needsOther(officer) && !Object.keys(faces ?? {}).some((face) => isOther(face as Face));

function canBeDone(side: Side, day: Day, left: readonly OwnUnit[], shares: Shares): boolean {
  const officers = officersOf(side);
  const lacking = officers.filter((officer) => lacksOther(officer, shares[officer.commander]));
  const short = officers.map((officer) => {
    const few = Math.max(officer.least - countOf(shares[officer.commander]), 0);
    return Math.max(few, lacking.includes(officer) ? 1 : 0);
  });
  const open = officers.every((officer) => {
    const room = roomFor(officer, day) - countOf(shares[officer.commander]);
    return room > 0 || (room === 0 && !lacking.includes(officer));
  });
  const others = left.filter((unit) => isOther(unit.face)).length;
  return open && short.reduce((sum, few) => sum + few, 0) <= left.length && lacking.length <= others;
}

/** What is wrong with it yet. */
export type Lack =
  | { type: "left"; count: number }
  | { type: "too_few"; commander: Commander; count: number }
  | { type: "too_many"; commander: Commander; count: number; room: number }
  | { type: "no_other"; commander: Commander };

export function lacksOf(side: Side, day: Day, units: readonly OwnUnit[], shares: Shares): Lack[] {
  const lacks: Lack[] = [];
  for (const officer of officersOf(side)) {
    const { commander, least } = officer;
    const count = countOf(shares[commander]);
    const room = roomFor(officer, day);
    if (count < least) lacks.push({ type: "too_few", commander, count: least - count });
    else if (count > room) lacks.push({ type: "too_many", commander, count: count - room, room });
    else if (lacksOther(officer, shares[commander])) lacks.push({ type: "no_other", commander });
  }
  const left = countOf(leftOf(units, shares));
  if (left > 0) lacks.push({ type: "left", count: left });
  return lacks;
}

/** How many of a French corps must be detached before the battle, since its locale does not hold more. */
export function crowdOf(officer: Officer, shares: Shares): number {
  if (officer.side === "allied" || officer.home === undefined) return 0;
  return Math.max(countOf(shares[officer.commander]) - officer.home.capacity, 0);
}

/** By lot, and so that it is legal: nobody gets more than his locale holds. */
export function randomShares(
  side: Side,
  day: Day,
  units: readonly OwnUnit[],
  random: () => number = Math.random,
): Shares {
  const officers = officersOf(side);
  const pool = shuffled(units, random);
  let shares: Shares = {};
  const give = (officer: Officer, place: number) => {
    const [unit] = pool.splice(place, 1);
    if (unit) shares = moved(shares, unit.face, undefined, officer.commander);
  };
  for (const officer of officers.filter(needsOther)) {
    give(
      officer,
      pool.findIndex((unit) => isOther(unit.face)),
    );
  }
  for (const officer of officers) {
    while (countOf(shares[officer.commander]) < officer.least) give(officer, 0);
  }
  while (pool.length > 0) {
    const open = officers.filter((officer) => {
      const room = Math.min(roomFor(officer, day), officer.home?.capacity ?? mostInCorps);
      return countOf(shares[officer.commander]) < room;
    });
    const chosen = open[Math.floor(random() * open.length)];
    if (!chosen) break;
    give(chosen, 0);
  }
  return shares;
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
}
