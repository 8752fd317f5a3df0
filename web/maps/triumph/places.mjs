// What the client needs to know of the places of the map.

import { signs } from "./signs.mjs";
import { slotAt } from "./slots.mjs";
import { anchors, board, faces, gates, labels, rings, vertices } from "./sources.mjs";
import { ways } from "./ways.mjs";

const rounded = (values, digits = 1) => values.map((value) => Number(value.toFixed(digits)));

const locales = board.locales.map((row) => {
  const { figure, name: nameplate } = labels.find(({ locale }) => locale === row.locale);
  return {
    ...row,
    ring: faces.find(({ locale }) => locale === row.locale).ring,
    anchor: anchors.find(({ locale }) => locale === row.locale).anchor,
    figure,
    ...(nameplate ? { nameplate } : {}),
  };
});

const borders = board.borders.map((row, i) => {
  const side = (line) => {
    const { at, length } = slotAt(line.bar, rings.get(line.locale), row.width === "wide" ? 7 : 5);
    return {
      inward: rounded(line.inward, 4),
      slot: [...rounded(at), length],
      signs: line.signs.flatMap((point) => rounded(point)),
    };
  };
  return { ...row, bar: signs[2 * i].bar.flat(), sides: [side(signs[2 * i]), side(signs[2 * i + 1])] };
});

const roads = ways.map(({ a, a_group, b, b_group, main, curves }) => ({
  a,
  a_group,
  b,
  b_group,
  main,
  line: rounded([curves[0][0], ...curves.flatMap(([, ...rest]) => rest)].flat()),
}));

const entries = board.entries.map((row) => {
  const { at, inward } = gates.find(({ entry }) => entry === row.entry);
  return { ...row, at, inward };
});

export const map = { vertices, locales, borders, roads, entries };
