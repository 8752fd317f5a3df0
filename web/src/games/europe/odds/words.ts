import type { Method } from "../../../wire/europe";

/** What is said of the odds of a battle. */
export interface OddsWords {
  ask: string;
  attacker: string;
  defender: string;
  wins: string;
  /** Pieces lost on average. */
  losses: string;
  /** Losses on the way are among them. */
  atSea: string;
  /** By which policy, how it was found, and by how much the chance may be off. */
  under: (policy: string, method: Method["type"], error: string) => string;
}
