/** Plane geometry, for the laws of the maps. */

import type { Point } from "./viewport";

export type Line = readonly [Point, Point];
export type Ring = readonly Point[];

/** Twice the area to the left of the way from `a` over `b` to `c`. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Whether two lines cross; lines that only touch do not. */
export function cross([a, b]: Line, [c, d]: Line): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

export function mix(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

export function toLine(point: Point, [a, b]: Line): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / square;
  return distance(point, mix(a, b, Math.min(1, Math.max(0, part))));
}

/** How far two lines are apart. */
export function apart(one: Line, other: Line): number {
  if (cross(one, other)) return 0;
  return Math.min(toLine(one[0], other), toLine(one[1], other), toLine(other[0], one), toLine(other[1], one));
}

/** The lines from point to point. */
export function steps(points: readonly Point[]): Line[] {
  return points.slice(1).map((point, i) => [points[i] ?? point, point]);
}

export function sides(ring: Ring): Line[] {
  const [first] = ring;
  return first === undefined ? [] : steps([...ring, first]);
}

export function area(ring: Ring): number {
  return Math.abs(sides(ring).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0)) / 2;
}

export function inside(point: Point, ring: Ring): boolean {
  let odd = false;
  for (const [a, b] of sides(ring)) {
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

/** Whether a convex ring lies wholly within another one. */
export function within(convex: Ring, ring: Ring): boolean {
  const edges = sides(convex);
  return (
    convex.every((point) => inside(point, ring)) &&
    sides(ring).every((side) => !inside(side[0], convex) && !edges.some((edge) => cross(edge, side)))
  );
}

/** A rectangle about its middle, `turned` in degrees. */
export function rectangle(middle: Point, turned: number, length: number, depth: number): Ring {
  const [c, s] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([i = 0, j = 0]) => ({
    x: middle.x + (i * length * c - j * depth * s) / 2,
    y: middle.y + (i * length * s + j * depth * c) / 2,
  }));
}

/** Points on a cubic curve, given as [x, y, x, y, …] of its ends and handles. */
export function onCurve(curve: readonly number[], parts: number): Point[] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = curve;
  return Array.from({ length: parts + 1 }, (_, i) => {
    const t = i / parts;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
    return { x: a * x0 + b * x1 + c * x2 + d * x3, y: a * y0 + b * y1 + c * y2 + d * y3 };
  });
}
