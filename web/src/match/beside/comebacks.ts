/** Players who have left a seat, and what the others say about their coming back. */

import type { Former, SeatView } from "../../wire/lobby";

export interface Comeback {
  seat: SeatView;
  former: Former;
  /** Who has said what counts here: an objection, or that he shall have it back. */
  said: SeatView[];
  /** Who has not. */
  open: SeatView[];
  /** Whether I have. */
  mine: boolean;
  /** Whether I may say it: one side alone keeps nobody away. */
  may: boolean;
}

/** What is to be said about others, by who holds these seats. */
export function comebacks(seats: readonly SeatView[]): Comeback[] {
  return seats.flatMap((seat) => {
    const { former } = seat;
    if (!former || former.me || former.way === "taken") return [];
    const says = former.way === "asks" ? "admit" : "object";
    const others = seats.filter((other) => other.type === "person" && !other.mine);
    const mine = seats.filter((other) => other.mine);
    const has = (other: SeatView) => other.says === says && other.about === seat.seat;
    const sides = new Set([...mine, ...others].map((other) => other.side));
    return {
      seat,
      former,
      said: others.filter(has),
      open: others.filter((other) => !has(other)),
      mine: mine.some(has),
      may: former.way === "asks" || (former.way === "free" && others.length > 0 && sides.size > 1),
    };
  });
}
