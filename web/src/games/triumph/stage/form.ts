/** What every form of the stage is given to make an answer. */

import type { AttackSight, Commander, Face, Unit, UnitSheet, View } from "../../../wire/triumph";
import type { BoardProps } from "../../game";
import type { Triumph } from "../types";
import type { CorpsOf } from "./drafts";

type Hands = "view" | "draft" | "offered" | "onpick" | "ondraft" | "judge" | "speaker";

export interface FormProps extends Pick<BoardProps<Triumph>, Hands> {
  ask: Triumph["Ask"];
  sight: AttackSight;
}

/** One's own units, by their numbers. */
export function ownUnits(view: View): readonly (readonly [Unit, UnitSheet])[] {
  const units = view.side ? view[view.side].units : undefined;
  return Object.entries(units ?? {}).map(([unit, sheet]) => [Number(unit) as Unit, sheet] as const);
}

/** None of a unit that is lost, or of the enemy. */
export const sheetOf = (view: View, unit: Unit, side = view.side): UnitSheet | undefined =>
  side ? view[side].units?.[unit] : undefined;

export const faceOf = (view: View, unit: Unit, side = view.side): Face | undefined => sheetOf(view, unit, side)?.face;

export const corpsIn =
  (view: View): CorpsOf =>
  (unit: Unit): Commander | undefined =>
    sheetOf(view, unit)?.corps;

/** Units by corps, the detached ones last, the strong before the weak. */
export function byCorps(
  view: View,
  units: readonly Unit[],
): readonly (readonly [Commander | undefined, readonly Unit[]])[] {
  const groups = new Map<Commander | undefined, Unit[]>();
  for (const unit of units) {
    const corps = sheetOf(view, unit)?.corps;
    groups.set(corps, [...(groups.get(corps) ?? []), unit]);
  }
  return [...groups].sort(([one], [other]) => Number(one === undefined) - Number(other === undefined));
}
