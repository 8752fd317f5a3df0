import { plural } from "../../../words/sentence";
import type { TrackWords } from "./words";

const hour = (hour: string) => {
  const [day = "", clock = ""] = hour.split(":");
  return hour === "night" ? "the night" : `${day} December, ${String(Number(clock))}:00`;
};

export const en: TrackWords = {
  tracks: "Time, morale and commands",
  side: { french: "French", allied: "Allies" },
  you: (side) => `${side} (you)`,
  round: (round, rounds) => `Round ${String(round)} of ${String(rounds)}`,
  time: (round, rounds, when) => `Round ${String(round)} of ${String(rounds)}: ${hour(when)}`,
  hour,
  day: (day) => `${day} Dec`,
  morale: "Morale",
  moraleOf: (side, morale, full) =>
    morale === 0 ? `${side}: demoralised` : `${side}: morale ${String(morale)} (began with ${String(full)})`,
  demoralised: "demoralised",
  corpsCommands: "Corps commands",
  independentCommands: "Independent",
  corpsLeft: (side, left, most) => `${side}: ${String(left)} of ${String(most)} corps commands left`,
  commandersLeft: (side, left) =>
    `${side}: ${String(left)} ${plural("en", left, { one: "commander", other: "commanders" })} may still give a corps command; there is no other limit`,
  independentLeft: (side, left, most) => `${side}: ${String(left)} of ${String(most)} independent commands left`,
  offMap: "Off map",
  nobodyOffMap: "Nobody is off the map.",
  units: (count) => plural("en", count, { one: "1 unit", other: `${String(count)} units` }),
  detached: "Detached units",
  entersNow: "may enter",
  entersFrom: (when) => `from ${hour(when)}`,
  losses: "Losses",
  strengthLost: (points) =>
    plural("en", points, { one: "1 step of strength lost", other: `${String(points)} steps of strength lost` }),
  moraleLost: (points) =>
    plural("en", points, { one: "1 point of morale lost", other: `${String(points)} points of morale lost` }),
  heavyCommitted: "Heavy cavalry committed",
  guardCommitted: "Guard committed",
  guardBeaten: "A Guard Attack was beaten: no other follows",
  reinforced: "reinforcements have come in",
  nothingLost: "Nothing lost yet",
};
