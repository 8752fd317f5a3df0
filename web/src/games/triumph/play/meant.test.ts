import { expect, test } from "vitest";
import type { Approach, Commander, Locale, Position, Road, Unit } from "../../../wire/triumph";
import { draggedUnit, meant, meantFar, type Dragged } from "./meant";
import { targetOf } from "./target";
import type { Ground } from "./ways";

const lannes = "lannes" as Commander;
const ground: Ground = {
  approaches: ["63-64", "64-63", "64-65", "65-64", "62-64", "64-62"] as Approach[],
  roads: ["63.0-64.0", "64.0-65.0"] as Road[],
  entries: [],
};

const corps = (at: string, leave: number[] = []): Dragged => ({
  type: "corps",
  commander: lannes,
  at: at as Position,
  leave: leave as Unit[],
});

function drop(dragged: Dragged, target: string, enemy: number[] = []) {
  const found = targetOf(target);
  if (!found) throw new Error(target);
  return meant(ground, dragged, found, {
    held: (locale: Locale) => enemy.includes(locale),
    post: () => "63" as Position,
  });
}

test("a corps over a border moves plainly, or by road", () => {
  expect(drop(corps("63", [4]), "locale-64")).toEqual([
    { type: "corps_move", corps: lannes, leave: [4], to: "64" },
    { type: "corps_move", corps: lannes, leave: [4], to: { roads: ["63.0-64.0"] } },
  ]);
});

test("a corps at an approach is on no road", () => {
  expect(drop(corps("63-64"), "locale-64")).toEqual([{ type: "corps_move", corps: lannes, to: "64" }]);
});

test("a corps dragged to the enemy threatens him, over the common border first", () => {
  expect(drop(corps("63"), "locale-64", [64])).toEqual([
    { type: "threaten", approach: "63-64" },
    { type: "threaten", approach: "65-64" },
    { type: "threaten", approach: "62-64" },
  ]);
});

test("units that were chosen together are detached together", () => {
  const sheet = { at: "63" as Position, corps: lannes };
  const dragged = draggedUnit(3 as Unit, sheet, [2, 3] as Unit[]);
  expect(drop(dragged, "approach-63-64")).toEqual([{ type: "detach_move", corps: lannes, units: [2, 3], to: "63-64" }]);
  expect(draggedUnit(5 as Unit, sheet, [2, 3] as Unit[])).toMatchObject({ units: [5] });
});

test("a detached unit dragged to a commander is attached", () => {
  const dragged = draggedUnit(3 as Unit, { at: "63" as Position }, []);
  expect(drop(dragged, "commander-lannes")).toEqual([{ type: "attach", corps: lannes, unit: 3 }]);
});

test("whatever else is dragged to a commander goes where he stands", () => {
  expect(drop(corps("63"), "commander-murat")).toEqual([]);
  expect(drop(corps("64-63"), "commander-murat")).toEqual([{ type: "corps_move", corps: lannes, to: "63" }]);
});

test("far along the road it goes where the way begins well, and not to the enemy", () => {
  const far = (open: string[], enemy: number[] = []) =>
    [
      ...meantFar(ground, corps("63"), { held: (locale) => enemy.includes(locale), post: () => undefined }, (first) =>
        open.includes(first),
      ).values(),
    ].flat();
  const on = { type: "corps_move", corps: lannes, to: { roads: ["63.0-64.0", "64.0-65.0"] } };
  expect(far(["63.0-64.0"])).toEqual([on]);
  expect(far([])).toEqual([]);
  expect(far(["63.0-64.0"], [65])).toEqual([]);
});
