// Water-lines along the coasts and over the lakes: level strokes, long and short in turn, as engravers drew them about 1800.

import { Random } from "../kit/random.mjs";
import { inland, raster, reserved, waters, within } from "./ground.mjs";
import { inner, margin } from "./projection.mjs";

const random = new Random(1805);
const PITCH = 3.6;
/** How far the lines reach out to sea, one after the other. */
const REACHES = [36, 9, 15, 7, 24, 9, 15, 7];
const FINE = 1.5;

const kept = reserved(4);

/** Strokes as [x, y, length]: those close to the coast, and those that reach out. */
export const strokes = { near: [], out: [] };

for (let n = 0, y = margin + 2.5; y < margin + inner.height - 1; n++, y += PITCH) {
  const reach = REACHES[n % REACHES.length];
  let start;
  for (let x = margin; x <= margin + inner.width + FINE; x += FINE) {
    const off = -raster.at(inland, [x, y]);
    const wet = x < margin + inner.width && off > -0.4 && off < reach && !within(kept, [x, y]);
    if (wet) start ??= x;
    else if (start !== undefined) {
      // The seaward end runs out unevenly.
      const feather = (at) => (-raster.at(inland, [at, y]) > 3 ? random.between(0, Math.min(reach * 0.5, 14)) : 0);
      const [from, to] = [start + feather(start), x - FINE - feather(x - FINE)];
      if (to - from > 1.6) strokes[reach > 16 ? "out" : "near"].push([from, y, to - from]);
      start = undefined;
    }
  }
}

/** The same over lakes, from shore to shore. */
export const ripples = waters.flatMap((ring) => {
  const ys = ring.map((point) => point[1]);
  const found = [];
  for (let y = Math.ceil(Math.min(...ys) / 3) * 3; y < Math.max(...ys); y += 3) {
    const hits = ring
      .flatMap(([ax, ay], i) => {
        const [bx, by] = ring[(i + 1) % ring.length];
        return ay > y !== by > y ? [ax + ((bx - ax) * (y - ay)) / (by - ay)] : [];
      })
      .sort((a, b) => a - b);
    for (let k = 0; k + 1 < hits.length; k += 2)
      if (hits[k + 1] - hits[k] > 1.5) found.push([hits[k], y, hits[k + 1] - hits[k]]);
  }
  return found;
});
