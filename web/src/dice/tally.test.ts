import { expect, test } from "vitest";
import { textOf, verified } from "./fixtures/fixtures";
import { expected, tallies } from "./tally";
import type { CheckedEntry } from "./verify";

const entry = (seat: number | undefined, sides: number, values: number[], takenBackBy?: number): CheckedEntry => ({
  n: 1,
  seat,
  deed: { type: "advance", dice: [] },
  stream: 1,
  dice: values.map((value) => ({ sides, value, typed: false, derived: value })),
  takenBackBy,
  problems: [],
});

test("faces are counted together and by seat", () => {
  expect(tallies([entry(1, 6, [1, 6]), entry(undefined, 6, [6]), entry(0, 6, [2]), entry(0, 4, [4])])).toEqual([
    { sides: 4, count: 1, faces: [0, 0, 0, 1], seats: [{ seat: 0, count: 1, faces: [0, 0, 0, 1] }] },
    {
      sides: 6,
      count: 4,
      faces: [1, 1, 0, 0, 0, 2],
      seats: [
        { seat: 0, count: 1, faces: [0, 1, 0, 0, 0, 0] },
        { seat: 1, count: 2, faces: [1, 0, 0, 0, 0, 1] },
        { seat: undefined, count: 1, faces: [0, 0, 0, 0, 0, 1] },
      ],
    },
  ]);
});

test("what was taken back is not counted", () => {
  expect(tallies([entry(0, 6, [3], 2)])).toEqual([]);
});

test("faces that are too many to look at are not listed", () => {
  expect(tallies([entry(0, 54, [1, 2])])).toEqual([{ sides: 54, count: 2, faces: undefined, seats: [] }]);
});

test("a face that the die does not have makes no room for itself", () => {
  const [tally] = tallies([entry(0, 6, [0, 3, 4_294_967_295])]);
  expect(tally?.faces).toHaveLength(6);
  expect(tally?.faces).toEqual([0, 0, 1, 0, 0, 0]);
  expect(tally?.faces?.[-1]).toBeUndefined();
});

test("all dice of a match are in it", () => {
  const { entries } = verified(textOf("table"));
  expect(tallies(entries).map(({ sides, count }) => [sides, count])).toEqual([[6, 10]]);
});

test("chance leaves a face room on both sides", () => {
  expect(expected(600, 6)).toEqual({ each: 100, low: 82, high: 118 });
  expect(expected(6, 6).low).toBe(0);
});
