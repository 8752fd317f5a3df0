import { expect, test } from "vitest";
import { nameIn } from "./name";

test.each([
  ['name = "A Crossroads"\n\n[red]\nname = "French"', "A Crossroads"],
  ['# Ours.\nname="Übergang am Lech"', "Übergang am Lech"],
  ['{\n  "name": "The \\"Ford\\"",\n  "red": {', 'The "Ford"'],
  ["[red]\nunit = 1", undefined],
  ['name = "cut sho', undefined],
])("%j", (text, name) => {
  expect(nameIn(text)).toBe(name);
});
