// The net of degrees, and the graduation of the border.

import { inner, locate, margin, project } from "./projection.mjs";

const range = (from, to, step) => Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

const [left, top] = [margin, margin];
const [right, bottom] = [margin + inner.width, margin + inner.height];

/** Meridians and parallels every five degrees. */
export const net = [
  ...range(-30, 70, 5).map((lon) => range(24, 67, 1).map((lat) => project([lon, lat]))),
  ...range(25, 65, 5).map((lat) => range(-36, 72, 1).map((lon) => project([lon, lat]))),
];

/** Where a degree meets an edge of the neat line, if it does. */
function meets(at, length, degree, which) {
  const off = (s) => locate(at(s))[which] - degree;
  let [low, high] = [0, length];
  const first = off(low);
  if (first * off(high) > 0) return undefined;
  for (let k = 0; k < 40; k++) {
    const middle = (low + high) / 2;
    if (off(middle) * first > 0) low = middle;
    else high = middle;
  }
  return Math.round(low * 10) / 10;
}

const edges = {
  north: [(s) => [left + s, top], inner.width, range(-40, 80, 1), 0],
  south: [(s) => [left + s, bottom], inner.width, range(-40, 80, 1), 0],
  west: [(s) => [left, top + s], inner.height, range(20, 72, 1), 1],
  east: [(s) => [right, top + s], inner.height, range(20, 72, 1), 1],
};

/** For each edge the degrees that meet it, with how far along it from its beginning. */
export const degrees = Object.fromEntries(
  Object.entries(edges).map(([edge, [at, length, values, which]]) => [
    edge,
    values
      .map((degree) => ({ degree, at: meets(at, length, degree, which) }))
      .filter((tick) => tick.at !== undefined)
      .sort((a, b) => a.at - b.at)
      .map((tick) => [tick.degree, tick.at]),
  ]),
);
