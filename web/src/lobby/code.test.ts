import { expect, test } from "vitest";
import { readCode } from "./code";

test.each([
  ["ABCDE", "ABCDE"],
  ["abcde", "ABCDE"],
  ["  ab cde ", "ABCDE"],
  ["AB-CDE", "ABCDE"],
  ["AB–C DE", "ABCDE"],
  ["http://club:8080/join/abcde", "ABCDE"],
])("%o is the code %s", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test.each(["", "ABCD", "ABCDEF", "AB1DE", "ABOUT", "ABCDI", "ÀBCDE"])("%o is no code", (typed) => {
  expect(readCode(typed)).toBeUndefined();
});
