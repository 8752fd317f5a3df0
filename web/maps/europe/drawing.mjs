// The engraving of the map as the data of paths, in the order of their layers.

import { chaikin, Paths, thin } from "../kit/curves.mjs";
import { Random } from "../kit/random.mjs";
import { degrees, net } from "./frame.mjs";
import { inland, inLake, raster, waters } from "./ground.mjs";
import { growth } from "./growth.mjs";
import { project } from "./projection.mjs";
import { hachures } from "./relief.mjs";
import { ripples, strokes } from "./shores.mjs";
import { great, pairs, small } from "./sources.mjs";

const random = new Random(1745);
const linesPath = (lines) => lines.reduce((paths, line) => paths.line(line), new Paths());
const ringsPath = (rings) => rings.reduce((paths, ring) => paths.ring(ring), new Paths());
const level = (rows) =>
  linesPath(
    rows.map(([x, y, length]) => [
      [x, y],
      [x + length, y],
    ]),
  );

/** The parts of a line that run over dry land, and not through a lake. */
function onLand(line) {
  const parts = [[]];
  for (const point of line) {
    if (raster.at(inland, point) > -1.5 && !inLake(point)) parts.at(-1).push(point);
    else if (parts.at(-1).length) parts.push([]);
  }
  return parts.filter((part) => part.length > 2);
}

/** Lines of few points wind as rivers do. */
function winding(line) {
  const points = chaikin(line, 3);
  return points.map(([x, y], i) => {
    const still = Math.min(1, i / 4, (points.length - 1 - i) / 4);
    return [x + random.normal() * 1.1 * still, y + random.normal() * 1.1 * still];
  });
}

/** A river is thin at its spring: the first third of it is drawn finer. */
const rivers = great.flatMap((line) => onLand(chaikin(pairs(line).map(project), 1)));
const streams = small.flatMap((line) => onLand(chaikin(winding(pairs(line).map(project)), 1)));

export const terrain = {
  net: linesPath(net.map((line) => thin(line, 0.3))),
  rivers: linesPath(rivers.map((line) => thin(line, 0.3))),
  streams: linesPath(streams.map((line) => thin(line, 0.3))),
  lakes: ringsPath(waters.map((ring) => thin(ring, 0.2))),
  ripples: level(ripples),
  water: { near: level(strokes.near), out: level(strokes.out) },
  relief: Object.fromEntries(Object.entries(hachures).map(([weight, lines]) => [weight, linesPath(lines)])),
  growth,
  degrees,
};
