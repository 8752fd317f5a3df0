/** The morale of both armies from the first round on. */

import type { MoraleCause, Side, Standing, Told } from "../../../wire/triumph";
import { timed, type When } from "./when";

export interface Change {
  when: When;
  side: Side;
  cause: MoraleCause;
  change: number;
  morale: number;
}

export const changesOf = (heard: readonly Told[]): readonly Change[] =>
  timed(heard).flatMap(({ when, told }) => (told.type === "morale" ? [{ when, ...told }] : []));

/** With what an army began, a handicap taken off. */
export function firstMorale(changes: readonly Change[], side: Side, standing: Standing): number {
  const first = changes.find((change) => change.side === side);
  return first ? first.morale - first.change : standing.morale;
}

export interface Mark {
  /** In rounds from the beginning: the Allied turn is the first half of each. */
  at: number;
  morale: number;
}

/** A line of steps: the morale after each change, until now. */
export function courseOf(changes: readonly Change[], side: Side, standing: Standing, now: When): readonly Mark[] {
  const time = ({ round, turn }: When) => Math.max(0, round - 1) + (turn === "french" ? 0.5 : 0);
  const marks: Mark[] = [{ at: 0, morale: firstMorale(changes, side, standing) }];
  for (const change of changes.filter((one) => one.side === side)) {
    const at = time(change.when);
    const before = marks.at(-1)?.morale ?? change.morale;
    marks.push({ at, morale: before }, { at, morale: change.morale });
  }
  return [...marks, { at: time(now) + 0.5, morale: standing.morale }];
}
