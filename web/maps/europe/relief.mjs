// Mountains: a height for every place, raised along the crests of the ranges and broken into spurs and valleys, and
// strokes down its slopes, between one level and the next, as Lehmann taught in 1799. Light falls from the north-west.

import { chaikin, pace } from "../kit/curves.mjs";
import { Random } from "../kit/random.mjs";
import { smooth } from "../kit/raster.mjs";
import { inland, inLake, land, raster, reserved, within } from "./ground.mjs";
import { project, scaleAt } from "./projection.mjs";
import { pairs, ranges } from "./sources.mjs";

const random = new Random(1799);
const { columns, rows, step } = raster;

/** Folds of chance with sharp crests, from 0 to 1. */
function folds(spread) {
  const noise = raster.noise(random, spread / step);
  return noise.map((value) => Math.max(0, 1 - Math.abs(value) * 0.9));
}

const wide = folds(15);
const narrow = folds(7);
/** Ranges do not run as straight as their sources say. */
const [east, south] = [raster.noise(random, 9 / step), raster.noise(random, 9 / step)];

function raise(height, { width, height: top, line }) {
  const points = pairs(line);
  const crest = chaikin(points.map(project), 2);
  // A range is as wide on the sheet as the sheet is large there.
  const reach = (width * (top > 0.7 ? 1.25 : 1.05) * scaleAt(points[Math.floor(points.length / 2)])) / 0.62;
  const [xs, ys] = [0, 1].map((k) => crest.map((point) => point[k]));
  const far = reach * 2.1;
  const clip = (value, most) => Math.min(most - 1, Math.max(0, Math.round(value / step)));
  for (let row = clip(Math.min(...ys) - far, rows); row <= clip(Math.max(...ys) + far, rows); row++)
    for (let column = clip(Math.min(...xs) - far, columns); column <= clip(Math.max(...xs) + far, columns); column++) {
      const k = row * columns + column;
      if (!land[k]) continue;
      const [x, y] = [column * step + east[k] * reach * 0.3, row * step + south[k] * reach * 0.3];
      let [least, along] = [Infinity, 0];
      for (let i = 1; i < crest.length; i++) {
        const [[ax, ay], [bx, by]] = [crest[i - 1], crest[i]];
        const [dx, dy] = [bx - ax, by - ay];
        const part = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
        const off = Math.hypot(x - ax - dx * part, y - ay - dy * part);
        if (off < least) [least, along] = [off, (i - 1 + part) / (crest.length - 1)];
      }
      if (least > far) continue;
      const swell = Math.exp(-((least / (reach * 1.05)) ** 2));
      // Lower towards its ends, so that no range ends as round as it is wide.
      const tapered = 0.3 + 0.7 * smooth(Math.min(along, 1 - along) / 0.3);
      const broken = 0.24 + 0.74 * wide[k] + 0.44 * narrow[k];
      const risen = top * swell * tapered * broken;
      height[k] = Math.hypot(height[k], risen) - height[k] * risen * 0.12;
    }
}

const rough = raster.field();
for (const range of ranges) raise(rough, range);
export const height = raster.blur(rough, 1.55).map((value, k) => value * Math.min(1, Math.max(0, inland[k] / 7)));

const slopes = raster.slopes(height);
const kept = reserved(5.5);
const LEVELS = [0.11, 0.19, 0.29, 0.4, 0.52, 0.65, 0.79, 0.94];

const free = (point) =>
  raster.at(inland, point) > 2 && !within(kept, point) && !inLake(point) && point[0] > 74 && point[1] > 74;

function stroke(point, most) {
  const line = [point];
  let [x, y] = point;
  for (let length = 0; length < most; length += 1.5) {
    const [gx, gy] = [raster.at(slopes.dx, [x, y]), raster.at(slopes.dy, [x, y])];
    const steep = Math.hypot(gx, gy);
    if (steep < 0.004) break;
    [x, y] = [x - (gx / steep) * 1.5, y - (gy / steep) * 1.5];
    if (!free([x, y])) break;
    line.push([x, y]);
  }
  return line;
}

/** Strokes by weight: those in the light, those across it, those in the shade, and the heaviest below a crest. */
export const hachures = { light: [], middle: [], shade: [], crest: [] };

LEVELS.forEach((level, k) => {
  const next = LEVELS[k - 1] ?? 0.04;
  for (const contour of raster.contours(height, level)) {
    if (contour.length < 7) continue;
    let spacing = 2.6;
    for (const { point } of pace(contour, () => spacing, random.between(0, 2))) {
      const [gx, gy] = [raster.at(slopes.dx, point), raster.at(slopes.dy, point)];
      const steep = Math.hypot(gx, gy);
      const shade = -(gx * 0.62 + gy * 0.78) / (steep || 1);
      spacing = (shade > 0.25 ? 2.1 : shade > -0.35 ? 2.9 : 3.8) * random.between(0.85, 1.2);
      if (steep < 0.009 || !free(point)) continue;
      const fall = Math.min(11, (level - next) / steep);
      const line = stroke(point, fall * random.between(0.78, 1.05) * (shade > 0.25 ? 1.1 : shade > -0.35 ? 0.9 : 0.7));
      if (line.length < 2) continue;
      const weight = shade > 0.25 ? "shade" : shade > -0.35 ? "middle" : "light";
      if (weight === "light" && steep < 0.016 && random.next() < 0.45) continue;
      hachures[weight].push([line[0], line[Math.floor(line.length / 2)], line.at(-1)]);
      if (weight === "shade" && steep > 0.031 && line.length > 2)
        hachures.crest.push([line[0], line[Math.floor(line.length / 2)]]);
    }
  }
});
