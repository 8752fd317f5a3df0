/** Where the units of a locale that is given up can go, and how many of them (T12.10 to T12.16, R16). */

import type { Approach, ArmySight, Locale, View } from "../../../wire/triumph";
import { approaches, localeOf, locales } from "../map/map";
import { ownUnits } from "./form";
import { other } from "./telling";

/** Whether an army has anything in a locale. */
function stands(army: ArmySight, locale: Locale): boolean {
  const places = [...Object.values(army.corps).map(({ at }) => at), ...Object.keys(army.detached)];
  return places.some((at) => localeOf(at as never) === locale);
}

/** The attack approach says which locale is given up, and where nobody may go. */
export function refuges(view: View, from: Approach): ReadonlyMap<Locale, number> {
  const attack = approaches.get(from);
  const lost = attack && locales.get(attack.far);
  if (!lost || !view.side) return new Map();
  const enemy = view[other(view.side)];
  const open = lost.approaches
    .map((approach) => approaches.get(approach))
    .filter((way) => way !== undefined && way.width !== "impassable" && way.far !== attack.locale)
    .map((way) => way?.far)
    .filter((to) => to !== undefined && !stands(enemy, to));
  const rooms = open.map((to) => {
    const own = ownUnits(view).filter(([, sheet]) => localeOf(sheet.at) === to).length;
    return [to as Locale, (locales.get(to as Locale)?.capacity ?? 0) - own] as const;
  });
  return new Map(rooms.filter(([, room]) => room > 0));
}

/** How many will find no room. */
export function homeless(view: View, from: Approach, units: number): number {
  const room = [...refuges(view, from).values()].reduce((all, one) => all + one, 0);
  return Math.max(0, units - room);
}
