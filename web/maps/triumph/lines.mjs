// The bars, and how a thing lies beside one.

import { direction } from "../kit/geometry.mjs";
import { bars, board, edges, rings, vertices } from "./sources.mjs";
import { inwardOf } from "./slots.mjs";

const between = (rows, a, b) => rows.find((row) => row.a === a && row.b === b);

/** The bar of a border; of an impassable one, its longest straight part. */
function barOf({ a, b }) {
  const bar = between(bars, a, b)?.bar;
  if (bar) {
    return [
      [bar[0], bar[1]],
      [bar[2], bar[3]],
    ];
  }
  const line = chainOf(a, b);
  const parts = line.slice(1).map((point, i) => [line[i], point]);
  return parts.sort((x, y) => direction(...y).length - direction(...x).length)[0];
}

/** The common edge of two locales, the lower number first. */
export const chainOf = (a, b) => between(edges, a, b).chain.map((vertex) => vertices[vertex]);

/** Every side of every border, with what is printed there. */
export const lines = board.borders.flatMap((row) => {
  const bar = barOf(row);
  const side = (locale, far, marks = []) => ({
    locale,
    far,
    width: row.width,
    bar,
    ...direction(...bar),
    middle: [(bar[0][0] + bar[1][0]) / 2, (bar[0][1] + bar[1][1]) / 2],
    inward: inwardOf(bar, rings.get(locale)),
    penalties: marks.filter((mark) => mark !== "obstructed"),
    obstructed: marks.includes("obstructed"),
  });
  return [side(row.a, row.b, row.in_a), side(row.b, row.a, row.in_b)];
});

/** A point beside a bar: so far along it from its middle, so far into the locale. */
export const beside = ({ middle, along, inward }, slide, deep) => [
  middle[0] + along[0] * slide + inward[0] * deep,
  middle[1] + along[1] * slide + inward[1] * deep,
];
