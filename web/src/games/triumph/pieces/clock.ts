/** The time track of a match. Rounds are counted from 1. */

import type { Commander, Day, View } from "../../../wire/triumph";
import { commanders, rounds } from "../map/armies";

export function hoursOf(day: Day): readonly string[] {
  return day === "december-1" ? rounds.december1 : rounds.december2;
}

/** The hour of a round: the clock shows the same on either day, though there is a night only between the two. */
export function hourOf(round: number): number | "night" {
  const hour = rounds.december1[round - 1] ?? "";
  return hour === "night" ? hour : Number(hour.split(":")[1]);
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
