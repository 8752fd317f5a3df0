/** What every form of the stage is given to make an answer. */

import type { AttackSight, Commander, Face, Forecast, Unit, UnitSheet, View } from "../../../wire/triumph";
import type { BoardProps } from "../../game";
import type { Triumph } from "../types";
import type { CorpsOf } from "./drafts";

type Hands = "view" | "draft" | "offered" | "forecast" | "onpick" | "ondraft" | "judge" | "speaker";

export interface FormProps extends Pick<BoardProps<Triumph>, Hands> {
  ask: Triumph["Ask"];
  sight: AttackSight;
}

type ForecastOf<Type extends Forecast["type"]> = Extract<Forecast, { type: Type }>;

/** What is said of a whole question stays until something else of its kind is said. */
export function lastSaid<Type extends Forecast["type"]>(
  type: Type,
): (now: Forecast | undefined) => ForecastOf<Type> | undefined {
  let said: ForecastOf<Type> | undefined;
  return (now) => {
    if (now?.type === type) said = now as ForecastOf<Type>;
    return said;
  };
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
