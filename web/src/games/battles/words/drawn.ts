import type { DieId, OrderDie, View } from "../../../wire/battles";

/** The order die of that number, where the view is at hand. */
export const dieIn = (view: View | undefined, die: DieId): OrderDie | undefined => view?.state.position.dice[die];

/** Whether a player-general has rolled it for himself; an army's dice are its commander in chief's. */
export const isOwnDie = (view: View, { by }: OrderDie): boolean =>
  view.state.order.generals[by]?.superior !== undefined;
