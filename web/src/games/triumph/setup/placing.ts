/** Corps to positions, as long as it is not settled; then the units that are detached, and the fixed battery. */

import type { Action, Commander, Day, Locale, Pick, Position, Side, Unit, View } from "../../../wire/triumph";
import { approaches, localeOf, locales, santon } from "../map/map";
import type { LocaleOnMap } from "../map/places";
import { unitsOf, type OwnUnit } from "./faces";
import { officersOf, type Officer } from "./officers";
import type { Plan } from "./plan";

/** Where each corps stands that is placed. */
export type Places = Readonly<Record<string, Position>>;

export interface Placer extends Officer {
  readonly home: LocaleOnMap;
}

/** Who has a place on the map, in order. */
export const placersOf = (side: Side): readonly Placer[] =>
  officersOf(side).filter((officer): officer is Placer => officer.home !== undefined);

/** How many of them begin there. */
export const dueOn = (side: Side, day: Day): number =>
  side === "allied" && day === "december-1" ? 2 : placersOf(side).length;

export const reserveOf = (locale: Locale): Position => String(locale) as Position;

/** Its reserve, and its approaches that can be passed. */
export function positionsIn(locale: LocaleOnMap): readonly Position[] {
  const open = locale.approaches.filter((approach) => approaches.get(approach)?.width !== "impassable");
  return [reserveOf(locale.locale), ...open.map((approach) => approach as string as Position)];
}

export const inCorps = (units: readonly OwnUnit[], commander: Commander): readonly OwnUnit[] =>
  units.filter((unit) => unit.corps === commander);

/** Only the French may begin with more than their locale holds, and detach the rest. */
export const hasRoom = (placer: Placer, units: readonly OwnUnit[]): boolean =>
  placer.side === "french" || inCorps(units, placer.commander).length <= placer.home.capacity;

const countOf = (places: Places) => Object.keys(places).length;

/** A corps to a position, or off the map again. */
export function put(places: Places, commander: Commander, position: Position | undefined): Places {
  const others = Object.entries(places).filter(([other]) => other !== commander);
  return Object.fromEntries(position === undefined ? others : [...others, [commander, position]]);
}

export const placeAction = (places: Places): Extract<Action, { type: "place" }> => ({
  type: "place",
  corps: places,
});

/** As picks, as far as they reach: they go commander by commander, and end with the first of whom nothing is decided. */
export function placePicks(side: Side, day: Day, places: Places): Pick[] {
  const due = dueOn(side, day);
  const picks: Pick[] = [];
  let placed = 0;
  for (const { commander } of placersOf(side)) {
    const position = places[commander];
    if (placed === due || (position === undefined && countOf(places) < due)) break;
    picks.push(position === undefined ? { type: "off" } : { type: "to", position });
    if (position !== undefined) placed += 1;
  }
  return picks;
}

/** The picks as they were made elsewhere, and what they do not reach as it was placed here. */
export function withPlacePicks(side: Side, places: Places, picks: readonly Pick[]): Places {
  return placersOf(side).reduce<Places>((all, { commander }, place) => {
    const pick = picks[place];
    if (pick) return pick.type === "to" ? put(all, commander, pick.position) : all;
    const here = place === picks.length ? undefined : places[commander];
    return here === undefined ? all : put(all, commander, here);
  }, {});
}

export type PlaceLack =
  | { type: "unplaced"; commanders: readonly Commander[] }
  | { type: "two_corps"; count: number }
  | { type: "no_room"; commander: Commander; capacity: number };

export function placeLacks(side: Side, day: Day, units: readonly OwnUnit[], places: Places): PlaceLack[] {
  const placers = placersOf(side);
  const lacks: PlaceLack[] = placers
    .filter((placer) => places[placer.commander] !== undefined && !hasRoom(placer, units))
    .map(({ commander, home }) => ({ type: "no_room", commander, capacity: home.capacity }));
  if (dueOn(side, day) < placers.length) {
    if (countOf(places) !== dueOn(side, day)) lacks.push({ type: "two_corps", count: countOf(places) });
    return lacks;
  }
  const left = placers.map(({ commander }) => commander).filter((commander) => places[commander] === undefined);
  if (left.length > 0) lacks.push({ type: "unplaced", commanders: left });
  return lacks;
}

/** Who could begin on the map, the least crowded first where not all do. */
function candidates(side: Side, units: readonly OwnUnit[]): readonly Placer[] {
  return placersOf(side).filter((placer) => hasRoom(placer, units));
}

/** All that must stand on the map in reserve; of Allies on 1 December those that stand somewhere already. */
export function allInReserve(side: Side, day: Day, units: readonly OwnUnit[], places: Places): Places {
  const some = dueOn(side, day) < placersOf(side).length;
  const chosen = candidates(side, units).filter(({ commander }) => !some || places[commander] !== undefined);
  return Object.fromEntries(chosen.map(({ commander, home }) => [commander, reserveOf(home.locale)]));
}

export function randomPlaces(
  side: Side,
  day: Day,
  units: readonly OwnUnit[],
  random: () => number = Math.random,
): Places {
  const pool = [...candidates(side, units)];
  const chosen: Placer[] = [];
  while (chosen.length < dueOn(side, day) && pool.length > 0) {
    chosen.push(...pool.splice(Math.floor(random() * pool.length), 1));
  }
  return Object.fromEntries(
    chosen.flatMap(({ commander, home }) => {
      const open = positionsIn(home);
      const position = open[Math.floor(random() * open.length)];
      return position === undefined ? [] : [[commander, position]];
    }),
  );
}

