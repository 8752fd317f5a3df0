/** What a landing risks, shown before it is ordered. The rules throw the dice. */

import type { Force, Nation, Region, View } from "../../../wire/europe";
import { arms, countOf, forceOf } from "../force";
import { homelandOf } from "../regions";
import { areAllied, capitalsOf } from "../war/state";

/** Up to which number of its die a piece is lost; nothing where no die is thrown (B9.6, B9.7, EB-13). */
export function risk(view: View, nation: Nation, to: Region): 0 | 1 | 2 {
  const { held, players, fallen } = view.open;
  const friends = (one: Nation, other: Nation) => {
    const [a, b] = [players[one], players[other]];
    return a !== undefined && b !== undefined && (a === b || areAllied(view, a, b));
  };
  const holder = held[to];
  if (holder !== undefined && friends(nation, holder)) return 0;
  const lives = players.britain !== undefined && !fallen.includes("britain");
  const british = homelandOf(to) === "britain" && lives && !friends(nation, "britain");
  return british ? 2 : 1;
}

/** How many of so many pieces come ashore on average, and how likely all of them do. */
export function ashore(pieces: number, lostUpTo: number): { mean: number; all: number } {
  const safe = 1 - lostUpTo / 6;
  return { mean: pieces * safe, all: safe ** pieces };
}

/** How many pieces of the nation may still put to sea in this turn (B9.3, EB-11). */
export function afloat(view: View, nation: Nation): number {
  const most = Math.max(4 * capitalsOf(view, nation), nation === "britain" ? 6 : 0);
  return Math.max(0, most - (view.open.turn.landings[nation]?.sailed ?? 0));
}

/** As many of the pieces as there is room for, infantry first: it alone takes a region. */
export function aboard(force: Force, room: number): Force {
  let left = room;
  const counts = new Map(
    arms.map((arm) => {
      const count = Math.min(left, countOf(force, arm));
      left -= count;
      return [arm, count] as const;
    }),
  );
  return forceOf((arm) => counts.get(arm) ?? 0);
}
