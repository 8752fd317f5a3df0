// Lines that are drawn: smoothed, thinned, cut into steps, and written as the data of a path.

import { at, direction, distance, mix, nearest } from "./geometry.mjs";

/** Cuts the corners of a line. */
export function chaikin(line, times = 2, closed = false) {
  let points = line;
  for (let n = 0; n < times; n++) {
    const next = closed ? [] : [points[0]];
    const count = closed ? points.length : points.length - 1;
    for (let i = 0; i < count; i++) {
      const [a, b] = [points[i], points[(i + 1) % points.length]];
      next.push(mix(a, b, 0.25), mix(a, b, 0.75));
    }
    if (!closed) next.push(points.at(-1));
    points = next;
  }
  return points;
}

/** A round line through all points of a ring: it leaves no corner, unlike one whose corners are cut. */
export function roundRing(ring, parts = 5, tension = 0.42) {
  const n = ring.length;
  return ring.flatMap((from, i) => {
    const [before, to, after] = [ring[(i + n - 1) % n], ring[(i + 1) % n], ring[(i + 2) % n]];
    const reach = distance(from, to) * tension;
    const tangent = (a, b) => {
      const { length, along } = direction(a, b);
      return length === 0 ? [0, 0] : along;
    };
    const [u, v] = [tangent(before, to), tangent(from, after)];
    const curve = [
      from,
      [from[0] + u[0] * reach * 0.7, from[1] + u[1] * reach * 0.7],
      [to[0] - v[0] * reach * 0.7, to[1] - v[1] * reach * 0.7],
      to,
    ];
    return Array.from({ length: parts }, (_, k) => at(curve, k / parts));
  });
}

/** Leaves out points that are within a tolerance of the line without them. */
export function thin(line, tolerance) {
  if (line.length < 3) return line;
  const [from, to] = [line[0], line.at(-1)];
  let far = { off: 0, i: 0 };
  for (let i = 1; i < line.length - 1; i++) {
    const off = distance(line[i], nearest(line[i], [from, to]));
    if (off > far.off) far = { off, i };
  }
  if (far.off <= tolerance) return [from, to];
  return [...thin(line.slice(0, far.i + 1), tolerance).slice(0, -1), ...thin(line.slice(far.i), tolerance)];
}

export function thinRing(ring, tolerance) {
  const half = Math.floor(ring.length / 2);
  const closed = [...ring.slice(half), ring[0]];
  return [...thin(ring.slice(0, half + 1), tolerance).slice(0, -1), ...thin(closed, tolerance).slice(0, -1)];
}

export const lengthOf = (line) => line.slice(1).reduce((sum, point, i) => sum + distance(line[i], point), 0);

/** Points on a line at even steps, with the direction there. */
export function* pace(line, step, start = 0) {
  let ahead = start;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const { length, along } = direction(a, b);
    while (ahead < length) {
      yield { point: mix(a, b, ahead / length), along };
      ahead += typeof step === "function" ? step(mix(a, b, ahead / length)) : step;
    }
    ahead -= length;
  }
}

/** Drawn at four to the unit, so that the data has no fractions. */
const FINE = 4;

const whole = (value) => Math.round(value * FINE);

/** Writes lines as the data of a path, in whole numbers of a quarter of a unit. */
export class Path {
  #parts = [];
  #at = [0, 0];

  line(points, closed = false) {
    const [first, ...rest] = points.map((point) => point.map(whole));
    const start = this.#parts.length
      ? `m${first[0] - this.#at[0]} ${first[1] - this.#at[1]}`
      : `M${first[0]} ${first[1]}`;
    let [x, y] = first;
    let text = `${start}l`;
    for (const [px, py] of rest) {
      if (px === x && py === y) continue;
      text += `${px - x} ${py - y} `;
      [x, y] = [px, py];
    }
    if (text.endsWith("l")) return this;
    this.#parts.push(text.trimEnd() + (closed ? "z" : ""));
    this.#at = closed ? first : [x, y];
    return this;
  }

  ring(points) {
    return this.line(points, true);
  }

  /** Cubic curves one after the other, [from, handle, handle, to] each. */
  curve([from, ...handles]) {
    const [first, ...rest] = [from, ...handles].map((point) => point.map(whole));
    const start = this.#parts.length
      ? `m${first[0] - this.#at[0]} ${first[1] - this.#at[1]}`
      : `M${first[0]} ${first[1]}`;
    this.#parts.push(`${start}c${rest.map(([x, y]) => `${x - first[0]} ${y - first[1]}`).join(" ")}`);
    this.#at = rest.at(-1);
    return this;
  }

  toJSON() {
    return this.#parts.join("").replaceAll(/ -/g, "-");
  }
}

/** The side of a cell, in units. */
const CELL = 360;

/** Paths by the cell of the map where their lines begin: who draws a part of the map need not look at all of it. */
export class Paths {
  #cells = new Map();

  #at([x, y]) {
    const cell = `${Math.floor(y / CELL)} ${Math.floor(x / CELL)}`;
    if (!this.#cells.has(cell)) this.#cells.set(cell, new Path());
    return this.#cells.get(cell);
  }

  line(points) {
    this.#at(points[0]).line(points);
    return this;
  }

  ring(points) {
    this.#at(points[0]).ring(points);
    return this;
  }

  curve(points) {
    this.#at(points[0]).curve(points);
    return this;
  }

  toJSON() {
    return [...this.#cells.values()];
  }
}
