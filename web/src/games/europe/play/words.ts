import type { Kind } from "./kinds";
import type { Arm, Force, Nation, Region } from "../../../wire/europe";

/** What is said at the map, beside the questions. */
export interface PlayWords {
  nation: Readonly<Record<Nation, string>>;
  region: (region: Region) => string;
  arm: Readonly<Record<Arm, string>>;
  force: (force: Force) => string;
  /** An army, for who cannot see it. */
  army: (nation: Nation, force: Force, region: Region) => string;
  /** Pieces of it that have moved already. */
  spent: (force: Force) => string;
  /** A region, with whose it is. */
  heldBy: (region: Region, nation: Nation | undefined) => string;
  place: (region: Region) => string;
  retreat: (region: Region) => string;
  from: (from: Region, to: Region) => string;
  march: string;
  ride: (via: Region) => string;
  land: string;
  /** Up to which number a piece is lost, how many come ashore on average, and how likely all do. */
  landing: (lostUpTo: number, mean: string, all: string) => string;
  /** How many pieces may still put to sea in this turn. */
  afloat: (pieces: number) => string;
  key: string;
  kinds: Readonly<Record<Kind, string>>;
  fewer: (arm: string) => string;
  more: (arm: string) => string;
  all: string;
  none: string;
  give: Readonly<Record<"place" | "march" | "ride" | "land" | "retreat", string>>;
  cancel: string;
  /** Pieces that are still to be placed. */
  reserve: string;
  nowhere: string;
  who: string;
  how: string;
}
