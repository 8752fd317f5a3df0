/** An army in the order in which it is read: every general above those whom he commands. */

import { commanderOf, under, unitsUnder, type GeneralDraft, type SideDraft, type UnitDraft } from "../draft";

export interface Row {
  general: GeneralDraft;
  /** How many stand above him. */
  depth: number;
  superior?: GeneralDraft;
  units: UnitDraft[];
}

export function rowsOf(side: SideDraft): Row[] {
  const commander = commanderOf(side);
  return commander ? rowsUnder(side, commander, 0) : [];
}

function rowsUnder(side: SideDraft, general: GeneralDraft, depth: number, superior?: GeneralDraft): Row[] {
  const row: Row = { general, depth, units: unitsUnder(side, general.key), ...(superior && { superior }) };
  const below = under(side, general.key).flatMap((each) => rowsUnder(side, each, depth + 1, general));
  return [row, ...below];
}

/** How many figures a unit can lose before it is removed, the last of them included. */
export const losses = ({ figures, dispersal }: UnitDraft): number => Math.max(0, (figures ?? 0) - (dispersal ?? 0));

/** As many as go on a sheet at a time. */
export function pagesOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, page) => all.slice(page * size, (page + 1) * size));
}
