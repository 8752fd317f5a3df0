/** What it means to drag a piece somewhere: the commands that it may stand for, the likeliest first. */

import type {
  Action,
  Approach,
  Commander,
  Locale,
  Pick as Offered,
  Position,
  RoadEnd,
  Route,
  Unit,
  UnitSheet,
} from "../../../wire/triumph";
import { targetOf, type Target } from "./target";
import { spot } from "../spots";
import { approaches, localeOf } from "../map/map";
import { approachTo, atApproach, beyond, reserve } from "./position";

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

/** The picks with which its command begins; what may come of them is forecast. */
export function beginning(dragged: Dragged): readonly Offered[] {
  switch (dragged.type) {
    case "corps":
      return [
        { type: "corps", commander: dragged.commander },
        ...dragged.leave.map((unit) => ({ type: "leave" as const, unit })),
      ];
    case "unit":
      return [{ type: "unit", unit: dragged.unit }];
    case "units":
      return [
        { type: "detach", commander: dragged.commander },
        ...dragged.units.map((unit) => ({ type: "unit" as const, unit })),
      ];
  }
}

/** What the board and the server say about where things are and may go. */
export interface Standing {
  /** Whether the enemy is there. */
  held(locale: Locale): boolean;
  /** Where a corps of one's own stands. */
  post(commander: Commander): Position | undefined;
  /** Over which borders it may be threatened now. */
  readonly threats: readonly Approach[];
}

/** An empty list: it means nothing to put it there. `ends` is where what is dragged may go along roads. */
export function meant(dragged: Dragged, target: Target, standing: Standing, ends: readonly RoadEnd[]): Action[] {
  if (target.type === "commander") {
    const attach: Action[] =
      dragged.type === "unit" ? [{ type: "attach", corps: target.commander, unit: dragged.unit }] : [];
    const post = standing.post(target.commander);
    const place = post === undefined || post === dragged.at ? undefined : targetOf(spot.position(post) ?? "");
    return place ? [...attach, ...meant(dragged, place, standing, ends)] : attach;
  }
  const from = localeOf(dragged.at);
  if (target.type === "entry") return [];
  const to = target.type === "locale" ? target.locale : localeOf(atApproach(target.approach));
  if (to === undefined) return [];
  if (to !== from && standing.held(to)) return threats(standing, from, to);
  const plain: Position = target.type === "locale" ? reserve(to) : atApproach(target.approach);
  if (dragged.type === "units") {
    return [{ type: "detach_move", corps: dragged.commander, units: [...dragged.units], to: plain }];
  }
  const ways: Route[] = ends.filter((end) => end.to === plain).map((end) => end.way);
  return (from === undefined ? ways : [plain, ...ways]).map((route) => command(dragged, route));
}

/** What brings it to each reserve that it may reach by road. */
export function meantFar(dragged: Dragged, ends: readonly RoadEnd[]): ReadonlyMap<Locale, Action> {
  if (dragged.type === "units") return new Map();
  return new Map(
    ends.flatMap((end) => {
      const locale = localeOf(end.to);
      return locale !== undefined && end.to === reserve(locale) ? [[locale, command(dragged, end.way)] as const] : [];
    }),
  );
}

function command(dragged: Exclude<Dragged, { type: "units" }>, to: Route): Action {
  if (dragged.type === "unit") return { type: "unit_move", unit: dragged.unit, to };
  const leave = dragged.leave.length > 0 ? { leave: [...dragged.leave] } : {};
  return { type: "corps_move", corps: dragged.commander, ...leave, to };
}

/** Into a locale of the enemy: over the common border, or along the road over another. Where none may be, why not. */
function threats({ threats }: Standing, from: Locale | undefined, to: Locale): Action[] {
  const first = (all: Iterable<Approach>) => {
    const toward = [...all].filter((approach) => beyond(approach) === to);
    return toward.find((approach) => from !== undefined && approach === approachTo(from, to)) ?? toward[0];
  };
  const approach = first(threats) ?? first(approaches.keys());
  return approach === undefined ? [] : [{ type: "threaten", approach }];
}