/** What a set-up says of it: corps of other units may stand there too. */
export function placesOf(side: Side, plan: Plan): Places {
  const known = placersOf(side).flatMap(({ commander, home }) => {
    const position = plan.posts?.[commander] as Position | undefined;
    return position !== undefined && positionsIn(home).includes(position) ? [[commander, position] as const] : [];
  });
  return Object.fromEntries(known);
}

/** The most units that the French detach. */
export const mostDetached = 6;

export interface Sent {
  readonly unit: Unit;
  readonly to: Position;
}

/** The picks of a detachment: whole pairs, and a unit whose place is not chosen yet. */
export function sentIn(picks: readonly Pick[]): { sent: readonly Sent[]; held: Unit | undefined } {
  const sent: Sent[] = [];
  let held: Unit | undefined;
  for (const pick of picks) {
    if (pick.type === "unit") held = pick.unit;
    else if (pick.type === "to" && held !== undefined) {
      sent.push({ unit: held, to: pick.position });
      held = undefined;
    }
  }
  return { sent, held };
}

export const sendPicks = (sent: readonly Sent[]): Pick[] =>
  sent.flatMap(({ unit, to }) => [
    { type: "unit", unit },
    { type: "to", position: to },
  ]);

export const detachAction = (sent: readonly Sent[]): Extract<Action, { type: "set_up_detachments" }> => ({
  type: "set_up_detachments",
  units: Object.fromEntries(sent.map(({ unit, to }) => [unit, to])),
});

export interface Crowd {
  readonly locale: LocaleOnMap;
  readonly over: number;
}

/** Where more units would stand than there is room for. */
export function crowdsOf(units: readonly OwnUnit[], sent: readonly Sent[]): Crowd[] {
  const to = new Map(sent.map((one) => [one.unit, one.to]));
  const counts = new Map<Locale, number>();
  for (const { unit, at } of units) {
    const locale = localeOf(to.get(unit) ?? at);
    if (locale !== undefined) counts.set(locale, (counts.get(locale) ?? 0) + 1);
  }
  return [...counts].flatMap(([number, count]) => {
    const locale = locales.get(number);
    return locale && count > locale.capacity ? [{ locale, over: count - locale.capacity }] : [];
  });
}

/** Positions by their locales, in the order of their numbers. */
export function byLocale(positions: readonly Position[]): readonly (readonly [Locale, readonly Position[]])[] {
  const grouped = new Map<Locale, Position[]>();
  for (const position of positions) {
    const locale = localeOf(position);
    if (locale !== undefined) grouped.set(locale, [...(grouped.get(locale) ?? []), position]);
  }
  return [...grouped].sort(([one], [other]) => one - other);
}

/** The detachments of a set-up, as far as the corps have such units. */
export function sentBy(units: readonly OwnUnit[], plan: Plan): Sent[] {
  const sent: Sent[] = [];
  for (const { corps, face, to } of plan.detached ?? []) {
    const free = inCorps(units, corps as Commander).filter(({ unit }) => !sent.some((one) => one.unit === unit));
    const found = free.find((unit) => unit.face === face);
    if (found && free.length > 1) sent.push({ unit: found.unit, to: to as Position });
  }
  return sent;
}

/** As a set-up keeps them. */
export function detachedIn(units: readonly OwnUnit[], sent: readonly Sent[]): NonNullable<Plan["detached"]> {
  return sent.flatMap(({ unit, to }) => {
    const one = units.find((other) => other.unit === unit);
    return one?.corps === undefined ? [] : [{ corps: one.corps, face: one.face, to }];
  });
}

/** The battery of a set-up as picks, if there is one at that place. */
export function batteryBy(units: readonly OwnUnit[], plan: Plan): Pick[] {
  const { at, to } = plan.battery ?? {};
  const gun = units.find((unit) => unit.face === "artillery1" && unit.at === at);
  if (!gun) return [];
  const place: Pick = to === undefined ? { type: "done" } : { type: "to", position: to as Position };
  return [{ type: "unit", unit: gun.unit }, place];
}

/** Whether a battery there has to go to an approach: from every reserve, but not from the Santon where it is an option. */
export function mustGo(view: View, at: Position): boolean {
  const locale = localeOf(at);
  return !at.includes("-") && locale !== undefined && !(view.options.santon && locale === santon);
}

/** The approaches it may go to. */
export function endsOf(at: Position): readonly Position[] {
  const locale = localeOf(at);
  const place = locale === undefined ? undefined : locales.get(locale);
  return place ? positionsIn(place).slice(1) : [];
}

/** The view with one's own pieces where they would stand after all: what is drawn while one decides. */
export function withPlaces(view: View, places: Places, sent: readonly Sent[]): View {
  const { side } = view;
  if (!side) return view;
  const army = view[side];
  if (!army.units || (countOf(places) === 0 && sent.length === 0)) return view;
  const to = new Map(sent.map((one) => [one.unit, one.to]));
  const units = Object.fromEntries(
    unitsOf(army.units).map(({ unit, ...sheet }) => {
      const { corps, ...detached } = sheet;
      const away = to.get(unit);
      if (away !== undefined) return [unit, { ...detached, at: away }];
      return [unit, { ...sheet, at: (corps && places[corps]) ?? sheet.at }];
    }),
  );
  const corps = Object.fromEntries(
    Object.entries(army.corps).map(([commander, sight]) => [
      commander,
      { ...sight, at: places[commander] ?? sight.at },
    ]),
  );
  return { ...view, [side]: { ...army, corps, units } };
}
