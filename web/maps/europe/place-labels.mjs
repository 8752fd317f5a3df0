// Finds room for the names in both languages and for armies and fleets, and writes labels.json:
// `node web/maps/europe/place-labels.mjs [REGION …]`. Names go where they are largest, straightest and best in the
// middle; the spot of an army is common to both languages and keeps clear of both.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { distance } from "../kit/geometry.mjs";
import { Raster } from "../kit/raster.mjs";
import { clearance, face, ringPoints } from "./faces.mjs";
import { edgeOf, widthOf } from "./lettering.mjs";
import { inner, margin, project } from "./projection.mjs";
import { crossings, furniture, islands, pairs, regions, seas } from "./sources.mjs";

const LANGUAGES = ["it", "en"];
const INSET = 3.4;
/** The least type is 9 pixels high on a sheet of 1600. */
const SIZES = { land: [36, 32, 28.5, 25.5, 23, 21, 19.2, 18], sea: [60, 54, 48, 43, 38, 34, 30, 27, 24, 21.5, 19.5] };
const TRACKINGS = { capitals: [0.34, 0.18, 0.07, 0.03], mixed: [0.03], sea: [0.24, 0.12, 0.05] };
const ANGLES = [0, -6, 6, -12, 12, -20, 20, -30, 30, -40, 40, -52, 52];
const SWEEPS = [0, 0.35, -0.35];
/** The room of an army, and the room it would like to have. */
const [LEAST, LIKED] = [23, 36];

/** The ways to set a name: in one line, or in two. */
function settings(name) {
  const cuts = [...name.matchAll(/[ -]/g)].map(({ index }) => [
    name.slice(0, index + (name[index] === "-" ? 1 : 0)),
    name.slice(index + 1),
  ]);
  return [
    [name],
    ...cuts.filter(([a, b]) => (a.length > 2 && b.length > 2 && !/^(St\.|San|La|Mar|Mare)$/.test(a)) || a === "Mar"),
  ];
}

const obstacles = [
  ...regions.flatMap(({ port }) =>
    port
      ? [
          { at: project(port.anchor), radius: 18 },
          { at: project(port.at), radius: 5 },
        ]
      : [],
  ),
  ...regions.flatMap(({ capital }) => (capital ? [{ at: project(capital), radius: 16 }] : [])),
  { at: furniture.rose.at, radius: furniture.rose.radius },
  ...crossings.flatMap(({ line }) => pairs(line).map((point) => ({ at: project(point), radius: 9 }))),
];
const boxes = [
  furniture.cartouche,
  furniture.legend,
  ...furniture.vignettes,
  ...furniture.leaders.flatMap(({ at }) => Object.values(at).map(([x, y]) => [x - 70, y - 14, x + 70, y + 14])),
];

/** The free room of a face: how deep every place lies in it, on a grid of a step that is fine enough. */
function roomOf(rings, coarsest = 4) {
  const [xs, ys] = [0, 1].map((k) => rings[0].map((point) => point[k]));
  const [left, top] = [Math.max(margin, Math.min(...xs)) - 4, Math.max(margin, Math.min(...ys)) - 4];
  const [width, height] = [
    Math.min(margin + inner.width, Math.max(...xs)) - left + 4,
    Math.min(margin + inner.height, Math.max(...ys)) - top + 4,
  ];
  const step = Math.min(coarsest, Math.max(1.6, Math.sqrt(width * height) / 90));
  const raster = new Raster(width, height, step, left, top);
  const mask = raster.mask(rings);
  for (let k = 0; k < mask.length; k++) {
    const point = [left + (k % raster.columns) * step, top + Math.floor(k / raster.columns) * step];
    if (
      obstacles.some(({ at, radius }) => distance(at, point) < radius) ||
      boxes.some(([x1, y1, x2, y2]) => point[0] > x1 && point[0] < x2 && point[1] > y1 && point[1] < y2)
    )
      mask[k] = 0;
  }
  // The border of the grid is outside.
  for (let k = 0; k < mask.length; k++) {
    const [row, column] = [Math.floor(k / raster.columns), k % raster.columns];
    if (row === 0 || column === 0 || row === raster.rows - 1 || column === raster.columns - 1) mask[k] = 0;
  }
  const depth = raster.distance(mask.map((value) => 1 - value));
  let [sum, x, y] = [0, 0, 0];
  depth.forEach((deep, k) => {
    const weight = deep ** 1.5;
    [sum, x, y] = [
      sum + weight,
      x + weight * (left + (k % raster.columns) * step),
      y + weight * (top + Math.floor(k / raster.columns) * step),
    ];
  });
  return {
    raster,
    depth,
    middle: [x / sum, y / sum],
    area: mask.reduce((a, b) => a + b, 0) * step * step,
    left,
    top,
    step,
  };
}

