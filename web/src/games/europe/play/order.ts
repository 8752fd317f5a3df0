/** An order in the making: whose pieces go where, by which way, and how many of them there are to choose from. */

import type { Action, Force, Nation, Pick, Region } from "../../../wire/europe";
import { forceOf, countOf } from "../force";

export type Way =
  | { readonly type: "place" }
  | { readonly type: "march"; readonly from: Region }
  | { readonly type: "ride"; readonly from: Region; readonly via: Region }
  | { readonly type: "land"; readonly from: Region }
  | { readonly type: "retreat"; readonly from: Region };

/** Some nation's pieces, and the ways by which they may come to a region. */
export interface Order {
  readonly to: Region;
  readonly groups: readonly { readonly nation: Nation; readonly force: Force; readonly ways: readonly Way[] }[];
}

export function actionOf(nation: Nation, to: Region, way: Way, pieces: Force): Action {
  switch (way.type) {
    case "place":
      return { type: "place", nation, region: to, pieces };
    case "march":
      return { type: "march", nation, from: way.from, to, pieces };
    case "ride":
      return { type: "ride", nation, from: way.from, via: way.via, to, pieces };
    case "land":
      return { type: "land", nation, from: way.from, to, pieces };
    case "retreat":
      return { type: "retreat", nation, to, pieces };
  }
}

/** What one would send that way without thinking twice: all, but only horse and leaders ride on. */
export function usual(way: Way | undefined, force: Force): Force {
  if (way?.type !== "ride") return force;
  return forceOf((arm) => (arm === "cavalry" || arm === "leader" ? countOf(force, arm) : 0));
}

/** Where the picks that are offered lead, apart from rides, whose ends are asked for one by one. */
export function waysOf(offered: readonly Pick[], from: Region): Map<Region, Way[]> {
  const ways = new Map<Region, Way[]>();
  for (const pick of offered) {
    if (pick.type === "march" || pick.type === "land") add(ways, pick.to, { type: pick.type, from });
  }
  return ways;
}

export function add(ways: Map<Region, Way[]>, to: Region, way: Way): void {
  ways.set(to, [...(ways.get(to) ?? []), way]);
}
