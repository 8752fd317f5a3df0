/** Boxes that lie on the board at an angle, and how much of one another they hide. */

import type { Point } from "../../../board/viewport";

export interface Box extends Point {
  /** Along its own x. */
  readonly width: number;
  readonly height: number;
  /** In degrees, clockwise. */
  readonly rotation: number;
}

/** The point in the frame of a box, laid down on the board. */
export function onBoard(
  { x, y, rotation }: Point & { readonly rotation: number },
  across: number,
  down: number,
): Point {
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: x + across * cos - down * sin, y: y + across * sin + down * cos };
}

/** Clockwise. */
export function corners(box: Box): readonly Point[] {
  const [w, h] = [box.width / 2, box.height / 2];
  return [onBoard(box, -w, -h), onBoard(box, w, -h), onBoard(box, w, h), onBoard(box, -w, h)];
}

export function area(ring: readonly Point[]): number {
  let twice = 0;
  ring.forEach(({ x, y }, place) => {
    const next = ring[(place + 1) % ring.length] ?? { x, y };
    twice += x * next.y - next.x * y;
  });
  return Math.abs(twice) / 2;
}

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Boxes are compared again and again. */
const extents = new WeakMap<Box, Extent>();

function extentOf(box: Box): Extent {
  const known = extents.get(box);
  if (known) return known;
  const turn = (box.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const across = (cos * box.width + sin * box.height) / 2;
  const down = (sin * box.width + cos * box.height) / 2;
  const extent = { left: box.x - across, right: box.x + across, top: box.y - down, bottom: box.y + down };
  extents.set(box, extent);
  return extent;
}

/** Whether the same boxes lie in both lists, in the same order. */
export function sameBoxes(some: readonly Box[], others: readonly Box[]): boolean {
  return (
    some.length === others.length &&
    some.every((one, at) => {
      const other = others[at];
      return (
        one === other ||
        (one.x === other?.x &&
          one.y === other.y &&
          one.width === other.width &&
          one.height === other.height &&
          one.rotation === other.rotation)
      );
    })
  );
}

/** How much two boxes have in common. */
export function overlap(one: Box, other: Box): number {
  const [a, b] = [extentOf(one), extentOf(other)];
  if (a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom) return 0;
  return area(clip(corners(one), corners(other)));
}

/** The part of a ring within another, convex and clockwise. */
export function clip(ring: readonly Point[], within: readonly Point[]): readonly Point[] {
  let rest = ring;
  within.forEach((from, place) => {
    const to = within[(place + 1) % within.length] ?? from;
    const side = ({ x, y }: Point) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
    const kept: Point[] = [];
    rest.forEach((point, at) => {
      const next = rest[(at + 1) % rest.length] ?? point;
      const [here, there] = [side(point), side(next)];
      if (here >= 0) kept.push(point);
      if (here * there < 0) {
        const part = here / (here - there);
        kept.push({ x: point.x + (next.x - point.x) * part, y: point.y + (next.y - point.y) * part });
      }
    });
    rest = kept;
  });
  return rest;
}

export function contains(ring: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  let last = ring[ring.length - 1];
  for (const point of ring) {
    if (last && point.y > y !== last.y > y) {
      if (x < ((last.x - point.x) * (y - point.y)) / (last.y - point.y) + point.x) inside = !inside;
    }
    last = point;
  }
  return inside;
}
