// Where the names of the port towns stand: beside their anchors, clear of the names of regions and seas in both
// languages, of one another, and of armies and fleets.

import { distance } from "../kit/geometry.mjs";
import { labels } from "./ground.mjs";
import { edgeOf, widthOf } from "./lettering.mjs";
import { project } from "./projection.mjs";
import { regions } from "./sources.mjs";

const SIZE = 13.5;
const tenth = (value) => Math.round(value * 10) / 10;

const lettered = ["regions", "seas"].flatMap((kind) =>
  Object.values(labels[kind]).flatMap((row) =>
    [row.it, row.en].flatMap(({ at, lines, ...label }) =>
      edgeOf({ ...label, widths: lines.map((line) => line[1]) }, 4).map(([x, y]) => [at[0] + x, at[1] + y]),
    ),
  ),
);
const spots = ["regions", "seas"].flatMap((kind) => Object.values(labels[kind]).map(({ spot: [x, y] }) => [x, y]));
const ports = regions.filter(({ port }) => port);
const signs = ports.flatMap(({ port }) => [
  { at: project(port.anchor), radius: 12 },
  { at: project(port.at), radius: 3 },
]);
const taken = [];

function choose({ port }) {
  const [x, y] = project(port.anchor);
  const [hx, hy] = project(port.at);
  const wide = Math.max(...Object.values(port.town).map((town) => widthOf(town, "italic", 0) * SIZE));
  const places = [
    { at: [x, y + 25], anchor: "middle" },
    { at: [x, y - 17], anchor: "middle" },
    { at: [x - 16, y + 4], anchor: "end" },
    { at: [x + 16, y + 4], anchor: "start" },
    { at: [hx + 7, hy + 4], anchor: "start" },
    { at: [hx - 7, hy + 4], anchor: "end" },
    { at: [hx, hy - 8], anchor: "middle" },
    { at: [hx, hy + 15], anchor: "middle" },
  ].map(({ at: [px, py], anchor }) => {
    const left = anchor === "middle" ? px - wide / 2 : anchor === "end" ? px - wide : px;
    return { at: [px, py], anchor, box: [left - 1, py - 9, left + wide + 1, py + 3] };
  });
  const within = ([px, py], [x1, y1, x2, y2], gap = 0) =>
    px > x1 - gap && px < x2 + gap && py > y1 - gap && py < y2 + gap;
  const cost = ({ box }) =>
    lettered.filter((point) => within(point, box, 2)).length * 5 +
    signs.filter(({ at, radius }) => within(at, box, radius)).length * 3 +
    taken.filter(([x1, y1, x2, y2]) => x1 < box[2] && x2 > box[0] && y1 < box[3] && y2 > box[1]).length * 8 +
    spots.filter((spot) => distance(spot, [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]) < 24).length * 2;
  const best = places.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  taken.push(best.box);
  return { at: best.at.map(tenth), anchor: best.anchor };
}

/** By region: where the name of its port stands, and which end of it. */
export const towns = new Map(ports.map((region) => [region.id, choose(region)]));
