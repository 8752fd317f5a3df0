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
  readonly #taken: Int32Array;
  readonly #marks: Uint8Array;

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
    this.#marks = new Uint8Array(this.#columns * this.#rows);
    this.#outside = new Int32Array((this.#columns + 1) * (this.#rows + 1));
    this.#taken = new Int32Array(this.#outside.length);
    this.#marks.forEach((_, at) => {
      if (!contains(turned, this.#middle(at % this.#columns, Math.floor(at / this.#columns)))) this.#marks[at] = 1;
    });
    this.#sumUp(this.#outside);
    this.clear();
  }

  toGround({ x, y }: Point): Point {
    return onBoard({ x: 0, y: 0, rotation: -this.rotation }, x, y);
  }

  toBoard({ x, y }: Point): Point {
    return onBoard({ x: 0, y: 0, rotation: this.rotation }, x, y);
  }

  clear(): void {
    this.#marks.fill(0);
    this.#taken.fill(0);
  }

  /** From now on these boxes of the board are taken, too. */
  take(boxes: readonly Box[]): void {
    for (const box of boxes) {
      const ring = corners(box).map((corner) => this.toGround(corner));
      const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
      const cells = (from: number, to: number, start: number, count: number) => [
        Math.max(0, Math.floor((from - start) / cell)),
        Math.min(count, Math.ceil((to - start) / cell)),
      ];
      const [first = 0, last = 0] = cells(Math.min(...xs), Math.max(...xs), this.left, this.#columns);
      const [upper = 0, lower = 0] = cells(Math.min(...ys), Math.max(...ys), this.top, this.#rows);
      for (let row = upper; row < lower; row++) {
        for (let column = first; column < last; column++) {
          if (contains(ring, this.#middle(column, row))) this.#marks[row * this.#columns + column] = 1;
        }
      }
    }
    this.#sumUp(this.#taken);
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

  #middle(column: number, row: number): Point {
    return { x: this.left + (column + 0.5) * cell, y: this.top + (row + 0.5) * cell };
  }

  /** Writes at each corner of the cells how many of those above and to the left of it are marked. */
  #sumUp(sums: Int32Array): void {
    const wide = this.#columns + 1;
    for (let row = 0; row < this.#rows; row++) {
      let sum = 0;
      for (let column = 0; column < this.#columns; column++) {
        sum += this.#marks[row * this.#columns + column] ?? 0;
        sums[(row + 1) * wide + column + 1] = (sums[row * wide + column + 1] ?? 0) + sum;
      }
    }
  }
}
