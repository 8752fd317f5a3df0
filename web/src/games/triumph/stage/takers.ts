/** Who of one's own units can take losses that their owner allots (T11.9e, T11.10g, T12.6, T12.8). */

import type { AttackSight, Losses, Unit, View } from "../../../wire/triumph";
import { symbolOf } from "../face";
import { faceOf, ownUnits, sheetOf } from "./form";

export function takersOf(view: View, sight: AttackSight, of: Losses): readonly Unit[] {
  const alive = (unit: Unit) => sheetOf(view, unit) !== undefined;
  const isGun = (unit: Unit) => faceOf(view, unit) === "artillery1";
  if (of.type === "attack") {
    const { units = [], leaders = [] } = sight.assault ?? {};
    return units.filter((unit) => alive(unit) && !leaders.includes(unit));
  }
  const { named = [], leaders = [], counter = [] } = sight.defence ?? {};
  if (of.type === "defence") {
    const first = [...leaders.filter((unit) => !isGun(unit)), ...counter];
    return named.filter((unit) => alive(unit) && !first.includes(unit));
  }
  const there = ownUnits(view).filter(([, sheet]) => sheet.at === of.at);
  const units = there.map(([unit]) => unit);
  if (of.at.includes("-")) return units.filter((unit) => !isGun(unit));
  return there
    .filter(([unit, sheet]) => !named.includes(unit) && symbolOf(sheet.face) === "infantry")
    .map(([unit]) => unit);
}
