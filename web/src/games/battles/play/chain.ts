/** What has changed in distances, as picks: saying a thing again replaces it, saying what was so before takes it back. */

import type { Distance, GeneralId, Pick, UnitId, View } from "../../../wire/battles";

type Picks = readonly Pick[];

const without = (
  draft: Picks,
  about: (pick: Pick, next: Pick | undefined, before: Pick | undefined) => boolean,
): Pick[] => draft.filter((pick, place) => pick.type !== "done" && !about(pick, draft[place + 1], draft[place - 1]));

export function distanceIn({ state }: View, draft: Picks, general: GeneralId): Distance {
  const said = draft.find((pick) => pick.type === "distance" && pick.general === general);
  return said?.type === "distance" ? said.distance : (state.position.generals[general]?.distance ?? "in_span");
}

export function withDistance(view: View, draft: Picks, general: GeneralId, distance: Distance): Picks {
  const rest = without(draft, (pick) => pick.type === "distance" && pick.general === general);
  return distanceIn(view, [], general) === distance ? rest : [...rest, { type: "distance", general, distance }];
}

export function reachIn({ state }: View, draft: Picks, general: GeneralId): boolean {
  const said = draft.find((pick) => pick.type === "reach" && pick.general === general);
  return said?.type === "reach" ? said.reach : (state.position.generals[general]?.reach ?? false);
}

export function withReach(view: View, draft: Picks, general: GeneralId, reach: boolean): Picks {
  const rest = without(draft, (pick) => pick.type === "reach" && pick.general === general);
  return reachIn(view, [], general) === reach ? rest : [...rest, { type: "reach", general, reach }];
}

/** The unit he is attached to. */
export function attachedIn({ state }: View, draft: Picks, general: GeneralId): UnitId | undefined {
  const at = draft.findIndex((pick) => (pick.type === "attach" || pick.type === "detach") && pick.general === general);
  if (draft[at]?.type === "detach") return undefined;
  const unit = at < 0 ? undefined : draft[at + 1];
  return unit?.type === "unit" ? unit.unit : state.position.generals[general]?.attached;
}

export function withAttached(view: View, draft: Picks, general: GeneralId, unit: UnitId | undefined): Picks {
  const his = (pick: Pick | undefined) => pick?.type === "attach" && pick.general === general;
  const rest = without(
    draft,
    (pick, _, before) =>
      his(pick) || (pick.type === "unit" && his(before)) || (pick.type === "detach" && pick.general === general),
  );
  if (attachedIn(view, [], general) === unit) return rest;
  return unit === undefined
    ? [...rest, { type: "detach", general }]
    : [...rest, { type: "attach", general }, { type: "unit", unit }];
}

export function spanIn({ state }: View, draft: Picks, unit: UnitId): boolean {
  const said = draft.find((pick) => pick.type === "span" && pick.unit === unit);
  return said?.type === "span" ? said.in_span : (state.position.units[unit]?.in_span ?? true);
}

export function withSpan(view: View, draft: Picks, unit: UnitId, in_span: boolean): Picks {
  const rest = without(draft, (pick) => pick.type === "span" && pick.unit === unit);
  return spanIn(view, [], unit) === in_span ? rest : [...rest, { type: "span", unit, in_span }];
}

/** How many things were said to have changed. */
export const changesIn = (draft: Picks): number =>
  draft.filter(({ type }) => type !== "unit" && type !== "done").length;
