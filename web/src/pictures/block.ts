// A wooden block that lies on the ground, seen from above at a slant.

import { at, type Point } from "./engraving";

export interface Place {
  /** The middle of the foot, on the picture. */
  x: number;
  y: number;
  /** Degrees on the ground, from the picture's right, towards the viewer. */
  angle: number;
  length: number;
  depth: number;
  height: number;
}

/** How much the ground is foreshortened. */
const tilt = 0.55;

export interface Faces {
  shadow: string;
  top: string;
  sides: { d: string; dark: boolean }[];
  /** Puts a drawing onto the long side: its width is the length, its height the height. */
  front: string;
  /** The same for the top, whose height is the depth. */
  lid: string;
}

export function faces({ x, y, angle, length, depth, height }: Place): Faces {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const ground = (u: number, v: number, up = 0): Point => [x + u * cos - v * sin, y + (u * sin + v * cos) * tilt - up];
  const corners = [
    [-length / 2, -depth / 2],
    [length / 2, -depth / 2],
    [length / 2, depth / 2],
    [-length / 2, depth / 2],
  ] as const;
  const ring = (up: number) => corners.map(([u, v]) => ground(u, v, up));
  const closed = (line: readonly Point[]) => `M${line.map(at).join("L")}Z`;

  const sides = corners.flatMap(([u, v], i) => {
    const [nextU, nextV] = corners[(i + 1) % 4] ?? [u, v];
    // The block lies round its own middle, so a side looks where its middle lies.
    const nearer = (u + nextU) * sin + (v + nextV) * cos;
    if (nearer <= 0.01) return [];
    const d = closed([ground(u, v), ground(nextU, nextV), ground(nextU, nextV, height), ground(u, v, height)]);
    return [{ d, dark: i % 2 === 1 }];
  });

  const [left, right] = [ground(-length / 2, depth / 2, height), ground(length / 2, depth / 2, height)];
  const back = ground(-length / 2, -depth / 2, height);
  const [ax, ay] = [(right[0] - left[0]) / length, (right[1] - left[1]) / length];
  const [bx, by] = [(left[0] - back[0]) / depth, (left[1] - back[1]) / depth];
  const matrix = (...numbers: number[]) => `matrix(${numbers.map((n) => n.toFixed(3)).join(" ")})`;
  return {
    shadow: closed(ring(0).map(([px, py]): Point => [px - height * 0.15, py + height * 0.45])),
    top: closed(ring(height)),
    sides,
    front: matrix(ax, ay, 0, 1, left[0], left[1]),
    lid: matrix(ax, ay, bx, by, back[0], back[1]),
  };
}
