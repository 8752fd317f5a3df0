import { expect, test } from "vitest";
import { isDirection, nearest } from "./roving";
import type { Rect } from "./viewport";

const square = (column: number, row: number): Rect => ({ x: column * 100, y: row * 100, width: 80, height: 80 });

// Three columns and two rows, as on the drill ground.
const squares = [square(0, 0), square(1, 0), square(2, 0), square(0, 1), square(1, 1), square(2, 1)];
const middle = square(1, 0);

test("leads to the neighbour in the direction of the arrow", () => {
  expect(nearest(middle, squares, "ArrowLeft")).toBe(0);
  expect(nearest(middle, squares, "ArrowRight")).toBe(2);
  expect(nearest(middle, squares, "ArrowDown")).toBe(4);
});

test("leads nowhere at the edge", () => {
  expect(nearest(middle, squares, "ArrowUp")).toBeUndefined();
  expect(nearest(square(0, 0), squares, "ArrowLeft")).toBeUndefined();
});

test("never leads to where it is", () => {
  expect(nearest(middle, [middle], "ArrowRight")).toBeUndefined();
});

test("prefers what lies straight ahead to what is nearer but aside", () => {
  expect(nearest(square(0, 0), [square(1, 1), square(2, 0)], "ArrowRight")).toBe(1);
});

test("knows its keys", () => {
  expect(["ArrowUp", "ArrowDown", "Enter", "a"].map(isDirection)).toEqual([true, true, false, false]);
});
