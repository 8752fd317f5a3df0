import type { DieId, OrderDie, Thrown, View } from "../../../wire/battles";

/** The order die of that number, where the view is at hand. */
export const dieIn = (view: View | undefined, die: DieId): OrderDie | undefined => view?.state.position.dice[die];

/** Whether a player-general has rolled it for himself; an army's dice are its commander in chief's. */
export const isOwnDie = (view: View, { by }: OrderDie): boolean =>
  view.state.order.generals[by]?.superior !== undefined;

/** What a die shows that may have been mistyped. */
export function shownBy(view: View | undefined, thrown: Thrown): number | undefined {
  if (thrown.type === "order") return dieIn(view, thrown.die)?.rolled;
  return view?.state.position.throws[thrown.throw]?.[thrown.type].rolled;
}
