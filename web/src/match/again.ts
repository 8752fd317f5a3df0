import type { SeatView } from "../wire/lobby";

/** Whether I may sit there again, or have asked to: until that is settled I hear nothing that observers say. */
export function mayPlayAgain(seat: Pick<SeatView, "may_return" | "former">): boolean {
  return seat.may_return || (seat.former?.me === true && seat.former.way === "asks");
}
