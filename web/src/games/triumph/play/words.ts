import type { Side } from "../../../wire/triumph";
import type { Kind } from "./place-of";

export interface PlayWords {
  /** A locale, by its name if it has one. */
  locale: (number: number, name: string | undefined) => string;
  capacity: (capacity: number) => string;
  hill: string;
  objective: string;
  approach: (from: string, to: string) => string;
  width: Record<"wide" | "narrow" | "impassable", string>;
  obstructed: string;
  penalty: Record<"infantry" | "cavalry" | "artillery", string>;
  entry: (entry: string, side: Side) => string;
  /** Whose and how many units stand there. */
  force: (who: string, units: number) => string;
  detached: Record<Side, string>;
  /** What the marks on the board mean. */
  kinds: Record<Kind, string>;
  key: string;
  which: string;
  /** A road over a border that could be crossed without it leads farther. */
  andOn: (road: string) => string;
  cancel: string;
  /** Closes a refusal. */
  understood: string;
  /** Put down where it means nothing. */
  nowhere: string;
  orders: string;
  letGo: string;
}
