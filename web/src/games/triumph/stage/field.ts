/** The ground of an attack, and how the defence stands on it. */

import type { Approach, Position, View } from "../../../wire/triumph";
import { approaches } from "../map/map";
import { initialLines, sum, type Field } from "./arithmetic";
import { ledIn } from "./led";
import { opposite, other, type Telling } from "./telling";

const santon = "54" as Position;

/**
 * Whether the defenders block is said by the view while the attack lasts. Of an attack that is over it follows from
 * its result, wherever it made a difference.
 */
export function fieldOf(view: View, from: Approach, blocked: boolean | undefined, telling?: Telling): Field {
  const approach = approaches.get(opposite(from));
  const protects = view.options.santon && approach?.locale === 54 && view[other(view.turn.side)].fixed === santon;
  const field = { blocked: blocked ?? false, penalties: approach?.penalties ?? [], santon: protects };
  if (blocked !== undefined || !telling?.initial) return field;
  const free = sum(initialLines({ ...ledIn(telling), guard: telling.guard }, field));
  return { ...field, blocked: telling.initial.result < free };
}
