import type { Approach, Commander, Entry, Locale, Position, Unit } from "../../wire/triumph";
import type { Spot } from "../game";

/** The places and pieces of the board, as its targets and the log call them. */
export const spot = {
  locale: (locale: Locale): Spot => `locale-${String(locale)}`,
  approach: (approach: Approach): Spot => `approach-${approach}`,
  entry: (entry: Entry): Spot => `entry-${entry}`,
  commander: (commander: Commander): Spot => `commander-${commander}`,
  unit: (unit: Unit): Spot => `unit-${String(unit)}`,
  /** Off the map there is no place to point at. */
  position(position: Position): Spot | undefined {
    if (position === "off") return undefined;
    return position.includes("-") ? `approach-${position}` : `locale-${position}`;
  },
};