const depthAt = ({ raster, depth, left, top, step }, x, y) => {
  const [column, row] = [Math.round((x - left) / step), Math.round((y - top) / step)];
  return column < 0 || row < 0 || column >= raster.columns || row >= raster.rows
    ? 0
    : depth[row * raster.columns + column];
};

function looksOf(name, sea, most) {
  const looks = [];
  for (const lines of settings(name))
    for (const capitals of sea ? [false] : [true, false])
      for (const size of SIZES[sea ? "sea" : "land"].filter((size) => size <= most))
        for (const tracking of TRACKINGS[sea ? "sea" : capitals ? "capitals" : "mixed"])
          for (const angle of ANGLES)
            for (const sweep of SWEEPS) {
              if (sweep !== 0 && lines.length > 1) continue;
              const texts = capitals ? lines.map((line) => line.toLocaleUpperCase("it")) : lines;
              const widths = texts.map((text) => widthOf(text, sea ? "italic" : "roman", tracking) * size);
              const worth =
                size * 1.1 +
                (capitals ? 8 + tracking * 12 : 0) +
                (sea ? tracking * 16 : 0) -
                Math.abs(angle) * 0.24 -
                (Math.abs(angle) > 24 ? 7 : 0) -
                (Math.abs(angle) > 35 ? 7 : 0) -
                Math.abs(sweep) * 4 -
                (lines.length > 1 ? 1.6 : 0);
              looks.push({ lines: texts, capitals, size, tracking, angle, sweep, widths, worth });
            }
  return looks.sort((a, b) => b.worth - a.worth);
}

/** Where a name may stand, the best first. */
function candidatesOf(room, name, sea, most, wanted) {
  const found = [];
  const stride = Math.max(1, Math.round(4 / room.step));
  const { raster, left, top, step, middle } = room;
  let looked = 0;
  for (const look of looksOf(name, sea, most)) {
    if (found.length && look.worth + 12 < found[0].worth && looked > 60) break;
    // Islets are small.
    const edge = edgeOf(look, sea ? 3.5 : 7);
    edge.sort((a, b) => b[0] ** 2 + b[1] ** 2 - a[0] ** 2 - a[1] ** 2);
    const here = [];
    for (let row = 0; row < raster.rows; row += stride)
      for (let column = 0; column < raster.columns; column += stride) {
        if (room.depth[row * raster.columns + column] < INSET) continue;
        const [x, y] = [left + column * step, top + row * step];
        let least = Infinity;
        for (const [dx, dy] of edge) {
          const deep = depthAt(room, x + dx, y + dy);
          if (deep < least) least = deep;
          if (least < INSET) break;
        }
        if (least < INSET) continue;
        const off = distance([x, y], wanted ?? middle);
        here.push({
          ...look,
          at: [x, y],
          edge,
          worth: look.worth + Math.min(least, 12) * 0.7 - off * (wanted ? 0.12 : 0.05),
        });
      }
    if (here.length) looked++;
    // The best, and others well apart from it, so that an army finds room.
    here.sort((a, b) => b.worth - a.worth);
    const kept = [];
    for (const one of here)
      if (kept.length < 7 && kept.every((other) => distance(other.at, one.at) > 14)) kept.push(one);
    found.push(...kept);
    found.sort((a, b) => b.worth - a.worth);
    if (looked > 150) break;
  }
  return found.slice(0, 400);
}

const clear = (label, point) =>
  Math.min(...label.edge.map(([x, y]) => distance([label.at[0] + x, label.at[1] + y], point)));

/** What an army with its leader covers about its spot when the board is seen from afar, and how much of a name is lost behind it. */
const PIECE = { aside: 33, above: 54, below: 38 };
const hidden = (label, [x, y]) =>
  label.edge.filter(([dx, dy]) => {
    const [u, v] = [label.at[0] + dx - x, label.at[1] + dy - y];
    return Math.abs(u) < PIECE.aside && v > -PIECE.above && v < PIECE.below;
  }).length / label.edge.length;

