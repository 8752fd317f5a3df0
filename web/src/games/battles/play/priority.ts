import type { GeneralId, OrderDie, Rating, View } from "../../../wire/battles";

const bonus: Record<Rating, number> = { excellent: 2, good: 1, average: 0, poor: -1 };

export const ratingOf = ({ state }: View, general: GeneralId): Rating =>
  state.position.generals[general]?.successor ?? state.order.generals[general]?.rating ?? "average";

/** A lost order has none. */
export interface Preview {
  priority?: number;
}

/** What an order by this die would come to. */
export function previewOf(view: View, die: OrderDie, general: GeneralId): Preview {
  const sum = die.face - (view.commands[general]?.broken ?? 0) + bonus[ratingOf(view, general)];
  return sum <= 0 ? {} : { priority: Math.min(sum, 6) };
}
