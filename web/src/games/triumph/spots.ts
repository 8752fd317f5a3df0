import type { Approach, Commander, RoadEntry, Locale, Position, Told, Unit } from "../../wire/triumph";
import type { Spot } from "../game";
import { endOf, opposite } from "./words/places";

/** The places and pieces of the board, as its targets and the log call them. */
export const spot = {
  locale: (locale: Locale): Spot => `locale-${String(locale)}`,
  approach: (approach: Approach): Spot => `approach-${approach}`,
  entry: (entry: RoadEntry): Spot => `entry-${entry}`,
  commander: (commander: Commander): Spot => `commander-${commander}`,
  unit: (unit: Unit): Spot => `unit-${String(unit)}`,
  /** Off the map there is no place to point at. */
  position(position: Position): Spot | undefined {
    if (position === "off") return undefined;
    return position.includes("-") ? `approach-${position}` : `locale-${position}`;
  },
};

/** A reserve is its whole locale. */
function at(position: Position): readonly Spot[] {
  const place = spot.position(position);
  return place === undefined ? [] : [place];
}

const over = (approach: Approach): readonly Spot[] => [spot.approach(approach), spot.approach(opposite(approach))];

const along = (roads: Extract<Told, { type: "moved" }>["roads"] = []): readonly Spot[] =>
  roads.map((road) => spot.locale(endOf(road)));

const each = (spots: readonly Spot[]): readonly Spot[] => [...new Set(spots)];

/** The places an event is about. */
export function spotsOf(told: Told): readonly Spot[] {
  switch (told.type) {
    case "battery_fixed":
    case "attached":
    case "ride_ended":
      return at(told.at);
    case "deployed": {
      const corps = Object.values(told.corps).flatMap((post) => at(post.at));
      const detached = Object.keys(told.detached ?? {}).flatMap((position) => at(position as Position));
      return each([...corps, ...detached]);
    }
    case "moved":
      return each([...at(told.from), ...along(told.roads?.slice(0, -1)), ...at(told.to)]);
    case "threatened":
    case "pressed":
    case "attacked":
    case "defended":
      return over(told.approach);
    case "feinted":
      return each([...at(told.to), ...over(told.approach)]);
    case "advanced":
    case "stayed":
      return [spot.approach(told.approach)];
    case "retreated":
    case "went_to":
    case "fell_back":
    case "held":
      return [spot.locale(told.locale)];
    case "entered":
      return each([...along(told.roads), spot.locale(told.locale)]);
    case "rode_on":
      return each([...along(told.roads), ...at(told.to)]);
    default:
      return [];
  }
}
