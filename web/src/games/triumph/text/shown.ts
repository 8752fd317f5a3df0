/** Which places the text board lists. */

import { plain } from "../../../text/places";
import type { Locale, View } from "../../../wire/triumph";
import { approaches, locales } from "../map/map";
import { placeOf, type Place } from "./choices";
import type { Force } from "./forces";

export const filters = ["occupied", "near", "all"] as const;
export type Filter = (typeof filters)[number];

/** The places with forces come first, and among them those of who looks. */
export function listed(view: View, forces: readonly Force[], filter: Filter, query: string): Place[] {
  const occupied = new Set(forces.map(({ at }) => placeOf(at)));
  const mine = new Set(forces.filter(({ side }) => side === view.side).map(({ at }) => placeOf(at)));
  const rank = (place: Place) => (mine.has(place) ? 0 : occupied.has(place) ? 1 : 2);
  const everything: Place[] = [...(occupied.has("off") ? (["off"] as const) : []), ...locales.keys()];
  const near = filter === "near" ? withNeighbours(mine.size > 0 ? mine : occupied) : undefined;
  return everything
    .filter((place) => query !== "" || filter === "all" || (near ?? occupied).has(place))
    .filter((place) => query === "" || isMeant(place, query))
    .sort((a, b) => rank(a) - rank(b));
}

/** The places, and those that one can go to from them. */
function withNeighbours(places: ReadonlySet<Place>): ReadonlySet<Place> {
  const neighbours = [...places].flatMap((place) => (place === "off" ? [] : passableFrom(place)));
  return new Set([...places, ...neighbours]);
}

function passableFrom(locale: Locale): Locale[] {
  const all = (locales.get(locale)?.approaches ?? []).map((approach) => approaches.get(approach));
  return all.flatMap((approach) => (approach && approach.width !== "impassable" ? [approach.far] : []));
}

/** By its number, or by a part of its name without its accents. */
function isMeant(place: Place, query: string): boolean {
  if (place === "off") return false;
  const name = locales.get(place)?.name ?? "";
  return String(place) === query.trim() || (/\D/.test(query) && plain(name).includes(plain(query.trim())));
}
