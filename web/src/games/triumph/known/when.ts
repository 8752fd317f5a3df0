/** When something was told: events say it only by their order. */

import type { Side, Told } from "../../../wire/triumph";

export interface When {
  /** From 1; nothing before the battle. */
  round: number;
  turn: Side;
}

export interface Timed {
  when: When;
  told: Told;
}

/** Each event with the round and the turn in which it happened. */
export function timed(heard: readonly Told[]): readonly Timed[] {
  let when: When = { round: 0, turn: "allied" };
  return heard.map((told) => {
    if (told.type === "round_began") when = { ...when, round: told.round };
    if (told.type === "turn_began") when = { ...when, turn: told.side };
    return { when, told };
  });
}
