/** What is offered at each place of the board. */

import type { Pick } from "../../../wire/triumph";
import type { Spot } from "../../game";
import { markOf, type Kind } from "./place-of";

export interface Offer {
  readonly kind: Kind;
  /** Several where one place can mean several things: the player says which. */
  readonly picks: readonly Pick[];
}

export function offersOf(offered: readonly Pick[], draft: readonly Pick[]): ReadonlyMap<Spot, Offer> {
  const offers = new Map<Spot, Offer>();
  for (const pick of offered) {
    const mark = markOf(pick, draft);
    if (!mark) continue;
    const known = offers.get(mark.spot);
    offers.set(mark.spot, { kind: known?.kind ?? mark.kind, picks: [...(known?.picks ?? []), pick] });
  }
  return offers;
}

/** The places that the picks made so far are about. */
export function pickedSpots(draft: readonly Pick[]): ReadonlySet<Spot> {
  return new Set(draft.flatMap((pick, place) => markOf(pick, draft.slice(0, place))?.spot ?? []));
}

/**
 * What to pick when a piece of one's own is chosen: what is offered now, or the beginning of another command. Chosen a
 * second time it is let go.
 */
export function chosen(
  spot: Spot,
  { offered, first, draft }: { offered: readonly Pick[]; first: readonly Pick[]; draft: readonly Pick[] },
): { pick: Pick } | { draft: readonly Pick[] } | undefined {
  const now = offersOf(offered, draft).get(spot)?.picks[0];
  if (now) return { pick: now };
  if (draft.length > 0 && pickedSpots(draft).has(spot)) return { draft: draft.slice(0, -1) };
  const other = offersOf(first, []).get(spot)?.picks[0];
  return other && { draft: [other] };
}
