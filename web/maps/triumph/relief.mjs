// The lie of the land: a height field of our own making, its hachures and the wash of the hills. Only the hills carry a
// rule; the other relief is scenery.

import { chaikin, lengthOf, pace, thinRing } from "../kit/curves.mjs";
import { inside } from "../kit/geometry.mjs";
import { fromWater, onPlate, onType, raster } from "./obstacles.mjs";
import { Random } from "../kit/random.mjs";
import { smooth } from "../kit/raster.mjs";
import { board, faces, ringOf, rings } from "./sources.mjs";

const random = new Random(1805);
const INTERVAL = 9.5;

const locales = (ids) => ids.map((id) => rings.get(id));
const count = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const middleOf = (ring) => ring.reduce(([x, y], [px, py]) => [x + px / ring.length, y + py / ring.length], [0, 0]);
const beyond = faces.filter((face) => face.ground === "beyond the field").map(ringOf);
const north = beyond.filter((ring) => middleOf(ring)[1] < 560);
const flanks = beyond.filter(
  (ring) => middleOf(ring)[1] >= 560 && !(middleOf(ring)[0] > 1600 && middleOf(ring)[1] > 2500),
);

const add = (field, of) => field.forEach((_, i) => (field[i] += of(i)));
const depthOf = (list) => raster.depth(raster.union(list));

const fine = raster.noise(random, 4);
const middling = raster.noise(random, 9);
const broad = raster.noise(random, 22);

const hillIds = board.locales.filter(({ hill }) => hill).map(({ locale }) => locale);
const hillMask = raster.union(locales(hillIds));
// A crown is a blurred hill, not a smaller copy of its outline.
const body = raster.blur(hillMask, 5);
const crown = raster.field();
add(crown, (i) => 84 * smooth((body[i] - 0.5 + middling[i] * 0.05 + fine[i] * 0.015) / 0.46));
for (const id of hillIds) {
  const own = raster.blur(raster.mask([rings.get(id)]), 4.5);
  add(crown, (i) => 20 * smooth((own[i] - 0.45 + middling[i] * 0.08) / 0.5));
}

const height = crown.slice();
const pratzen = depthOf(locales([84, 95, 96, 106, 107, 108, 109, 121, 122, 123, 112, 111, 110, 83, 94, 105, 113, 137]));
add(height, (i) => 46 * smooth((pratzen[i] + broad[i] * 30 + 10) / 150));
const west = depthOf(locales([61, 69, 70, 80, 81, 79, 90, 62]));
add(height, (i) => 22 * smooth((west[i] + broad[i] * 30) / 150));
const wooded = depthOf([...locales(count(1, 22)), ...north]);
const knolls = raster.noise(random, 11);
add(height, (i) => (14 + 26 * Math.min(2, Math.max(-1, knolls[i] + 0.3))) * smooth((wooded[i] + 20) / 70));
const outer = depthOf(flanks);
const swells = raster.noise(random, 17);
add(height, (i) => 20 * Math.min(2, Math.max(-1, swells[i])) * smooth((outer[i] - 10) / 60));
add(height, (i) => 11 * smooth((fromWater[i] - 8) / 52));
const land = raster.blur(height, 1.3);
const { dx, dy } = raster.slopes(land);
const slope = dx.map((value, i) => Math.hypot(value, dy[i]));

/** From crest to foot, with its breadth at the crest. */
function hachure(from) {
  const steep = raster.at(slope, from);
  const long = Math.min(Math.max(13, (2.1 * INTERVAL) / steep), 25) * random.between(0.75, 1.15);
  let [x, y] = from;
  for (let k = 0; k < 3; k++) {
    const [gx, gy] = [raster.at(dx, [x, y]), raster.at(dy, [x, y])];
    const fall = Math.hypot(gx, gy) || 1;
    [x, y] = [x - ((gx / fall) * long) / 3, y - ((gy / fall) * long) / 3];
  }
  // The light is from the north-west: slopes away from it are heavier.
  const shade = 1 + (0.45 * (-0.6 * raster.at(dx, from) - 0.8 * raster.at(dy, from))) / steep;
  return { from, to: [x, y], breadth: Math.min(3.7, (0.6 + 2.3 * steep) * shade) };
}

function* strokes() {
  const top = land.reduce((a, b) => Math.max(a, b));
  for (let level = 8; level < top; level += INTERVAL)
    for (const line of raster.contours(land, level)) {
      if (lengthOf(line) < 60) continue;
      const gap = (point) =>
        Math.max(8.4, 16 - 8.5 * Math.min(1, raster.at(slope, point))) * random.between(0.85, 1.15);
      for (const { point } of pace(line, gap, random.next() * 9)) {
        if (raster.at(slope, point) < 0.17) continue;
        const stroke = hachure(point);
        const middle = [(stroke.from[0] + stroke.to[0]) / 2, (stroke.from[1] + stroke.to[1]) / 2];
        const [x, y] = stroke.to;
        if (x < 0 || y < 0 || x > 2550 || y > 3300 || onPlate(middle) || onType(middle, 2)) continue;
        if (raster.at(fromWater, stroke.to) < 9) continue;
        yield stroke;
      }
    }
}

export const hachures = [...strokes()];

/** The wash of the hills: the whole locale, then rings that rise within it. */
const hills = hillIds.map((id) => rings.get(id));
const heldIn = crown.map((value, i) => (hillMask[i] ? value : -1));
const layers = [16, 36, 58, 80].map((level) =>
  raster
    .contours(heldIn, level)
    .filter((line) => lengthOf(line) > 90)
    .map((line) => chaikin(thinRing(line, 2.5), 2, true)),
);
export const wash = { hills, layers };

/** Whether a point is on a hill of the rules. */
export const onHill = (point) => hills.some((ring) => inside(point, ring));
