// Finds where the name, the capacity and the stars of each locale stand, and writes it into labels.json: a search of
// a minute, done when outlines have moved. What it finds may be edited by hand.

import { writeFileSync } from "node:fs";
import { at, inside, nearest, distance } from "../kit/geometry.mjs";
import { figureBox, figureSize, isMassif, nameBox } from "./labels.mjs";
import { lines } from "./lines.mjs";
import { signBoxes } from "./signs.mjs";
import { anchors, board, curves, gates, rings } from "./sources.mjs";

const bars = lines.filter(({ locale, far }) => locale < far);
const roads = curves.map(({ locale, curve }) => {
  const points = [0, 2, 4, 6].map((i) => [curve[i], curve[i + 1]]);
  return { locale, points: Array.from({ length: 25 }, (_, i) => at(points, i / 24)) };
});

const meet = (a, b) => a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2;
const grow = (box, by) => ({ x1: box.x1 - by, y1: box.y1 - by, x2: box.x2 + by, y2: box.y2 + by });
const holds = (box, [x, y]) => x > box.x1 && x < box.x2 && y > box.y1 && y < box.y2;

function grid({ x1, y1, x2, y2 }) {
  const points = [];
  const [columns, rows] = [Math.max(2, Math.round((x2 - x1) / 7)), Math.max(2, Math.round((y2 - y1) / 7))];
  for (let i = 0; i <= columns; i++)
    for (let j = 0; j <= rows; j++) points.push([x1 + ((x2 - x1) * i) / columns, y1 + ((y2 - y1) * j) / rows]);
  return points;
}

const placed = [];

/** What is near a place, so that the search need not look at the whole map. */
function around(middle, reach) {
  const near = (point) => distance(point, middle) < reach;
  return {
    signs: [...signBoxes.values()].flat().filter((box) => near(box[0])),
    bars: bars.filter(({ bar }) => near(nearest(middle, bar))),
    roads: roads.flatMap(({ points }) => points.filter(near)),
    gates: gates.map((gate) => gate.at).filter(near),
    labels: placed.filter((box) => near([(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2])),
  };
}

/** How ill a box stands, if less than `most`; a name may leave its locale rather than lie on signs. */
function cost(box, ring, outside, near, most) {
  let sum = 0;
  for (const other of near.labels) if (meet(grow(box, 3), other)) sum += 120;
  for (const gate of near.gates) if (holds(grow(box, 16), gate)) sum += 20;
  if (box.x1 < 14 || box.x2 > 2536 || box.y1 < 14 || box.y2 > 3286) sum += 60;
  for (const point of near.roads) if (holds(grow(box, 2), point)) sum += 0.7;
  if (sum > most) return sum;
  for (const point of grid(box)) {
    if (!inside(point, ring)) sum += outside;
    for (const sign of near.signs) if (inside(point, sign)) sum += 3;
    for (const { bar, width } of near.bars)
      if (distance(nearest(point, bar), point) < (width === "impassable" ? 5 : 10)) sum += 2.5;
    if (sum > most) return sum;
  }
  return sum;
}

function placeFigure(locale, anchor, ring) {
  const near = around(anchor, 200);
  let best = { cost: Infinity };
  for (let dx = -54; dx <= 54; dx += 6)
    for (let dy = -54; dy <= 54; dy += 6) {
      const point = [anchor[0] + dx, anchor[1] + dy];
      const box = figureBox([...point, figureSize(locale)], locale);
      const away = Math.hypot(dx, dy) * 0.06;
      const bare = cost(box, ring, 4, near, best.cost - away);
      if (bare + away < best.cost) best = { point, box, cost: bare + away };
    }
  placed.push(best.box);
  return best.point;
}

function placeName(locale, figure, ring) {
  const near = around(figure, 320);
  // Beside the figure of another locale it would be read as its name.
  const others = near.labels.filter((box) => !holds(box, figure));
  let best = { cost: Infinity };
  for (const size of isMassif(locale) ? [21, 19, 17.5] : [25, 23, 21]) {
    for (let dx = -96; dx <= 96; dx += 6)
      for (let dy = -96; dy <= 96; dy += 6) {
        const [x, y] = [figure[0] + dx, figure[1] + dy];
        const box = nameBox([x, y, size], locale);
        // Above its figure it is read best.
        const away = Math.hypot(dx, dy + 32) * 0.1 + (25 - size) * 1.1;
        const foreign = others.some((figure) => meet(grow(figure, 24), box)) ? 30 : 0;
        const bare = foreign + cost(box, ring, isMassif(locale) ? 4 : 1.2, near, best.cost - away);
        if (bare + away < best.cost) best = { at: [x, y], size, box, cost: bare + away };
      }
  }
  placed.push(best.box);
  return [...best.at.map((value) => Number(value.toFixed(1))), best.size];
}

const figures = new Map(
  board.locales.map((row) => {
    const { anchor } = anchors.find(({ locale }) => locale === row.locale);
    return [row.locale, placeFigure(row, anchor, rings.get(row.locale))];
  }),
);

const labels = board.locales.map((row) => {
  const figure = figures.get(row.locale);
  return {
    locale: row.locale,
    figure: [...figure.map((value) => Number(value.toFixed(1))), figureSize(row)],
    ...(row.name ? { name: placeName(row, figure, rings.get(row.locale)) } : {}),
  };
});

writeFileSync(
  new URL("labels.json", import.meta.url),
  `[\n${labels.map((label) => JSON.stringify(label)).join(",\n")}\n]\n`,
);
