import type { Point } from "../../src/board/viewport";

/** What a picture has in its middle, and at how many pixels a unit. */
export interface Look extends Point {
  readonly zoom: number;
}

/** Reads "1480,2060,0.6"; anything else is the whole board. */
export function readLook(text: string): Look | undefined {
  const [x = NaN, y = NaN, zoom = NaN] = text.split(",").map(Number);
  return Number.isNaN(zoom) ? undefined : { x, y, zoom };
}
