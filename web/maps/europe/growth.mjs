// What grows, or does not: firs and trees, marsh, steppe and desert, as the signs of an engraver, thin where there is
// something to read.

import { distance, inside } from "../kit/geometry.mjs";
import { Random } from "../kit/random.mjs";
import { between } from "./faces.mjs";
import { inland, inLake, labels, raster, reserved, within } from "./ground.mjs";
import { project } from "./projection.mjs";
import { height } from "./relief.mjs";
import { cover, great, pairs } from "./sources.mjs";

const random = new Random(1812);
/** The least distance between two signs, by what they stand for. */
const SPACING = { firs: 10.5, trees: 12.5, marsh: 15, steppe: 17, desert: 6.4 };

const kept = reserved(7);
const lines = [...between("land", "land").map(({ line }) => line), ...great.map((line) => pairs(line).map(project))];
const beside = raster.distance(raster.trace(lines));
const spots = [...Object.values(labels.regions)].map(({ spot: [x, y] }) => [x, y]);
const patches = raster.noise(random, 16);

/** A ring of few corners as a soft shape: its edge frays by chance. */
const rings = cover.map(({ ring, ...row }) => ({ ...row, ring: pairs(ring).map(project) }));

const free = (point, gap) =>
  raster.at(inland, point) > 7 &&
  !within(kept, point) &&
  within(beside, point) > gap &&
  within(height, point) < 0.07 &&
  !inLake(point) &&
  spots.every((spot) => distance(spot, point) > 20);

function scatter({ kind, density, ring }) {
  const gap = SPACING[kind];
  const [xs, ys] = [0, 1].map((k) => ring.map((point) => point[k]));
  const [left, top] = [Math.max(76, Math.min(...xs)), Math.max(78, Math.min(...ys))];
  const [right, bottom] = [Math.min(3064, Math.max(...xs)), Math.min(2364, Math.max(...ys))];
  const cells = new Map();
  const key = (x, y) => `${Math.floor(x / gap)} ${Math.floor(y / gap)}`;
  const near = ([x, y]) => {
    for (const i of [-1, 0, 1])
      for (const j of [-1, 0, 1])
        if ((cells.get(key(x + i * gap, y + j * gap)) ?? []).some((other) => distance(other, [x, y]) < gap))
          return true;
    return false;
  };
  const tries = ((right - left) * (bottom - top) * 4) / (gap * gap);
  const found = [];
  for (let n = 0; n < tries; n++) {
    const point = [random.between(left, right), random.between(top, bottom)];
    const frayed = [point[0] + random.normal() * 9, point[1] + random.normal() * 9];
    if (!inside(frayed, ring) || near(point) || !free(point, kind === "desert" ? 4 : 7)) continue;
    // In clumps, with glades between them.
    if (within(patches, point) < 0.75 - density * 1.15 + random.normal() * 0.15) continue;
    found.push(point);
    cells.set(key(...point), [...(cells.get(key(...point)) ?? []), point]);
  }
  return found.map((point) => ({ kind, point }));
}

const signs = rings.flatMap(scatter).sort((a, b) => a.point[1] - b.point[1]);

/** The places of the signs by kind, from north to south, as [x, y, x, y, …]. */
export const growth = Object.fromEntries(
  Object.keys(SPACING).map((kind) => [
    kind,
    signs.filter((sign) => sign.kind === kind).flatMap(({ point }) => point.map(Math.round)),
  ]),
);
