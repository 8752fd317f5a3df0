// Where a block lies along a bar.

import { direction, inside, rectangle, within } from "../kit/geometry.mjs";

const LENGTH = 120;
const LEAST = 105;
const DEPTH = 34;
/** What a block may lie over the edge of its locale. */
const OVER = 0.9;

/** The direction into a locale, at right angles to a line on its edge. */
export function inwardOf([from, to], ring) {
  const { along } = direction(from, to);
  const normal = [-along[1], along[0]];
  const probe = [(from[0] + to[0]) / 2 + normal[0] * 2, (from[1] + to[1]) / 2 + normal[1] * 2];
  return inside(probe, ring) ? normal : [along[1], -along[0]];
}

/** The places along a bar, the best ones first. */
function* places(length, gap) {
  const far = Math.floor(length / 2);
  const all = [];
  for (let slide = -far; slide <= far; slide++)
    for (let off = 0; off <= 24; off++)
      all.push({ slide, off, cost: Math.abs(slide) * 0.4 + Math.abs(off - gap) * (off < gap ? 3 : 1) });
  yield* all.sort((a, b) => a.cost - b.cost);
}

export function slotAt(bar, ring, gap) {
  const { length, along } = direction(...bar);
  const inward = inwardOf(bar, ring);
  const middle = [(bar[0][0] + bar[1][0]) / 2, (bar[0][1] + bar[1][1]) / 2];
  const ways = [...places(length, gap)];
  for (let block = LENGTH; block >= LEAST; block--) {
    for (const { slide, off } of ways) {
      const deep = off + DEPTH / 2;
      const at = [middle[0] + along[0] * slide + inward[0] * deep, middle[1] + along[1] * slide + inward[1] * deep];
      if (within(rectangle(at, along, block - 2 * OVER, DEPTH - 2 * OVER), ring)) return { at, length: block };
    }
  }
  return { at: [middle[0] + (inward[0] * DEPTH) / 2, middle[1] + (inward[1] * DEPTH) / 2], length: LEAST };
}
