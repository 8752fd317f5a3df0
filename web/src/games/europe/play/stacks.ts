/** Armies on the map: the pieces of one nation in one region, and where they are drawn. */

import type { Piece } from "../../../board/piece";
import type { Force, Nation, Pieces, Region, View } from "../../../wire/europe";
import { minus, totalOf } from "../force";
import { nations } from "../nations";
import { pieceScale, tabletFrom } from "../pieces/sizes";
import { places } from "../regions";

export interface Stack extends Piece {
  readonly nation: Nation;
  readonly region: Region;
  readonly force: Force;
  /** What of it has moved in this turn. */
  readonly spent: Force;
  /** What of it can still move. */
  readonly fresh: Force;
}

export const stackId = (nation: Nation, region: Region) => `${nation}-${region}`;

/** From one army to the next beside it: neither covers the figures of the other. */
const apart = (zoom: number) => (zoom < tabletFrom ? 43 : 57) * pieceScale(zoom);

/** Armies that share a region stand side by side about its spot. */
export function stacksOf(view: View, zoom: number): readonly Stack[] {
  const { pieces, moved } = view.open;
  return (Object.keys(pieces) as Region[]).flatMap((region) => stacksIn(region, pieces, moved, zoom));
}

function stacksIn(region: Region, pieces: Pieces, moved: Pieces, zoom: number): readonly Stack[] {
  const spot = places.get(region)?.spot ?? { x: 0, y: 0 };
  const here = nations.filter((nation) => totalOf(pieces[region]?.[nation]) > 0);
  return here.map((nation, nth) => {
    const force = pieces[region]?.[nation] ?? {};
    const spent = moved[region]?.[nation] ?? {};
    return {
      id: stackId(nation, region),
      nation,
      region,
      force,
      spent,
      fresh: minus(force, spent),
      // drawn: side by side.
      x: spot.x + (nth - (here.length - 1) / 2) * apart(zoom),
      y: spot.y,
    };
  });
}
