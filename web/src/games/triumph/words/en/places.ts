import type { Approach, Locale, Position, Roads } from "../../../../wire/triumph";
import { list } from "../../../../words/sentence";
import { nameOf, passed, placeOf, sidesOf } from "../places";

/** "Telnitz (141)", or "locale 63". */
export function locale(locale: Locale): string {
  const name = nameOf(locale);
  return name === undefined ? `locale ${String(locale)}` : `${name} (${String(locale)})`;
}

export const inLocale = (at: Locale): string => `${nameOf(at) === undefined ? "in" : "at"} ${locale(at)}`;

const toward = (far: Locale) => `toward ${String(far)}`;

export function approach(approach: Approach): string {
  const { near, far } = sidesOf(approach);
  return `the approach of ${locale(near)} ${toward(far)}`;
}

export function position(position: Position): string {
  const place = placeOf(position);
  switch (place.type) {
    case "off":
      return "off the map";
    case "reserve":
      return `the reserve of ${locale(place.locale)}`;
    case "approach":
      return approach(place.approach);
  }
}

export function atPosition(at: Position): string {
  const { type } = placeOf(at);
  if (type === "off") return position(at);
  return `${type === "reserve" ? "in" : "at"} ${position(at)}`;
}

/** The end of a move. A move goes to the reserve where nothing else is said. */
function end(at: Position): string {
  const place = placeOf(at);
  return place.type === "reserve" ? locale(place.locale) : position(at);
}

export function byRoad(roads: Roads): string {
  const through = passed(roads).map(locale);
  return through.length === 0 ? "by road" : `by road through ${list(through, "en")}`;
}

/** From where to where, as what follows "moves". */
export function journey(from: Position, to: Position, roads: Roads): string {
  const [start, goal] = [placeOf(from), placeOf(to)];
  if (start.type === "off") {
    const first = Number.parseInt(roads[0] ?? "", 10) as Locale;
    const through = roads.length === 0 ? [] : [first, ...passed(roads)].map(locale);
    const way = through.length === 0 ? "by road" : `by road through ${list(through, "en")}`;
    return `onto the map ${way} to ${end(to)}`;
  }
  if (goal.type !== "off" && start.locale === goal.locale) {
    if (goal.type === "approach") return `up to ${position(to)}`;
    if (start.type === "approach") return `back from the approach ${toward(start.far)} to ${position(to)}`;
  }
  const plain = `from ${end(from)} to ${end(to)}`;
  return roads.length === 0 ? plain : `${plain} ${byRoad(roads)}`;
}
