/**
 * An answer in the making that its picks cannot say yet: they go in a fixed order, and a player does not. This browser
 * keeps it by the match and the seat until it is given.
 */

import { forget, recall, remember } from "../../../memory";
import type { Seat } from "../../../wire/table";

const keyOf = (task: string, seat: Seat | undefined) =>
  `triumph.unfinished.${location.pathname}.${String(seat ?? "")}.${task}`;

export function keepUnfinished(task: string, seat: Seat | undefined, value: object) {
  remember(keyOf(task, seat), JSON.stringify(value));
}

export function recallUnfinished(task: string, seat: Seat | undefined): object | undefined {
  try {
    const value: unknown = JSON.parse(recall(keyOf(task, seat)) ?? "null");
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

export function forgetUnfinished(task: string, seat: Seat | undefined) {
  forget(keyOf(task, seat));
}
