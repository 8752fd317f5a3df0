/** The time track of a match. Rounds are counted from 1. */

import type { Commander, Day, View } from "../../../wire/triumph";
import { commanders, rounds } from "../map/armies";

export function hoursOf(day: Day): readonly string[] {
  return day === "december-1" ? rounds.december1 : rounds.december2;
}

/** When a reinforcement may enter; nothing if it may already. An hour before the first round is not on the track. */
export function entersLater(
  { options, round }: Pick<View, "options" | "round">,
  commander: Commander,
): string | undefined {
  const hour = commanders.get(commander)?.enters;
  if (hour === undefined) return undefined;
  return hoursOf(options.day).indexOf(hour) >= round ? hour : undefined;
}
