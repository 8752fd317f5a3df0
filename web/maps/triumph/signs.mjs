// Where the signs of penalties stand: along their bar, on the side they defend.

import { inside, rectangle } from "../kit/geometry.mjs";
import { beside, lines } from "./lines.mjs";
import { rings } from "./sources.mjs";

const SIGN = { length: 18.5, depth: 12.4, step: 21 };

/** Half the breadth of a bar. */
export const halfBar = (width) => (width === "wide" ? 4.3 : 2.5);

export const TEETH = 6;

function samples(ring, parts = 4) {
  const points = [];
  for (let i = 0; i <= parts; i++)
    for (let j = 0; j <= parts; j++) {
      const [a, b, c, d] = ring;
      const top = [a[0] + ((b[0] - a[0]) * i) / parts, a[1] + ((b[1] - a[1]) * i) / parts];
      const foot = [d[0] + ((c[0] - d[0]) * i) / parts, d[1] + ((c[1] - d[1]) * i) / parts];
      points.push([top[0] + ((foot[0] - top[0]) * j) / parts, top[1] + ((foot[1] - top[1]) * j) / parts]);
    }
  return points;
}

const taken = new Map([...rings.keys()].map((locale) => [locale, []]));

function place(line) {
  const { locale, length, along, penalties, obstructed, width } = line;
  const row = penalties.length * SIGN.step;
  const deep = halfBar(width) + 2.2 + SIGN.depth / 2 + (obstructed ? TEETH : 0);
  const slack = Math.max(0, Math.floor(length / 2 - row / 2));
  let best;
  for (let slide = -slack; slide <= slack; slide += 3) {
    const box = rectangle(beside(line, slide, deep), along, row, SIGN.depth);
    const points = samples(box);
    const out = points.filter((point) => !inside(point, rings.get(locale))).length;
    const over = points.filter((point) => taken.get(locale).some((other) => inside(point, other))).length;
    const cost = Math.abs(slide) * 0.02 + out * 2 + over;
    if (!best || cost < best.cost) best = { cost, slide, box };
  }
  taken.get(locale).push(best.box);
  // From left to right, however the bar is turned.
  const step = SIGN.step * (along[0] > 0 || (along[0] === 0 && along[1] > 0) ? 1 : -1);
  return penalties.map((_, k) => beside(line, best.slide + (k - (penalties.length - 1) / 2) * step, deep));
}

/** The side of a border and the middles of its signs, in the order of its penalties. */
export const signs = lines.map((line) => ({ ...line, signs: line.penalties.length ? place(line) : [] }));

/** What the signs of a locale cover, as rings. */
export const signBoxes = taken;
