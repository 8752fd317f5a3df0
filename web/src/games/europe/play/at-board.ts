/** Which picks are made at the map, on the battle board or among the cards, and need no button beside it. */

import type { Ask, Pick } from "../../../wire/europe";

/** What the battle board asks with words and buttons of its own. */
export const isOfBattle = ({ type }: Ask): boolean =>
  type === "deploy" || type === "arrange" || type === "hit" || type === "rally";

export function isAtBoard(pick: Pick, ask: Ask): boolean {
  switch (ask.type) {
    case "move":
    case "place":
    case "retreat":
    case "battle":
      return pick.type !== "done";
    case "produce":
      return pick.type !== "done";
    default:
      return isOfBattle(ask);
  }
}
