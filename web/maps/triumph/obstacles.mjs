// What the drawing keeps clear of: type, signs, roads, bars, water, and the corners with the legend and the title.

import { at, distance, inside } from "../kit/geometry.mjs";
import { figureBox, nameBox } from "./labels.mjs";
import { lines } from "./lines.mjs";
import { Raster } from "../kit/raster.mjs";
import { signBoxes } from "./signs.mjs";
import { board, curves, labels } from "./sources.mjs";
import { meadows, ponds, streams } from "./waters.mjs";

export const raster = new Raster(2550, 3300);

export const bars = lines.filter(({ locale, far, width }) => locale < far && width !== "impassable");

export const roads = curves.map(({ locale, main = false, curve }) => {
  const points = [0, 2, 4, 6].map((i) => [curve[i], curve[i + 1]]);
  return { locale, main, points, line: Array.from({ length: 25 }, (_, i) => at(points, i / 24)) };
});

export const type = labels.flatMap((label) => {
  const locale = board.locales.find((row) => row.locale === label.locale);
  return [figureBox(label.figure, locale), ...(label.name ? [nameBox(label.name, locale)] : [])];
});

/** Where the legend and the title stand. */
const plates = [
  { x1: 20, y1: 18, x2: 622, y2: 404 },
  { x1: 1905, y1: 2760, x2: 2550, y2: 3300 },
];

const holds = ({ x1, y1, x2, y2 }, [x, y], by) => x > x1 - by && x < x2 + by && y > y1 - by && y < y2 + by;

export const onType = (point, by = 0) => type.some((box) => holds(box, point, by));
export const onPlate = (point, by = 0) => plates.some((box) => holds(box, point, by));

const signs = [...signBoxes.values()].flat();
export const onSign = (point) => signs.some((box) => distance(point, box[0]) < 90 && inside(point, box));

/** Fields of distances, for what asks often. */
export const fromRoad = raster.distance(raster.trace(roads.map(({ line }) => line)));
export const fromBar = raster.distance(raster.trace(bars.map(({ bar }) => bar)));
const wet = raster.trace(streams.map(({ line }) => line));
raster.union([...ponds, ...meadows]).forEach((value, i) => value && (wet[i] = 1));
export const fromWater = raster.distance(wet);
const printed = type.map(({ x1, y1, x2, y2 }) => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
]);
export const fromType = raster.distance(raster.union(printed));
