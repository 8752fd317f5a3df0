import { describe, expect, test } from "vitest";
import { patched } from "./patch";

describe("a merge patch", () => {
  test.each([
    [{ a: "b" }, { a: "c" }, { a: "c" }],
    [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
    [{ a: "b" }, { a: null }, {}],
    [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
    [{ a: ["b"] }, { a: "c" }, { a: "c" }],
    [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
    [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
    [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
    [
      ["a", "b"],
      ["c", "d"],
      ["c", "d"],
    ],
    [{ a: "foo" }, "bar", "bar"],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
    [undefined, { a: 1 }, { a: 1 }],
  ])("of %j by %j gives %j", (value, patch, result) => {
    expect(patched(value, patch)).toEqual(result);
  });

  test("leaves what was before as it was, and shares what did not change", () => {
    const before = { a: { b: 1 }, c: { d: 2 } };
    const after = patched(before, { a: { b: 3 } }) as typeof before;
    expect(before).toEqual({ a: { b: 1 }, c: { d: 2 } });
    expect(after.c).toBe(before.c);
  });
});
