/** What of the board a piece can be dragged to, or a click can mean. */

import type { Approach, Commander, RoadEntry, Locale } from "../../../wire/triumph";
import type { Spot } from "../../game";

export type Target =
  | { type: "locale"; locale: Locale }
  | { type: "approach"; approach: Approach }
  | { type: "entry"; entry: RoadEntry }
  | { type: "commander"; commander: Commander };

/** Reads the id of a target. */
export function targetOf(id: Spot): Target | undefined {
  const [, type, rest = ""] = /^([a-z]+)-(.+)$/.exec(id) ?? [];
  switch (type) {
    case "locale":
      return { type, locale: Number(rest) as Locale };
    case "approach":
      return { type, approach: rest as Approach };
    case "entry":
      return { type, entry: rest as RoadEntry };
    case "commander":
      return { type, commander: rest as Commander };
    default:
      return undefined;
  }
}
