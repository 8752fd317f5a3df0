// Streams, ponds, water meadows, the dam, and the bridges where roads cross streams.

import { readFileSync } from "node:fs";
import { chaikin, lengthOf, pace, roundRing } from "../kit/curves.mjs";
import { at, cross, direction, distance, mix, nearest } from "../kit/geometry.mjs";
import { chainOf, lines } from "./lines.mjs";
import { Random } from "../kit/random.mjs";
import { curves, faces, ringOf } from "./sources.mjs";

const source = JSON.parse(readFileSync(new URL("waters.json", import.meta.url), "utf8"));
const random = new Random(1805);
const bars = lines.filter(({ width }) => width !== "impassable").map(({ bar }) => bar);

/** The points of a way; a border stands for its common edge, taken from the end that is nearer. */
function along(way) {
  const points = [];
  for (const step of way) {
    if (typeof step !== "string") {
      points.push(step);
      continue;
    }
    const chain = chainOf(...step.split("-").map(Number));
    const last = points.at(-1);
    if (last && distance(last, chain.at(-1)) < distance(last, chain[0])) chain.reverse();
    points.push(...chain.filter((point) => !last || distance(point, points.at(-1)) > 1));
  }
  return points;
}

/** Winds a little, but not where it runs beneath a bar. */
function winding(line) {
  const length = lengthOf(line);
  const count = Math.max(2, Math.floor(length / 26));
  const steps = [...pace(line, length / count)].map(({ point }) => point);
  return [...steps.slice(0, count), line.at(-1)].map(([x, y], i, { length: n }) => {
    if (i === 0 || i === n - 1) return [x, y];
    const sway = bars.some((bar) => distance([x, y], nearest([x, y], bar)) < 9) ? 1.6 : 5;
    return [x + random.normal() * sway, y + random.normal() * sway];
  });
}

export const streams = source.streams.map(({ name, width, way }) => ({
  name,
  width,
  line: chaikin(winding(along(way)), 2),
}));

const water = faces.filter((face) => face.water);
const isPond = (face) => source.ponds.includes(face.water);
export const ponds = water.filter(isPond).map((face) => roundRing(ringOf(face)));
export const meadows = water.filter((face) => !isPond(face)).map((face) => roundRing(ringOf(face)));
export const { dams } = source;

/** Where a road crosses a stream: the place, the direction of the road and the width of the stream. */
export const bridges = curves.flatMap(({ curve, main = false }) => {
  const points = [0, 2, 4, 6].map((i) => [curve[i], curve[i + 1]]);
  const road = Array.from({ length: 41 }, (_, i) => at(points, i / 40));
  // A road ends on the bar that it crosses, and the stream may lie just beyond.
  const { along: tail } = direction(road[1], road[0]);
  road.unshift([road[0][0] + tail[0] * 3, road[0][1] + tail[1] * 3]);
  return streams.flatMap(({ line, width }) =>
    line.slice(1).flatMap((point, i) =>
      road.slice(1).flatMap((to, k) => {
        if (!cross([road[k], to], [line[i], point])) return [];
        return [{ at: mix(road[k], to, 0.5), along: direction(road[k], to).along, width, main }];
      }),
    ),
  );
});
