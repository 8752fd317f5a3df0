import { expect, test } from "vitest";
import { givesWay } from "./aside";

const waiting = { mustBeSeen: false, asksAtBoard: undefined, more: false };

test("a board that asks by itself is not covered by what is beside it", () => {
  expect(givesWay({ ...waiting, asksAtBoard: true, more: true })).toBe(true);
  expect(givesWay({ ...waiting, asksAtBoard: false })).toBe(false);
});

test("the end, a refusal and the past are seen whatever the board asks", () => {
  expect(givesWay({ mustBeSeen: true, asksAtBoard: true, more: false })).toBe(false);
  expect(givesWay({ mustBeSeen: true, asksAtBoard: undefined, more: false })).toBe(false);
});

test("who has answered finds the way back, other questions and the curtain", () => {
  expect(givesWay({ ...waiting, more: true })).toBe(false);
});

test("while others are waited for it stays as it was", () => {
  expect(givesWay(waiting)).toBeUndefined();
});