function place({ id, name }, sea) {
  const shape = face(sea ? "sea" : "land", id);
  const rings = shape.parts[0].map(ringPoints);
  const room = roomOf(rings, sea ? 2 : 4);
  const most = sea
    ? room.area > 260000
      ? 60
      : room.area > 90000
        ? 48
        : 34
    : room.area > 150000
      ? 36
      : room.area > 60000
        ? 32
        : room.area > 30000
          ? 28.5
          : room.area > 19000
            ? 25.5
            : 23;
  const leader = furniture.leaders.find((row) => row.id === id);
  const wanted = furniture.wanted?.[id];
  const names = leader
    ? {}
    : Object.fromEntries(
        LANGUAGES.map((language) => [language, candidatesOf(room, name[language], sea, most, wanted)]),
      );
  const { raster, left, top, step, depth, middle } = room;
  let best;
  const stride = Math.max(1, Math.round(3.2 / step));
  const spots = [];
  for (let row = 0; row < raster.rows; row += stride)
    for (let column = 0; column < raster.columns; column += stride) {
      const deep = depth[row * raster.columns + column];
      if (deep >= LEAST - 1) spots.push({ at: [left + column * step, top + row * step], deep });
    }
  spots.sort((a, b) => b.deep - a.deep);
  for (const { at, deep } of spots.slice(0, 700)) {
    // The grid is rough; the least room is a law.
    if (deep < LEAST + 3 && clearance(at, shape.rings) < LEAST - 0.6) continue;
    const chosen = {};
    let worth = Math.min(deep, LIKED) * 1.1 - distance(at, middle) * 0.02;
    for (const language of LANGUAGES) {
      if (leader) continue;
      let top;
      for (const label of names[language]) {
        if (top && label.worth + LIKED / 2 < top.value) break;
        const gap = clear(label, at);
        if (gap < LEAST + 1) continue;
        const value = label.worth + Math.min(gap, LIKED) * 0.5 - (gap < 55 ? hidden(label, at) * 20 : 0);
        if (!top || value > top.value) top = { label, value };
      }
      if (!top) {
        worth = -Infinity;
        break;
      }
      chosen[language] = top.label;
      worth += top.value;
    }
    if (worth > -Infinity && (!best || worth > best.worth)) best = { worth, at, chosen };
  }
  if (!best)
    throw new Error(
      `no room for ${id}: ${LANGUAGES.map((l) => `${names[l]?.length} names`).join()}, ${spots.length} spots`,
    );
  const tenth = (value) => Math.round(value * 10) / 10;
  const radius =
    Math.floor(
      10 *
        Math.min(
          60,
          clearance(best.at, shape.rings),
          ...LANGUAGES.flatMap((l) => (best.chosen[l] ? [clear(best.chosen[l], best.at)] : [])),
        ),
    ) / 10;
  const labels = Object.fromEntries(
    LANGUAGES.map((language) => {
      const chosen = leader ? ledLabel(name[language], leader.at[language]) : best.chosen[language];
      const { lines, capitals, size, tracking, angle, sweep, widths, at } = chosen;
      return [
        language,
        {
          at: at.map(tenth),
          size,
          tracking,
          capitals,
          angle,
          sweep,
          lines: lines.map((text, i) => [text, tenth(widths[i])]),
        },
      ];
    }),
  );
  return { spot: [...best.at.map(tenth), radius], ...(leader ? { leader: true } : {}), ...labels };
}

function ledLabel(name, at) {
  const text = name.toLocaleUpperCase("it");
  const [size, tracking] = [19.2, 0.07];
  return {
    lines: [text],
    capitals: true,
    size,
    tracking,
    angle: 0,
    sweep: 0,
    widths: [widthOf(text, "roman", tracking) * size],
    at,
  };
}

/** The middle of an island, as far from its coast as can be. */
function shore({ id }) {
  const shape = face("isle", id);
  const room = roomOf(shape.parts[0].map(ringPoints));
  const k = room.depth.indexOf(room.depth.reduce((a, b) => Math.max(a, b)));
  const at = [
    room.left + (k % room.raster.columns) * room.step,
    room.top + Math.floor(k / room.raster.columns) * room.step,
  ];
  return { spot: [...at, clearance(at, shape.rings)].map((value) => Math.floor(value * 10) / 10) };
}

const file = new URL("labels.json", import.meta.url);
const only = process.argv.slice(2);
const before = only.length && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
const kinds = {
  regions: [regions, (row) => place(row, false)],
  seas: [seas, (row) => place(row, true)],
  islands: [islands, shore],
};
const written = Object.entries(kinds).map(([kind, [rows, find]]) => {
  const lines = rows.map((row) => {
    const label = before && !only.includes(row.id) ? before[kind][row.id] : find(row);
    return `    ${JSON.stringify(row.id)}: ${JSON.stringify(label)}`;
  });
  return `  "${kind}": {\n${lines.join(",\n")}\n  }`;
});
writeFileSync(file, `{\n${written.join(",\n")}\n}\n`);
