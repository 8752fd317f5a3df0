/** What the map knows of its places. Ids are those of the rules. */

import type { Point } from "../../../board/viewport";

export type Power = "France" | "Britain" | "Prussia" | "Russia" | "Ottoman" | "Austria" | "Spain";

/** A text in both languages. */
export interface Both {
  readonly it: string;
  readonly en: string;
}

/** How a name is lettered, about its middle. */
export interface Lettering {
  readonly at: Point;
  readonly size: number;
  /** Between letters, in ems. */
  readonly tracking: number;
  readonly capitals: boolean;
  /** In degrees. */
  readonly angle: number;
  /** How far it is bent: its length over its radius. */
  readonly sweep: number;
  readonly lines: readonly { readonly text: string; readonly width: number }[];
}

/** Room for an army or a fleet. */
export interface Spot extends Point {
  readonly radius: number;
}

/** A face of the planar map: its parts, each an outer ring and its holes, as indices of arcs; `~i` is arc `i` backwards. */
export interface Face {
  readonly id: string;
  readonly parts: readonly (readonly (readonly number[])[])[];
  /** The data of a path, to be filled by the even-odd rule. */
  readonly outline: string;
}

export interface Named extends Face {
  readonly name: Both;
  readonly lettering: { readonly it: Lettering; readonly en: Lettering };
  readonly spot: Spot;
}

export interface Port {
  readonly town: Both;
  readonly at: Point;
  /** Where the anchor is drawn, at sea. */
  readonly anchor: Point;
  /** Where the name of the town stands, and by which end. */
  readonly label: Point & { readonly end: "start" | "middle" | "end" };
}

export interface Region extends Named {
  readonly homeland?: Power;
  /** Its name stands beside it, at the end of a line. */
  readonly leader: boolean;
  readonly capital?: Point;
  readonly port?: Port;
}

export interface Island extends Face {
  /** Islets have none, and hold nobody. */
  readonly name?: Both;
  readonly spot?: Spot;
  readonly seas: readonly string[];
}

export interface Arc {
  /** The faces on either side, as "land:Paris" or "sea:Black Sea"; none beyond the neat line. */
  readonly left: string | null;
  readonly right: string | null;
  readonly line: readonly Point[];
}

/** Two regions that are adjacent over water. */
export interface Crossing {
  readonly a: string;
  readonly b: string;
  readonly line: readonly Point[];
}
