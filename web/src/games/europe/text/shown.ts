/** Which regions the board in words lists. */

import { plain } from "../../../text/places";
import type { Region, View } from "../../../wire/europe";
import { totalOf } from "../force";
import { nations } from "../nations";
import { regions } from "../regions";
import { neighbours } from "./neighbours";

export const filters = ["armies", "mine", "all"] as const;
export type Filter = (typeof filters)[number];

/** Those of the viewer's armies come first, then those of others. */
export function listed(view: View, filter: Filter, query: string, nameOf: (region: Region) => string): Region[] {
  const { pieces, players } = view.open;
  const armies = (region: Region) => nations.filter((nation) => totalOf(pieces[region]?.[nation]) > 0);
  const isMine = (region: Region) =>
    view.me !== undefined && armies(region).some((nation) => players[nation] === view.me);
  const rank = (region: Region) => (isMine(region) ? 0 : armies(region).length > 0 ? 1 : 2);
  const near = new Set(regions.filter(isMine).flatMap((region) => [region, ...(neighbours.get(region) ?? [])]));
  const wanted = (region: Region) => {
    if (query.trim() !== "") return plain(nameOf(region)).includes(plain(query.trim()));
    if (filter === "mine") return near.has(region);
    return filter === "all" || armies(region).length > 0;
  };
  return regions.filter(wanted).toSorted((a, b) => rank(a) - rank(b));
}
