/** Whom the next pick is about, where picks go one after the other in an order of the rules. */

import type { Ask, Commander, Pick, Unit, UnitSheet, View } from "../../../wire/triumph";
import { armies } from "../map/armies";
import { approaches, localeOf } from "../map/map";

export type Subject = { readonly commander: Commander } | { readonly unit: Unit; readonly sheet: UnitSheet };

/** How far one is: the third of nine. */
export interface Turn {
  readonly subject: Subject;
  readonly place: number;
  readonly of: number;
}

export function subjectOf(view: View, ask: Ask, draft: readonly Pick[]): Turn | undefined {
  const all = subjects(view, ask);
  const subject = all[draft.length];
  return subject && { subject, place: draft.length + 1, of: all.length };
}

function subjects(view: View, ask: Ask): Subject[] {
  switch (ask.type) {
    case "assignment":
      return ownUnits(view, () => true);
    case "placement":
      if (!view.side) return [];
      return armies[view.side].commanders.flatMap(({ commander, home }) => (home === undefined ? [] : [{ commander }]));
    case "destinations": {
      const given = view.stage.type === "attack" ? approaches.get(view.stage.from)?.far : undefined;
      return ownUnits(view, ({ at }) => given !== undefined && localeOf(at) === given);
    }
    default:
      return [];
  }
}

function ownUnits(view: View, which: (sheet: UnitSheet) => boolean): Subject[] {
  const units = view.side ? (view[view.side].units ?? {}) : {};
  return Object.entries(units)
    .map(([unit, sheet]) => ({ unit: Number(unit) as Unit, sheet }))
    .filter(({ sheet }) => which(sheet))
    .sort((a, b) => a.unit - b.unit);
}
