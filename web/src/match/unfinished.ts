/**
 * Where a game keeps an answer in the making that picks cannot say yet: they go in a fixed order, and a player does not.
 * It is kept by the match and the seat until it is given. This browser keeps it over a reload, unless several players
 * share the screen: then it lasts as long as the page, where the next player does not find it among what is stored.
 */

import { forget, recall, remember, remembered } from "../memory";
import type { MatchId } from "../wire/ids";
import type { Seat } from "../wire/table";

export interface Unfinished {
  keep(task: string, value: object): void;
  recall(task: string): object | undefined;
  forget(task: string): void;
}

const atThisScreen = new Map<string, string>();

export function unfinishedOf(match: MatchId, seat: Seat | undefined, shared: boolean): Unfinished {
  const keyOf = (task: string) => `${prefixOf(match)}${String(seat ?? "")}.${task}`;
  return {
    keep(task, value) {
      const written = JSON.stringify(value);
      if (shared) atThisScreen.set(keyOf(task), written);
      else remember(keyOf(task), written);
    },
    recall(task) {
      const written = shared ? atThisScreen.get(keyOf(task)) : recall(keyOf(task));
      try {
        const value: unknown = JSON.parse(written ?? "null");
        return typeof value === "object" && value !== null ? value : undefined;
      } catch {
        return undefined;
      }
    },
    forget(task) {
      atThisScreen.delete(keyOf(task));
      forget(keyOf(task));
    },
  };
}

/** Nothing of a match is in the making once it is over. */
export function forgetUnfinished(match: MatchId) {
  const prefix = prefixOf(match);
  for (const key of atThisScreen.keys()) if (key.startsWith(prefix)) atThisScreen.delete(key);
  for (const key of remembered()) if (key.startsWith(prefix)) forget(key);
}

const prefixOf = (match: MatchId) => `unfinished.${match}.`;
