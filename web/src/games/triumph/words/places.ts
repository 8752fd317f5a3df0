/** What the ids of places say, without words. */

import type { Approach, Commander, RoadEntry, Locale, Position, Road, Roads } from "../../../wire/triumph";
import { commanders } from "../map/armies";
import { approachOf, entries, localeOf, locales } from "../map/map";

export const nameOf = (locale: Locale): string | undefined => locales.get(locale)?.name;

export const commanderName = (commander: Commander): string => commanders.get(commander)?.name ?? commander;

/** Whose side of the border an approach is, and what lies beyond it. */
export function sidesOf(approach: Approach): { near: Locale; far: Locale } {
  const [near, far] = approach.split("-").map(Number);
  return { near: near as Locale, far: far as Locale };
}

/** The other side of the same border. */
export function opposite(approach: Approach): Approach {
  const { near, far } = sidesOf(approach);
  return `${String(far)}-${String(near)}` as Approach;
}

/** Where a road leads. */
export function endOf(road: Road): Locale {
  return Number.parseInt(road.split("-")[1] ?? "", 10) as Locale;
}

export const isMain = (road: Road): boolean => road.endsWith("m");

export const entryAt = (entry: RoadEntry): Locale | undefined => entries.get(entry)?.locale;

/** The locales that a march goes through before its last. */
export const passed = (roads: Roads): readonly Locale[] => roads.slice(0, -1).map(endOf);

/** Where somebody stands: in no locale, in the reserve of one, or at an approach. */
export type Place =
  | { type: "off" }
  | { type: "reserve"; locale: Locale }
  | { type: "approach"; locale: Locale; far: Locale; approach: Approach };

export function placeOf(position: Position): Place {
  const locale = localeOf(position);
  if (locale === undefined) return { type: "off" };
  const approach = approachOf(position);
  if (approach === undefined) return { type: "reserve", locale };
  return { type: "approach", locale, far: sidesOf(approach).far, approach };
}
