import { expect, test } from "vitest";
import type { Approach, UnitSheet, View } from "../../../wire/triumph";
import { homeless, refuges } from "./refuges";

const army = { standing: { morale: 20 }, corps: {}, detached: {} };

/** St. Hilaire gives up 93 (next to 82, 92, 94, 103 and 104) with three units, while others stand where it is said. */
function view(own: readonly string[] = [], enemy: readonly string[] = []): View {
  const sheets = ["93", "93", "93", ...own].map((at): UnitSheet => ({ face: "infantry2", at: at as never }));
  return {
    side: "french",
    french: { ...army, units: Object.fromEntries(sheets.entries()) },
    allied: { ...army, detached: Object.fromEntries(enemy.map((at) => [at, { hidden: 1 }])) },
  } as unknown as View;
}

const from = "94-93" as Approach;
const found = (...where: Parameters<typeof view>) => Object.fromEntries(refuges(view(...where), from));

test("a retreat goes to any locale next to it, but where the attack came from, as far as there is room", () => {
  expect(found()).toEqual({ 82: 4, 92: 4, 103: 4, 104: 4 });
  expect(found(["104", "104-103"])).toEqual({ 82: 4, 92: 4, 103: 4, 104: 2 });
  expect(found(["104", "104", "104", "104"])).toEqual({ 82: 4, 92: 4, 103: 4 });
});

test("nobody retreats to where the enemy stands, if only at an approach", () => {
  expect(found([], ["82", "103-104"])).toEqual({ 92: 4, 104: 4 });
});

test("who finds no room is counted", () => {
  expect(homeless(view(), from, 3)).toBe(0);
  expect(homeless(view(["92", "92", "92"], ["82", "103", "104"]), from, 3)).toBe(2);
});

test("nobody crosses a border that cannot be passed", () => {
  // 92 and 103 lie at one of the ponds.
  expect([...refuges(view(), "93-92" as Approach).keys()]).not.toContain(103);
});
