import type { Side } from "../../../wire/triumph";

/** What stands beside the board about time, morale, commands and losses. */
export interface TrackWords {
  tracks: string;
  side: Record<Side, string>;
  /** The viewer's own army. */
  you: (side: string) => string;
  round: (round: number, rounds: number) => string;
  time: (round: number, rounds: number, hour: string) => string;
  /** Of the time track: "2:07", or "night". */
  hour: (hour: string) => string;
  day: (day: string) => string;
  morale: string;
  moraleOf: (side: string, morale: number, full: number) => string;
  demoralised: string;
  corpsCommands: string;
  independentCommands: string;
  corpsLeft: (side: string, left: number, most: number) => string;
  /** Of an army without a limit: by how many commanders. */
  commandersLeft: (side: string, left: number) => string;
  independentLeft: (side: string, left: number, most: number) => string;
  offMap: string;
  nobodyOffMap: string;
  units: (count: number) => string;
  detached: string;
  entersNow: string;
  entersFrom: (hour: string) => string;
  losses: string;
  strengthLost: (points: number) => string;
  moraleLost: (points: number) => string;
  heavyCommitted: string;
  guardCommitted: string;
  guardBeaten: string;
  reinforced: string;
  nothingLost: string;
}
