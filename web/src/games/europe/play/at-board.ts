/** Which picks are made at the map, on the battle board or among the cards, and need no button beside it. */

import type { Ask, Pick } from "../../../wire/europe";

export function isAtBoard(pick: Pick, ask: Ask): boolean {
  switch (ask.type) {
    case "move":
    case "place":
    case "retreat":
    case "battle":
      return pick.type !== "done";
    case "deploy":
    case "arrange":
    case "hit":
    case "rally":
      return true;
    case "produce":
      return pick.type !== "done";
    default:
      return false;
  }
}
