import { expect, test } from "vitest";
import { along, chance, curve, hachures, points, ribbon, ruled, type Point } from "./engraving";

const numbers = (d: string) => [...d.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number));

test("the same seed gives the same strokes, another seed others", () => {
  const slope = { crest: points(0, 0, 100, 0), foot: points(0, 40, 100, 40), rows: 3, strokes: 20, width: 2 };
  expect(hachures({ ...slope, seed: 1 })).toBe(hachures({ ...slope, seed: 1 }));
  expect(hachures({ ...slope, seed: 1 })).not.toBe(hachures({ ...slope, seed: 2 }));
});

test("chance stays between 0 and 1 and does not stick", () => {
  const random = chance(7);
  const drawn = Array.from({ length: 1000 }, random);
  expect(drawn.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(new Set(drawn).size).toBeGreaterThan(990);
});

test("a bright slope has fewer strokes than a dark one", () => {
  const slope = { crest: points(0, 0, 100, 0), foot: points(0, 40, 100, 40), rows: 3, strokes: 50, width: 2, seed: 1 };
  const strokes = (shade: number) => hachures({ ...slope, shade: () => shade }).split("M").length - 1;
  expect(strokes(0)).toBe(0);
  expect(strokes(0.3)).toBeGreaterThan(0);
  expect(strokes(0.3)).toBeLessThan(strokes(1));
});

test("a share of a line is measured along it", () => {
  const line = points(0, 0, 10, 0, 10, 30);
  expect(along(line, 0)).toEqual([0, 0]);
  expect(along(line, 0.5)).toEqual([10, 10]);
  expect(along(line, 1)).toEqual([10, 30]);
});

test("a curve goes through its points", () => {
  const line: Point[] = points(0, 0, 10, 5, 20, 0);
  expect(curve(line)).toMatch(/^M0 0C.* 10 5C.* 20 0$/);
  expect(curve(line, true)).toMatch(/ 0 0Z$/);
});

test("a ribbon is as wide as it was asked to be at either end", () => {
  const ys = numbers(ribbon(points(0, 0, 100, 0), 10, 2));
  expect(Math.max(...ys.slice(0, 2).map(Math.abs))).toBe(5);
  expect(ribbon(points(0, 0, 100, 0), 10, 2)).toContain("100 1");
});

test("ruled lines stay inside of the shape", () => {
  const triangle = points(0, 0, 100, 0, 50, 50);
  const lines = [...ruled(triangle, 5, 3).matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)/g)].map((line) =>
    line.slice(1).map(Number),
  );
  expect(lines.length).toBeGreaterThan(5);
  for (const [from = 0, y = 0, to = 0] of lines) {
    expect(from).toBeGreaterThanOrEqual(y - 0.1);
    expect(to).toBeLessThanOrEqual(100 - y + 0.1);
  }
});
