/**
 * The ground of a locale in small cells, seen at an angle: what is outside of it, and what is taken. Sums over its
 * rectangles tell at once whether a block has room.
 */

import type { Point } from "../../../board/viewport";
import { contains, corners, onBoard, type Box } from "./geometry";

const cell = 7;
/** Blocks may stick out a little. */
const margin = 24;

export class Ground {
  readonly rotation: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #outside: Int32Array;
  #taken: Int32Array;

  constructor(ring: readonly Point[], rotation: number) {
    this.rotation = rotation;
    const turned = ring.map((point) => this.toGround(point));
    const [xs, ys] = [turned.map(({ x }) => x), turned.map(({ y }) => y)];
    this.left = Math.min(...xs) - margin;
    this.top = Math.min(...ys) - margin;
    this.#columns = Math.ceil((Math.max(...xs) + margin - this.left) / cell);
    this.#rows = Math.ceil((Math.max(...ys) + margin - this.top) / cell);
    this.right = this.left + this.#columns * cell;
    this.bottom = this.top + this.#rows * cell;
    this.#outside = this.#sums((middle) => !contains(turned, middle));
    this.#taken = new Int32Array(this.#outside.length);
  }

  toGround({ x, y }: Point): Point {
    return onBoard({ x: 0, y: 0, rotation: -this.rotation }, x, y);
  }

  toBoard({ x, y }: Point): Point {
    return onBoard({ x: 0, y: 0, rotation: this.rotation }, x, y);
  }

  /** From now on these boxes of the board are taken. */
  take(boxes: readonly Box[]): void {
    const rings = boxes.map((box) => {
      const ring = corners(box).map((corner) => this.toGround(corner));
      const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
      return { ring, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    });
    this.#taken = this.#sums((middle) =>
      rings.some(
        ({ ring, left, right, top, bottom }) =>
          middle.x > left && middle.x < right && middle.y > top && middle.y < bottom && contains(ring, middle),
      ),
    );
  }

  /** Whether no more than these parts of a rectangle around a point of the ground are outside, and are taken. */
  hasRoom(x: number, y: number, width: number, height: number, mostOutside: number, mostTaken: number): boolean {
    const first = Math.round((x - width / 2 - this.left) / cell);
    const last = Math.round((x + width / 2 - this.left) / cell);
    const upper = Math.round((y - height / 2 - this.top) / cell);
    const lower = Math.round((y + height / 2 - this.top) / cell);
    if (first < 0 || upper < 0 || last > this.#columns || lower > this.#rows) return false;
    const all = (last - first) * (lower - upper);
    return (
      this.#sum(this.#taken, first, last, upper, lower) <= mostTaken * all &&
      this.#sum(this.#outside, first, last, upper, lower) <= mostOutside * all
    );
  }

  #sum(sums: Int32Array, first: number, last: number, upper: number, lower: number): number {
    const wide = this.#columns + 1;
    const at = (row: number, column: number) => sums[row * wide + column] ?? 0;
    return at(lower, last) - at(upper, last) - at(lower, first) + at(upper, first);
  }

  /** At each corner of the cells, how many of those above and to the left of it count. */
  #sums(counts: (middle: Point) => boolean): Int32Array {
    const wide = this.#columns + 1;
    const sums = new Int32Array(wide * (this.#rows + 1));
    for (let row = 0; row < this.#rows; row++) {
      let sum = 0;
      for (let column = 0; column < this.#columns; column++) {
        if (counts({ x: this.left + (column + 0.5) * cell, y: this.top + (row + 0.5) * cell })) sum++;
        sums[(row + 1) * wide + column + 1] = (sums[row * wide + column + 1] ?? 0) + sum;
      }
    }
    return sums;
  }
}
