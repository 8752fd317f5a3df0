import type { Seat } from "../../wire/table";

/** The entries of a map by seats. JSON has its keys as text. */
export function entriesOf<T>(map: { readonly [seat in Seat]?: T }): [Seat, T][] {
  return Object.entries(map).map(([seat, value]) => [Number(seat) as Seat, value as T]);
}
