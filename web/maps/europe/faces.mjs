// The planar map: arcs between nodes, each with the face on either side of it, and the faces that they close.

import { thin, thinRing } from "../kit/curves.mjs";
import { distance, inside } from "../kit/geometry.mjs";
import { inner, margin, project } from "./projection.mjs";
import { outlines, pairs } from "./sources.mjs";

/** Less than the eye sees at the nearest zoom. */
const TOLERANCE = 0.22;

const tenth = (value) => Math.round(value * 10) / 10;

/** What all but lies on the neat line lies on it. */
function framed([x, y]) {
  const snap = (value, most) => (value < margin + 0.3 ? margin : value > margin + most - 0.3 ? margin + most : value);
  return [tenth(snap(x, inner.width)), tenth(snap(y, inner.height))];
}

const same = ([ax, ay], [bx, by]) => ax === bx && ay === by;

function drawn(line) {
  const points = line.map(project).map(framed);
  const thinned = same(points[0], points.at(-1))
    ? [...thinRing(points.slice(0, -1), TOLERANCE), points[0]]
    : thin(points, TOLERANCE);
  return thinned.filter((point, i) => i === 0 || !same(point, thinned[i - 1]));
}

export const arcs = outlines.map(({ left, right, line }) => ({ left, right, line: drawn(pairs(line)) }));

/** The points of an arc; `~i` is arc `i` walked backwards. */
export const lineOf = (index) => (index < 0 ? arcs[~index].line.toReversed() : arcs[index].line);

export const ringPoints = (ring) => ring.flatMap((index) => lineOf(index).slice(0, -1));

/** What a ring covers; less than nothing if it runs the other way. */
export const signed = (points) =>
  points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length];
    return sum + (x * v - u * y) / 2;
  }, 0);

/** Where several ways lead on from a node, the sharpest turn to the left keeps a ring simple. */
function onward(before, node, candidates) {
  const heading = ([x, y]) => Math.atan2(y - node[1], x - node[0]);
  const back = heading(before);
  const turn = (index) => (heading(lineOf(index)[1]) - back + 4 * Math.PI) % (2 * Math.PI);
  return candidates.toSorted((a, b) => turn(b) - turn(a))[0];
}

function ringsOf(indices) {
  const left = new Set(indices);
  const rings = [];
  while (left.size > 0) {
    const [first] = left;
    const ring = [];
    const start = lineOf(first)[0];
    for (let next = first; next !== undefined;) {
      ring.push(next);
      left.delete(next);
      const line = lineOf(next);
      const end = line.at(-1);
      if (same(end, start)) break;
      next = onward(
        line.at(-2),
        end,
        [...left].filter((index) => same(lineOf(index)[0], end)),
      );
      if (next === undefined) throw new Error(`a ring is open at ${String(end)}`);
    }
    rings.push(ring);
  }
  return rings;
}

function faceOf(id, indices) {
  const rings = ringsOf(indices).map((ring) => ({ ring, points: ringPoints(ring) }));
  const size = ({ points }) => signed(points);
  const holes = rings.filter((ring) => size(ring) < 0);
  const parts = rings
    .filter((ring) => size(ring) > 0)
    .sort((a, b) => size(b) - size(a))
    .map(({ ring, points }) => [
      ring,
      ...holes.filter((hole) => inside(hole.points[0], points)).map((hole) => hole.ring),
    ]);
  return { id, parts, rings: rings.map(({ points }) => points), main: ringPoints(parts[0][0]) };
}

const byFace = new Map();
arcs.forEach(({ left, right }, i) => {
  if (left) byFace.set(left, [...(byFace.get(left) ?? []), i]);
  if (right) byFace.set(right, [...(byFace.get(right) ?? []), ~i]);
});

/** Every face by its name: "land:Paris", "sea:Black Sea", "isle:Corsica", "water:Red Sea". */
export const faces = new Map([...byFace].map(([id, indices]) => [id, faceOf(id, indices)]));

export const face = (kind, id) => faces.get(`${kind}:${id}`);

export const kindOf = (id) => id?.split(":")[0];

/** Everything dry. */
export const dry = [...faces.values()].filter(({ id }) => kindOf(id) === "land" || kindOf(id) === "isle");

/** The arcs between two kinds of faces. */
export const between = (one, other) =>
  arcs.filter(({ left, right }) => {
    const kinds = [kindOf(left), kindOf(right)];
    return kinds.includes(one) && kinds.includes(other) && (one !== other || kinds[0] === kinds[1]);
  });

/** How far a point is from an outline. */
export function clearance(point, rings) {
  let least = Infinity;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[j], ring[i]];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const square = dx * dx + dy * dy;
      const part = square === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square;
      const t = Math.min(1, Math.max(0, part));
      least = Math.min(least, distance(point, [a[0] + dx * t, a[1] + dy * t]));
    }
  return least;
}
