// Writes what the client needs of the map: `node web/maps/triumph/build.mjs`. See the README beside it.

import { writeFileSync } from "node:fs";
import { anchors, armies, bars, board, edges, gates, labels, rings, vertices, faces } from "./sources.mjs";
import { direction } from "./geometry.mjs";
import { inwardOf, slotAt } from "./slots.mjs";
import { ways } from "./ways.mjs";

const round = (value, digits = 1) => Number(value.toFixed(digits));
const rounded = (point, digits) => point.map((value) => round(value, digits));
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
  const line = between(edges, a, b).chain.map((vertex) => vertices[vertex]);
  const parts = line.slice(1).map((point, i) => [line[i], point]);
  return parts.sort((x, y) => direction(...y).length - direction(...x).length)[0];
}

const locales = board.locales.map((row) => {
  const label = labels.find(({ locale }) => locale === row.locale);
  return {
    ...row,
    ring: faces.find(({ locale }) => locale === row.locale).ring,
    anchor: anchors.find(({ locale }) => locale === row.locale).anchor,
    label: label.at,
  };
});

const borders = board.borders.map((row) => {
  const bar = barOf(row);
  const gap = row.width === "wide" ? 7 : 5;
  const side = (locale) => {
    const { at, length } = slotAt(bar, rings.get(locale), gap);
    return { inward: rounded(inwardOf(bar, rings.get(locale)), 4), slot: [...rounded(at), length] };
  };
  return { ...row, bar: bar.flat(), sides: [side(row.a), side(row.b)] };
});

const roads = ways.map(({ a, a_group, b, b_group, main, curves }) => ({
  a,
  a_group,
  b,
  b_group,
  main,
  line: [curves[0][0], ...curves.flatMap(([, ...rest]) => rest)].flatMap((point) => rounded(point)),
}));

const entries = board.entries.map((row) => ({ ...row, at: gates.find(({ entry }) => entry === row.entry).at }));

function write(name, value) {
  const path = new URL(`../../src/games/triumph/map/${name}`, import.meta.url);
  writeFileSync(path, `${JSON.stringify(value)}\n`);
}

write("map.json", { vertices, locales, borders, roads, entries });
write("armies.json", armies);
