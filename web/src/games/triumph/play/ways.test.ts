import { expect, test } from "vitest";
import type { Approach, RoadEntry, Locale, Road } from "../../../wire/triumph";
import { farEnds, waysTo, type Ground } from "./ways";

const both = (roads: readonly string[]) =>
  roads.flatMap((road) => {
    const [, a, b, main] = /^([\d.]+)-([\d.]+)(m?)$/.exec(road) ?? [];
    return [`${a}-${b}${main}`, `${b}-${a}${main}`] as Road[];
  });

// 1 and 2 are joined to group 0 of 3, 4 to its group 1.
const ground: Ground = {
  approaches: [] as Approach[],
  roads: both(["1.0-3.0", "3.0-2.0", "3.1-4.0"]),
  entries: [{ entry: "F1" as RoadEntry, locale: 1 as Locale, group: 0 }],
};

const to = (from: number | undefined, end: number) =>
  waysTo(ground, from as Locale | undefined, end as Locale).map(({ roads }) => roads.join(" "));

test("roads are joined where they meet", () => {
  expect(to(1, 2)).toEqual(["1.0-3.0 3.0-2.0"]);
});

test("roads of one locale that do not meet are not joined", () => {
  expect(to(1, 4)).toEqual([]);
  expect(to(3, 4)).toEqual(["3.1-4.0"]);
});

test("whoever comes from off the map enters first", () => {
  expect(waysTo(ground, undefined, 3 as Locale)).toEqual([{ entry: "F1", roads: ["1.0-3.0"] }]);
  expect(waysTo(ground, undefined, 1 as Locale)).toEqual([{ entry: "F1", roads: [] }]);
});

test("nobody goes back the way he came", () => {
  expect(to(1, 1)).toEqual([]);
});

test("far ends lie beyond the first road, or the entry", () => {
  const ways = (from: number | undefined) =>
    [...farEnds(ground, from as Locale | undefined)].map(([end, ways]) => [end, ways.map(({ roads }) => roads)]);
  expect(ways(1)).toEqual([[2, [["1.0-3.0", "3.0-2.0"]]]]);
  expect(ways(undefined)).toEqual([
    [3, [["1.0-3.0"]]],
    [2, [["1.0-3.0", "3.0-2.0"]]],
  ]);
});
