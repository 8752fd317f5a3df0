/** A whole set-up: ours, or one that a player has kept. */

import type { Day, Face, Side } from "../../../wire/triumph";
import type { Shares } from "./shares";

export interface Plan {
  readonly corps: Shares;
  /** Where each corps begins. Who is not named begins off the map, or that is not decided. */
  readonly posts?: Readonly<Record<string, string>>;
  /** Whom the French detach, and to where. */
  readonly detached?: readonly Detachment[];
  /** Where the fixed battery stands when it is named, and the approach it goes to from a reserve. */
  readonly battery?: { readonly at: string; readonly to?: string };
}

export interface Detachment {
  readonly corps: string;
  readonly face: Face;
  readonly to: string;
}

/** A set-up of ours. Its name and why it is good stand in the words. */
export interface Ready<Id extends string = string> {
  readonly id: Id;
  readonly side: Side;
  readonly day: Day;
  readonly plan: Plan;
}

/** A set-up of the player's. */
export interface Saved {
  readonly name: string;
  readonly side: Side;
  readonly day: Day;
  readonly plan: Plan;
}
