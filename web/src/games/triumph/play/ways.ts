/** The ways along roads that a dragged piece might mean. Whether one may be taken, the server says. */

import type { Approach, RoadEntry, Locale, Road, Way } from "../../../wire/triumph";
import { endsOf } from "./road";

/** More roads than this are never joined in one move. */
const mostRoads = 3;

export interface Ground {
  /** Each side of each border. */
  readonly approaches: readonly Approach[];
  readonly roads: readonly Road[];
  readonly entries: readonly { readonly entry: RoadEntry; readonly locale: Locale; readonly group: number }[];
}

interface Walk {
  readonly entry?: RoadEntry;
  readonly roads: readonly Road[];
  readonly at: Locale;
  /** The roads it came on; none where it starts from a reserve. */
  readonly group?: number;
}

/** From a reserve, or from off the map, to a locale: short ways first, each with the approach at which it ends. */
export function waysTo(ground: Ground, from: Locale | undefined, to: Locale, at?: Approach): Way[] {
  const end = at === undefined ? {} : { at };
  return walks(ground, from)
    .filter((walk) => walk.at === to && (walk.roads.length > 0 || walk.entry !== undefined))
    .map(({ entry, roads }) => ({ ...(entry !== undefined && { entry }), roads: [...roads], ...end }));
}

/** All ends of ways that go on beyond the first road, or the entry: each with its ways, short ones first. */
export function farEnds(ground: Ground, from: Locale | undefined): ReadonlyMap<Locale, readonly Way[]> {
  const ends = new Map<Locale, Way[]>();
  for (const { entry, roads, at } of walks(ground, from)) {
    if (roads.length + (entry === undefined ? 0 : 1) < 2) continue;
    const way: Way = { ...(entry !== undefined && { entry }), roads: [...roads] };
    ends.set(at, [...(ends.get(at) ?? []), way]);
  }
  return ends;
}

function walks(ground: Ground, from: Locale | undefined): Walk[] {
  const starts: Walk[] =
    from === undefined
      ? ground.entries.map(({ entry, locale, group }) => ({ entry, roads: [], at: locale, group }))
      : [{ roads: [], at: from }];
  const all = [...starts];
  let last = starts;
  for (let length = 1; length <= mostRoads; length++) {
    last = last.flatMap((walk) => onward(ground, walk));
    all.push(...last);
  }
  return all;
}

function onward(ground: Ground, walk: Walk): Walk[] {
  return ground.roads.flatMap((road) => {
    const { from, fromGroup, to, toGroup } = endsOf(road);
    const joins = from === walk.at && (walk.group === undefined || walk.group === fromGroup);
    const back = walk.roads.some((other) => endsOf(other).from === to);
    return joins && !back ? [{ ...walk, roads: [...walk.roads, road], at: to, group: toGroup }] : [];
  });
}
