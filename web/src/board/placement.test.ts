import { expect, test } from "vitest";
import { placement } from "./placement";

const window = { width: 400, height: 300 };
const note = { width: 100, height: 40 };

test("a note stands above what it is about", () => {
  expect(placement({ x: 180, y: 150, width: 40, height: 20 }, note, window)).toEqual({ x: 150, y: 102 });
});

test("a note without room above stands below", () => {
  expect(placement({ x: 180, y: 20, width: 40, height: 20 }, note, window)).toEqual({ x: 150, y: 48 });
});

test("a note stays in the window", () => {
  expect(placement({ x: 390, y: 150, width: 40, height: 20 }, note, window).x).toBe(292);
  expect(placement({ x: -30, y: 150, width: 40, height: 20 }, note, window).x).toBe(8);
  // What it is about fills the window: neither above nor below has room.
  expect(placement({ x: 0, y: 0, width: 400, height: 300 }, note, window).y).toBe(252);
});

test("a note wider than the window shows its beginning", () => {
  expect(placement({ x: 0, y: 150, width: 40, height: 20 }, { width: 500, height: 40 }, window).x).toBe(8);
});
