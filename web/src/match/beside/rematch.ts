import { api } from "../../api/api";
import { takePart } from "../../lobby/part";
import type { MatchView } from "../../wire/lobby";

/** Makes the match once more, and begins it at once where nobody else has to come. */
export async function rematch(match: string): Promise<MatchView> {
  const again = await api.rematch(match);
  const alone = again.seats.every((seat) => seat.type === "bot" || seat.mine);
  if (again.status !== "waiting" || !alone) return again;
  await takePart(again);
  return api.start(again.id);
}
