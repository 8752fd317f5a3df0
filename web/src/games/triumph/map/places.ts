/** What the map says of its places. All lengths are board units: 2550 by 3300, north up. */

import type { Approach, RoadEntry, Locale, Road, Side, Star } from "../../../wire/triumph";
import type { Point } from "../../../board/viewport";

/** Where something is printed, and the size of the type. */
export interface Printed extends Point {
  readonly size: number;
}

export interface LocaleOnMap {
  readonly locale: Locale;
  readonly capacity: number;
  readonly name?: string;
  readonly hill: boolean;
  readonly stars: readonly Star[];
  /** Its outline, as the data of a path. */
  readonly outline: string;
  /** The same, as a ring of points. */
  readonly ring: readonly Point[];
  /** Well inside it: where its reserve stands. */
  readonly anchor: Point;
  /** Where its capacity is printed: the middle of the figure. */
  readonly label: Printed;
  /** Where its name is printed: the middle of the word. */
  readonly nameplate?: Printed;
  /** Its side of each border, impassable ones too. */
  readonly approaches: readonly Approach[];
}

export type Penalty = "infantry" | "cavalry" | "artillery";

export interface ApproachOnMap {
  readonly approach: Approach;
  readonly locale: Locale;
  readonly far: Locale;
  readonly width: "wide" | "narrow" | "impassable";
  /** Of the side that defends here. */
  readonly penalties: readonly Penalty[];
  readonly obstructed: boolean;
  /** The middles of the signs of its penalties, in their order. */
  readonly signs: readonly Point[];
  /** The ends of the bar; of an impassable border, of its longest part. */
  readonly bar: readonly [Point, Point];
  /** A unit's length into the locale, at right angles to the bar. */
  readonly inward: Point;
  /** Where a block lies along the bar: the middle of the block nearest to it, and how it is turned, in degrees. */
  readonly slot: Point & { readonly rotation: number; readonly length: number };
}

export interface RoadOnMap {
  readonly road: Road;
  readonly from: Locale;
  readonly to: Locale;
  readonly main: boolean;
  /** From the middle of one locale over the border to the middle of the other, as the data of a path. */
  readonly path: string;
}

export interface EntryOnMap {
  readonly entry: RoadEntry;
  readonly side: Side;
  readonly locale: Locale;
  /** The roads of its locale that it leads to. */
  readonly group: number;
  readonly main: boolean;
  /** Where the road comes over the edge of the field. */
  readonly at: Point;
  /** A unit's length along it onto the field. */
  readonly inward: Point;
}
