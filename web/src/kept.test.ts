import { describe, expect, test } from "vitest";
import { keeper, listKeeper, same } from "./kept";

describe("same", () => {
  test("looks into lists, sets, maps and plain objects", () => {
    const make = () => ({ list: [1, { a: undefined }], set: new Set([1, 2]), map: new Map([["a", [1]]]) });
    expect(same(make(), make())).toBe(true);
    expect(same(make(), { ...make(), list: [1] })).toBe(false);
    expect(same(make(), { ...make(), list: [1, {}] })).toBe(false);
    expect(same(make(), { ...make(), set: new Set([1, 3]) })).toBe(false);
    expect(same(make(), { ...make(), map: new Map([["a", [2]]]) })).toBe(false);
    expect(same(make(), { ...make(), map: new Map([["b", [1]]]) })).toBe(false);
  });

  test("takes a key that is not there for another thing than one without a value", () => {
    expect(same({ a: undefined }, { b: undefined })).toBe(false);
    expect(same(undefined, null)).toBe(false);
  });

  test("does not look into what it does not know", () => {
    expect(same(new Date(0), new Date(0))).toBe(false);
    expect(
      same(
        () => 1,
        () => 1,
      ),
    ).toBe(false);
  });
});

test("a keeper gives the value before, as long as it is the same", () => {
  const keep = keeper<{ at: number }>();
  const first = keep({ at: 1 });
  expect(keep({ at: 1 })).toBe(first);
  const second = keep({ at: 2 });
  expect(second).toEqual({ at: 2 });
  expect(keep({ at: 2 })).toBe(second);
});

test("a list keeper keeps what is the same wherever it stands, and the whole list if all is", () => {
  const keep = listKeeper<{ id: string; at: number }>(({ id }) => id);
  const first = keep([
    { id: "a", at: 1 },
    { id: "b", at: 2 },
  ]);
  expect(keep(first.map((item) => ({ ...item })))).toBe(first);
  const second = keep([
    { id: "b", at: 2 },
    { id: "a", at: 3 },
    { id: "c", at: 1 },
  ]);
  expect(second[0]).toBe(first[1]);
  expect(second.slice(1)).toEqual([
    { id: "a", at: 3 },
    { id: "c", at: 1 },
  ]);
  expect(keep([{ id: "b", at: 2 }])).toEqual([{ id: "b", at: 2 }]);
});
