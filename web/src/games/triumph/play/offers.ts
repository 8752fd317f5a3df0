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
  { now, first, draft, picked }: Offers,
): { pick: Pick } | { draft: readonly Pick[] } | undefined {
  const next = now.get(spot)?.picks[0];
  if (next) return { pick: next };
  if (picked.has(spot)) return { draft: draft.slice(0, -1) };
  const other = first.get(spot)?.picks[0];
  return other && { draft: [other] };
}

/** What is offered now, what at the beginning of a command, and what was picked so far. */
export interface Offers {
  readonly now: ReadonlyMap<Spot, Offer>;
  readonly first: ReadonlyMap<Spot, Offer>;
  readonly draft: readonly Pick[];
  readonly picked: ReadonlySet<Spot>;
}
