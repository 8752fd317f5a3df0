/** What it means to drag a piece somewhere: the commands that it may stand for, the likeliest first. */

import type {
  Action,
  Commander,
  RoadEntry,
  Locale,
  Position,
  Road,
  Route,
  Unit,
  UnitSheet,
} from "../../../wire/triumph";
import { targetOf, type Target } from "./target";
import { spot } from "../spots";
import { approachOf, localeOf } from "../map/map";
import { approachTo, atApproach, beyond, reserve } from "./position";
import { farEnds, waysTo, type Ground } from "./ways";

/** Enough for every way that a player could mean; each is a question to the server. */
const mostWays = 8;

export type Dragged =
  | { type: "corps"; commander: Commander; at: Position; leave: readonly Unit[] }
  | { type: "units"; commander: Commander; units: readonly Unit[]; at: Position }
  | { type: "unit"; unit: Unit; at: Position };

/** What is dragged when somebody takes a unit: itself, or with it all that were chosen together. */
export function draggedUnit(unit: Unit, sheet: Pick<UnitSheet, "at" | "corps">, chosen: readonly Unit[]): Dragged {
  if (sheet.corps === undefined) return { type: "unit", unit, at: sheet.at };
  const units = chosen.includes(unit) ? chosen : [unit];
  return { type: "units", commander: sheet.corps, units, at: sheet.at };
}

/** What the board says about where things are. */
export interface Standing {
  /** Whether the enemy is there. */
  held(locale: Locale): boolean;
  /** Where a corps of one's own stands. */
  post(commander: Commander): Position | undefined;
}

/** An empty list: it means nothing to put it there. */
export function meant(ground: Ground, dragged: Dragged, target: Target, standing: Standing): Action[] {
  if (target.type === "commander") {
    const attach: Action[] =
      dragged.type === "unit" ? [{ type: "attach", corps: target.commander, unit: dragged.unit }] : [];
    const post = standing.post(target.commander);
    const place = post === undefined || post === dragged.at ? undefined : targetOf(spot.position(post) ?? "");
    return place ? [...attach, ...meant(ground, dragged, place, standing)] : attach;
  }
  const from = localeOf(dragged.at);
  if (target.type === "entry") return [];
  const to = target.type === "locale" ? target.locale : localeOf(atApproach(target.approach));
  if (to === undefined) return [];
  if (to !== from && standing.held(to)) return threats(ground, from, to);
  const at = target.type === "approach" ? target.approach : undefined;
  const plain: Position = at === undefined ? reserve(to) : atApproach(at);
  if (dragged.type === "units") {
    return [{ type: "detach_move", corps: dragged.commander, units: [...dragged.units], to: plain }];
  }
  const ways: Route[] = onRoad(dragged) ? waysTo(ground, from, to, at).slice(0, mostWays) : [];
  return (from === undefined ? ways : [plain, ...ways]).map((route) => command(dragged, route));
}

/** Only a reserve or the edge of the map is on a road. */
function onRoad({ at }: Dragged): boolean {
  return localeOf(at) === undefined || approachOf(at) === undefined;
}

/** Farther along the roads: what would bring it to each place that it might reach. `open` are the ways that begin well. */
export function meantFar(
  ground: Ground,
  dragged: Dragged,
  standing: Standing,
  open: (first: Road | RoadEntry) => boolean,
): ReadonlyMap<Locale, readonly Action[]> {
  if (dragged.type === "units" || !onRoad(dragged)) return new Map();
  const ends = [...farEnds(ground, localeOf(dragged.at))].map(([end, ways]) => {
    const begun = ways.filter(({ entry, roads: [first] }) => {
      const begin = entry ?? first;
      return begin !== undefined && open(begin);
    });
    return [end, begun.slice(0, mostWays).map((way) => command(dragged, way))] as const;
  });
  return new Map(ends.filter(([end, actions]) => actions.length > 0 && !standing.held(end)));
}

function command(dragged: Exclude<Dragged, { type: "units" }>, to: Route): Action {
  if (dragged.type === "unit") return { type: "unit_move", unit: dragged.unit, to };
  const leave = dragged.leave.length > 0 ? { leave: [...dragged.leave] } : {};
  return { type: "corps_move", corps: dragged.commander, ...leave, to };
}

/** Into a locale of the enemy: over the common border, or along the road over another. */
function threats(ground: Ground, from: Locale | undefined, to: Locale): Action[] {
  const all = ground.approaches.filter((approach) => beyond(approach) === to);
  const common = all.filter((approach) => from !== undefined && approach === approachTo(from, to));
  const others = all.filter((approach) => !common.includes(approach));
  return [...common, ...others].map((approach) => ({ type: "threaten", approach }));
}
