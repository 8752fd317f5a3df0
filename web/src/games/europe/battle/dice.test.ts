import { expect, test } from "vitest";
import { diceOf, hitsFrom } from "./dice";

test("lines throw as many dice as in the example of the rules", () => {
  const british = { britain: { infantry: 4, cavalry: 2, artillery: 2, leader: 1 } };
  expect(diceOf(british, {}, false)).toBe(21);
  const front = { france: { infantry: 1, cavalry: 3 } };
  expect(diceOf(front, { france: { artillery: 2, leader: 1 } }, false)).toBe(14);
});

test("by the optional rule a leader in front gives each army a die and throws none", () => {
  const front = { france: { infantry: 2, leader: 2 } };
  expect(diceOf(front, { france: { artillery: 1 } }, true)).toBe(2 * 2 + 3);
  expect(diceOf({ france: { infantry: 2 } }, { france: { artillery: 1, leader: 1 } }, true)).toBe(4);
});

test("which dice have hit is seen from how many did", () => {
  expect(hitsFrom([6, 5, 5, 1], 1)).toBe(6);
  expect(hitsFrom([6, 5, 5, 1], 3)).toBe(5);
});
