/** The commanders, as far as the set-up is about them. */

import type { Commander, Day, Side } from "../../../wire/triumph";
import { armies, commanders, type CommanderInArmy } from "../map/armies";
import { locales } from "../map/map";
import type { LocaleOnMap } from "../map/places";

export const mostInCorps = 8;

export interface Officer extends Omit<CommanderInArmy, "home"> {
  /** Where his corps begins. Who has none comes later. */
  readonly home?: LocaleOnMap | undefined;
}

function officer({ home, ...commander }: CommanderInArmy): Officer {
  return { ...commander, home: home === undefined ? undefined : locales.get(home) };
}

const rolls: Record<Side, readonly Officer[]> = {
  french: armies.french.commanders.map(officer),
  allied: armies.allied.commanders.map(officer),
};

/** In the order in which everybody names them. */
export const officersOf = (side: Side): readonly Officer[] => rolls[side];

export const nameOf = (commander: Commander): string => commanders.get(commander)?.name ?? commander;

/** The most units he may begin with: Allies who begin on the map must have room there (R41). */
export function roomFor({ side, home }: Officer, day: Day): number {
  const onMap = side === "allied" && day === "december-2";
  return Math.min(mostInCorps, onMap && home ? home.capacity : mostInCorps);
}

/** The French who come later need something better than infantry of two (T6.7d). */
export const needsOther = ({ side, home }: Officer): boolean => side === "french" && home === undefined;
