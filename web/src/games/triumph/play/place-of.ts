/** Where on the board a pick is made, and how it is marked there. */

import type { Ask, Pick } from "../../../wire/triumph";
import type { Spot } from "../../game";
import { spot } from "../spots";
import { endsOf } from "./road";

/** How a place is lit, in the order in which the key tells of it. */
export const kinds = ["move", "road", "place", "attack", "danger", "choose"] as const;

export type Kind = (typeof kinds)[number];

export interface Marked {
  readonly spot: Spot;
  readonly kind: Kind;
}

/** Nothing for a pick that has no place, as the end of a turn. */
export function markOf(pick: Pick, draft: readonly Pick[]): Marked | undefined {
  switch (pick.type) {
    case "to": {
      const place = spot.position(pick.position);
      return place === undefined ? undefined : { spot: place, kind: draft[0]?.type === "detach" ? "place" : "move" };
    }
    case "road":
      return { spot: spot.locale(endsOf(pick.road).to), kind: "road" };
    case "enter":
      return { spot: spot.entry(pick.entry), kind: "road" };
    case "stop": {
      const last = draft.findLast((pick) => pick.type === "road");
      return last && { spot: spot.locale(endsOf(last.road).to), kind: "move" };
    }
    case "threat":
    case "guard_threat":
      return { spot: spot.approach(pick.approach), kind: "attack" };
    case "go":
      return { spot: spot.locale(pick.locale), kind: "danger" };
    case "corps":
    case "detach":
    case "attach":
    case "commander":
    case "assign":
      return { spot: spot.commander(pick.commander), kind: "choose" };
    case "unit":
    case "leave":
    case "lead":
    case "hit":
    case "keep":
      return { spot: spot.unit(pick.unit), kind: "choose" };
    default:
      return undefined;
  }
}

/** Whether the pick is made at the board; everything else needs a button. */
export function isAtBoard(pick: Pick, ask: Ask): boolean {
  switch (ask.type) {
    case "command":
      return markOf(pick, []) !== undefined || pick.type === "stop";
    // Each bid has its place on the sheet of the auction.
    case "bid":
      return pick.type === "bid";
    // All of it is done on the sheets and at the desk.
    case "assignment":
    case "placement":
    case "detachments":
    case "battery":
      return true;
    default:
      return false;
  }
}
