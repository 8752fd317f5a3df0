import type { GeneralId, OrderDie, Rating, View } from "../../../wire/battles";

export const bonus: Record<Rating, number> = { excellent: 2, good: 1, average: 0, poor: -1 };

export const ratingOf = ({ state }: View, general: GeneralId): Rating =>
  state.position.generals[general]?.successor ?? state.order.generals[general]?.rating ?? "average";

/** A lost order has none. */
export interface Preview {
  priority?: number;
}

/**
 * What an order by this die would come to, as far as the view says: a player-general's own die and one that was passed
 * on begin their way lower in the chain, and only the server knows where it is broken from there.
 */
export function previewOf(view: View, die: OrderDie, general: GeneralId): Preview | undefined {
  const byChief = view.state.order.generals[die.by]?.superior === undefined;
  const command = view.commands[general];
  if (!byChief || die.passed || !command) return undefined;
  const sum = die.face - command.broken + bonus[ratingOf(view, general)];
  return sum <= 0 ? {} : { priority: Math.min(sum, 6) };
}
