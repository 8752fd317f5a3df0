import type { MatchView } from "../wire/lobby";
import type { Seat } from "../wire/table";

/** Whether nobody else plays against this seat: bots, or whoever sits before this screen. The server has the last word. */
export function isAlone(match: Pick<MatchView, "seats" | "status">, seat: Seat | undefined): boolean {
  const mine = seat === undefined ? undefined : match.seats[seat];
  if (!mine?.mine || match.status !== "playing") return false;
  return match.seats.every((other) => other.side === mine.side || other.mine || other.type === "bot");
}
