// Drills that begin from a position, so that the tests know what is in every hand.

import type { Cards, Options, Phase } from "../src/wire/drill";
import { place, type Seated } from "./placing";

export interface Position {
  round?: number;
  phase?: Phase;
  /** The next card is the last. */
  deck?: Cards;
  /** What each company has in hand, by its seat. */
  hands: readonly Cards[];
  options?: Partial<Options>;
}

const seatNames = ["red", "blue", "green", "white"];

/** Begins a drill from the position; each hand is a seat, held by the player of that place. Gives the id of the match. */
export function placed(position: Position, holders: readonly Seated[]): Promise<string> {
  return place({
    game: "drill",
    scenario: "default",
    options: {
      partnership: false,
      rounds: 4,
      seats: position.hands.length,
      typed_dice: false,
      ...position.options,
    },
    position: {
      companies: Object.fromEntries(position.hands.map((hand, seat) => [seat, { hand }])),
      deck: position.deck ?? [],
      phase: position.phase ?? { type: "bidding" },
      round: position.round ?? 1,
    },
    seats: holders.map((holder, seat) => [seatNames[seat] ?? "", holder]),
  });
}
