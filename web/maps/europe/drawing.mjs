// The engraving of the map as the data of paths, in the order of their layers.

import { chaikin, Paths, thin } from "../kit/curves.mjs";
import { Random } from "../kit/random.mjs";
import { degrees, net } from "./frame.mjs";
import { inland, inLake, lettered, raster, waters, within } from "./ground.mjs";
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

/** The parts of a line where it may be drawn. */
function cut(line, free) {
  const parts = [[]];
  for (const point of line) {
    if (free(point)) parts.at(-1).push(point);
    else if (parts.at(-1).length) parts.push([]);
  }
  return parts.filter((part) => part.length > 2);
}

/** Over dry land, and not through a lake. */
const onLand = (line) => cut(line, (point) => raster.at(inland, point) > -1.5 && !inLake(point));

/** A river stops before a name, as an engraver would have it, and goes on behind it: a map for each language. */
const clearOfNames = (lines) =>
  Object.fromEntries(
    ["it", "en"].map((language) => {
      const kept = lettered(language, 2.5);
      const parts = lines.flatMap((line) => cut(fine(line), (point) => !within(kept, point)));
      // What is left between two lines of a name is no river any more.
      const seen = parts.filter((part) => part.length * PACE > 20);
      return [language, linesPath(seen.map((part) => thin(part, 0.3)))];
    }),
  );

const PACE = 1.5;

/** With a point at every pace. */
const fine = (line) =>
  line.flatMap(([x, y], i) => {
    const [u, v] = line[i + 1] ?? [x, y];
    const count = Math.max(1, Math.ceil(Math.hypot(u - x, v - y) / PACE));
    return Array.from({ length: count }, (_, k) => [x + ((u - x) * k) / count, y + ((v - y) * k) / count]);
  });

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
  rivers: clearOfNames(rivers),
  streams: clearOfNames(streams),
  lakes: ringsPath(waters.map((ring) => thin(ring, 0.2))),
  ripples: level(ripples),
  water: { near: level(strokes.near), out: level(strokes.out) },
  relief: Object.fromEntries(Object.entries(hachures).map(([weight, lines]) => [weight, linesPath(lines)])),
  growth,
  degrees,
};
