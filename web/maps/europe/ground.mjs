// The ground as fields of numbers: how far a place is from the coast, and where lettering keeps engraving away.

import { readFileSync } from "node:fs";
import { inside } from "../kit/geometry.mjs";
import { Raster } from "../kit/raster.mjs";
import { dry } from "./faces.mjs";
import { edgeOf } from "./lettering.mjs";
import { project, sheet } from "./projection.mjs";
import { furniture, lakes, pairs, regions } from "./sources.mjs";

export const labels = JSON.parse(readFileSync(new URL("labels.json", import.meta.url), "utf8"));

export const raster = new Raster(sheet.width, sheet.height, 2);

export const land = raster.mask(dry.flatMap(({ rings }) => rings));

/** Lakes as rings on the sheet, but for ponds; where there may be one. */
export const waters = lakes
  .map((ring) => pairs(ring).map(project))
  .filter((ring) => {
    const [xs, ys] = [0, 1].map((k) => ring.map((point) => point[k]));
    const span = (values) => Math.max(...values) - Math.min(...values);
    return span(xs) * span(ys) > 60;
  });
const lake = raster.field();
for (const ring of waters) {
  const [xs, ys] = [0, 1].map((k) => ring.map((point) => point[k]));
  for (let row = Math.floor(Math.min(...ys) / raster.step); row * raster.step <= Math.max(...ys) + 2; row++)
    for (let column = Math.floor(Math.min(...xs) / raster.step); column * raster.step <= Math.max(...xs) + 2; column++)
      if (row >= 0 && row < raster.rows && column >= 0 && column < raster.columns)
        lake[row * raster.columns + column] = 1;
}

/** How far a place is inland; at sea, less than nothing. */
export const inland = raster.depth(land);

/** A field to set to 1: within a radius of points, or over a box. */
function taken() {
  const field = raster.field();
  const fill = (x1, y1, x2, y2, inShape) => {
    for (let row = Math.ceil(y1 / raster.step); row * raster.step <= y2; row++)
      for (let column = Math.ceil(x1 / raster.step); column * raster.step <= x2; column++)
        if (inShape(column * raster.step, row * raster.step)) field[row * raster.columns + column] = 1;
  };
  const block = ([x1, y1, x2, y2]) => fill(x1, y1, x2, y2, () => true);
  const round = ([x, y], radius) =>
    fill(x - radius, y - radius, x + radius, y + radius, (u, v) => Math.hypot(u - x, v - y) <= radius);
  return { field, block, round };
}

function letter({ round }, { lines, at, ...label }, pad) {
  const widths = lines.map((line) => line[1]);
  const [across, rise] = [edgeOf({ ...label, widths }, 5), (label.capitals ? 0.34 : 0.45) * label.size];
  for (const [x, y] of across) round([at[0] + x, at[1] + y], pad);
  // The middle of a line as well as its edges.
  for (const [x, y] of edgeOf({ ...label, widths, size: label.size * 0.5 }, 5))
    round([at[0] + x, at[1] + y], rise * 0.7);
}

const names = [...Object.values(labels.regions), ...Object.values(labels.seas)];

/** 1 where a name stands in one language. */
export function lettered(language, pad) {
  const all = taken();
  for (const row of names) letter(all, row[language], pad);
  return all.field;
}

/** 1 where nothing may be engraved: names in either language, capitals, ports, what stands on the sheet. */
export function reserved(pad) {
  const all = taken();
  for (const { it, en } of names) for (const label of [it, en]) letter(all, label, pad);
  for (const { capital, port } of regions) {
    if (capital) all.round(project(capital), 15);
    if (port) all.round(project(port.anchor), 16);
  }
  for (const box of [furniture.cartouche, furniture.legend]) all.block(box);
  return all.field;
}

export const within = (field, [x, y]) => {
  const [column, row] = [Math.round(x / raster.step), Math.round(y / raster.step)];
  return column >= 0 && row >= 0 && column < raster.columns && row < raster.rows
    ? field[row * raster.columns + column]
    : 0;
};

export const inLake = (point) => within(lake, point) === 1 && waters.some((ring) => inside(point, ring));
