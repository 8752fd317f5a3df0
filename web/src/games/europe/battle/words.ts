import type { Arm, Forces, Nation, Region, Side } from "../../../wire/europe";

/** What is said on the battle board. */
export interface BattleWords {
  title: (region: Region, major: boolean) => string;
  turn: (turn: number) => string;
  side: Readonly<Record<Side, string>>;
  front: string;
  back: string;
  lost: string;
  /** Pieces of which nobody else knows where they stand. */
  hidden: string;
  empty: string;
  landed: string;
  dice: (count: number) => string;
  piece: (nation: Nation, arm: Arm, count: number) => string;
  toBack: (piece: string) => string;
  toFront: (piece: string) => string;
  mark: (piece: string) => string;
  marked: (count: number) => string;
  unmark: (piece: string) => string;
  allFront: string;
  allBack: string;
  chosen: (count: number, of: number) => string;
  clear: string;
  deploy: string;
  arrange: string;
  /** Lines that stay as they are to the end of the battle. */
  stay: string;
  stayHint: string;
  stayChanged: string;
  stays: string;
  askAgain: string;
  holding: string;
  hit: string;
  rally: string;
  deployed: string;
  throws: string;
  noThrows: string;
  fired: (side: Side, pursuit: boolean, hits: number) => string;
  rallied: (who: string, pieces: number) => string;
  eliminated: (forces: Forces) => string;
  returned: (forces: Forces) => string;
  die: (value: number) => string;
  /** What came of a battle. */
  reports: string;
  won: (side: Side, givenUp: boolean) => string;
  /** How many pieces stood in its lines. */
  drawn: (pieces: number) => string;
  losses: (forces: Forces) => string;
  close: string;
  toMap: string;
  toBattle: string;
  /** What it waits for, for who is not asked. */
  stage: Readonly<Record<"deploying" | "arranging" | "hitting" | "rallying" | "retreating" | "awarding", string>>;
}
