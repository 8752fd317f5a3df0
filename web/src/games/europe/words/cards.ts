/** What a card shows, read off its name: `france_infantry`, `napoleon`, `blank`. */

import type { Arm, Card, Nation } from "../../../wire/europe";

export function symbolOf(card: Card): Arm | "napoleon" | "blank" {
  return card === "napoleon" || card === "blank" ? card : (card.slice(card.indexOf("_") + 1) as Arm);
}

/** The nation in whose colour it is. */
export function colourOf(card: Card): Nation | undefined {
  return card === "napoleon" || card === "blank" ? undefined : (card.slice(0, card.indexOf("_")) as Nation);
}
