// Fields: long strips side by side, as villages ploughed them, bent with the lie of the land. Each strip gives way to
// what is in its way, so that no two lots are alike.

import { inside } from "../kit/geometry.mjs";
import { fromBar, fromRoad, fromType, fromWater, onPlate, onSign, raster } from "./obstacles.mjs";
import { Random } from "../kit/random.mjs";
import { board, rings } from "./sources.mjs";
import { onHill } from "./relief.mjs";
import { fromWood } from "./woods.mjs";

const random = new Random(1809);
const lie = raster.noise(random, 30);
const rich = raster.noise(random, 16);

function clear(point, locale) {
  return (
    inside(point, rings.get(locale)) &&
    raster.at(fromBar, point) > 20 &&
    raster.at(fromRoad, point) > 9 &&
    raster.at(fromType, point) > 10 &&
    raster.at(fromWater, point) > 20 &&
    raster.at(fromWood, point) > 8 &&
    !onPlate(point, 12) &&
    !onSign(point)
  );
}

/** A line through a strip, bent as the lot is. */
function furrow({ at, along, bend }, off, from, to, parts = 5) {
  return Array.from({ length: parts + 1 }, (_, i) => {
    const t = from + ((to - from) * i) / parts;
    const side = off + bend * t * t;
    return [at[0] + along[0] * t - along[1] * side, at[1] + along[1] * t + along[0] * side];
  });
}

/** The longest stretch of a strip that is in nobody's way. */
function stretch(lot, left, right, reach, locale) {
  let best = null;
  let start = null;
  for (let t = -reach; t <= reach + 4; t += 4) {
    const free =
      t <= reach &&
      [left, (left + right) / 2, right].every((off) => clear(furrow(lot, off, t, t, 1)[0], locale)) &&
      ![left + 2, right - 2].some((off) => ploughed(furrow(lot, off, t, t, 1)[0]));
    if (free && start === null) start = t;
    if (!free && start !== null) {
      if (!best || t - 4 - start > best[1] - best[0]) best = [start, t - 4];
      start = null;
    }
  }
  return best;
}

const taken = new Set();
const cell = ([x, y]) => `${Math.floor(x / 6)},${Math.floor(y / 6)}`;
const ploughed = (point) => taken.has(cell(point));

/** Rings by tint, and the lines and dots upon them. */
export const strips = { corn: [], grass: [], fallow: [], furrows: [], stubble: [], vines: [] };

function till(lot, left, right, [from, to], kind) {
  const edge = [...furrow(lot, left, from, to), ...furrow(lot, right, from, to).reverse()];
  const width = right - left;
  if (kind === "corn" || kind === "grass" || kind === "fallow") strips[kind].push(edge);
  if (kind !== "vines") strips.furrows.push(furrow(lot, left, from, to), furrow(lot, right, from, to));
  if (kind === "corn" || kind === "bare") {
    const count = Math.max(2, Math.round(width / 4.2));
    for (let k = 1; k < count; k++)
      strips.furrows.push(
        furrow(lot, left + (width * k) / count, from + random.between(0, 4), to - random.between(0, 5)),
      );
  }
  if (kind === "grass" || kind === "vines")
    for (let off = left + 4; off < right - 2; off += 5.5)
      for (let t = from + 4; t < to - 3; t += 6.5) {
        const point = furrow(lot, off, t + random.between(-1, 1), 0, 1)[0];
        (kind === "vines" ? strips.vines : strips.stubble).push(point);
      }
  for (let off = left; off <= right; off += 3)
    for (const point of furrow(lot, off, from, to, Math.ceil((to - from) / 3))) taken.add(cell(point));
}

const VINEYARDS = new Set([84, 106, 112, 57, 24]);

for (const { locale, capacity } of board.locales) {
  if (capacity < 6) continue;
  const ring = rings.get(locale);
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const tries = Math.round(((Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))) / 7000);
  for (let k = 0; k < tries; k++) {
    const at = [random.between(Math.min(...xs), Math.max(...xs)), random.between(Math.min(...ys), Math.max(...ys))];
    const hill = onHill(at);
    if (!clear(at, locale) || ploughed(at) || (hill && !VINEYARDS.has(locale))) continue;
    if (!hill && raster.at(rich, at) < random.between(-1.3, 1)) continue;
    const turn = raster.at(lie, at) * 1.1 + random.of([0, 0, 1.57]) + random.between(-0.15, 0.15);
    const lot = { at, along: [Math.cos(turn), Math.sin(turn)], bend: random.between(-0.0022, 0.0022) };
    const reach = random.between(30, 74);
    let left = random.between(-66, -30);
    const end = random.between(24, 70);
    while (left < end) {
      const right = left + random.between(8, 19);
      const span = stretch(lot, left, right, reach * random.between(0.86, 1.1), locale);
      if (span && span[1] - span[0] > 30)
        till(lot, left, right, span, hill ? "vines" : random.of(["corn", "corn", "grass", "fallow", "fallow", "bare"]));
      left = right + 1.2;
    }
  }
}
