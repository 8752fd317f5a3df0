/** Orders as they begin: which pieces are there for them. */

import type { Force, Nation, Region, View } from "../../../wire/europe";
import { minus } from "../force";
import type { Open } from "./offers";
import type { Order, Way } from "./order";

/** What of an army has not moved yet. */
export const freshOf = ({ open }: View, nation: Nation, region: Region): Force =>
  minus(open.pieces[region]?.[nation], open.moved[region]?.[nation]);

/** What of a nation is to be placed, or to leave the field of battle. */
export const comingOf = ({ open }: View, type: "place" | "retreat", nation: Nation): Force =>
  (type === "place" ? open.reserve[nation] : open.battle && open.pieces[open.battle.region]?.[nation]) ?? {};

/** Placing and retreating: all nations of the viewer's that may come to the region. */
export function coming(view: View, type: "place" | "retreat", able: Open, to: Region): Order {
  const from = view.open.battle?.region ?? to;
  const way: Way = type === "retreat" ? { type, from } : { type };
  const groups = [...able]
    .filter(([, regions]) => regions.includes(to))
    .map(([nation]) => ({ nation, force: comingOf(view, type, nation), ways: [way] }));
  return { to, groups };
}
