import type { Die } from "./journal";

/** What is wrong with a journal, and where. The page words it. */
export type Problem =
  | { type: "empty" }
  | { type: "unreadable"; line: number; what: "header" | "entry" | "closing" }
  | { type: "format"; format: number }
  | { type: "afterSeed"; line: number }
  | { type: "noSeed" }
  /** It is the journal of another match than was asked for. */
  | { type: "otherMatch" }
  /** The seed is not the one the header is committed to. */
  | { type: "commitment" }
  /** The header is committed to another seed than this browser was told before. */
  | { type: "otherCommitment" }
  /** A bot's salt was chosen by somebody in a match that people played. */
  | { type: "botSalt"; seat: string }
  /** A seat's salt is not the one that was pledged for it. */
  | { type: "pledge"; seat: string }
  /** This browser opened its salt in another round, or on other pledges. */
  | { type: "otherPledges" }
  /** An entry that this browser was told of is not there, or another stands in its place. */
  | { type: "keptLink" }
  /** It is not what the server signed when the match ended. */
  | { type: "signature" }
  /** It is signed with another key than this server has. */
  | { type: "otherKey" }
  | { type: "cutShort"; written: number; found: number }
  | { type: "lastLink" }
  | EntryProblem;

export type EntryProblem = { entry: number } & (
  | { type: "number"; expected: number }
  /** It is by a seat that is not there, or by nobody where somebody must act, or the other way round. */
  | { type: "seat" }
  | { type: "link" }
  | { type: "die"; place: number; written: Die; derived: number }
  /** No such face is on the die. */
  | { type: "face"; place: number; written: Die }
  /** A die is marked as typed where the game rolls by itself. */
  | { type: "typed"; place: number }
  | { type: "takeBack" }
  | { type: "afterEnd" }
);
