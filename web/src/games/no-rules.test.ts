import { Linter } from "eslint";
import { expect, test } from "vitest";
import { noRules } from "../../lint/no-rules.js";

const found = (code: string) =>
  new Linter().verify(code, [{ plugins: { bicorne: { rules: { noRules } } }, rules: { "bicorne/noRules": "error" } }])
    .length;

test.each([
  "const mostInCorps = 8;",
  "const room = (units) => Math.min(8, units.length);",
  "const awed = (strength) => strength < 3;",
  "const dice = (guns) => guns * 4;",
  "const inFront = { infantry: 1, cavalry: 3, artillery: 4, leader: 3 };",
])("numbers of the rules are found: %s", (code) => {
  expect(found(code)).toBe(1);
});

test.each([
  "const next = (place) => place + 1;",
  "const none = (list) => list.length === 0;",
  "const sum = (lines) => lines.reduce((all, line) => all + line.amount, 0);",
  "const pause = 400;",
  "const due = (said) => said.steps;",
  "// drawn: in pixels.\nconst threshold = 5;",
])("what counts or draws is left alone: %s", (code) => {
  expect(found(code)).toBe(0);
});
