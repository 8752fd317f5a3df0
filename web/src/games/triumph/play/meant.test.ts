import { expect, test } from "vitest";
import type { Approach, Commander, Locale, Position, Road, RoadEnd, Unit } from "../../../wire/triumph";
import { beginning, draggedUnit, meant, meantFar, type Dragged } from "./meant";
import { targetOf } from "./target";

const lannes = "lannes" as Commander;
const ends: readonly RoadEnd[] = [
  { to: "64" as Position, way: { roads: ["63.0-64.0"] as Road[] } },
  { to: "65" as Position, way: { roads: ["63.0-64.0", "64.0-65.0"] as Road[] } },
  { to: "65-64" as Position, way: { roads: ["63.0-64.0", "64.0-65.0"] as Road[], at: "65-64" as Approach } },
];

const corps = (at: string, leave: number[] = []): Dragged => ({
  type: "corps",
  commander: lannes,
  at: at as Position,
  leave: leave as Unit[],
});

function drop(dragged: Dragged, target: string, enemy: number[] = [], threats: string[] = []) {
  const found = targetOf(target);
  if (!found) throw new Error(target);
  const standing = {
    held: (locale: Locale) => enemy.includes(locale),
    post: () => "63" as Position,
    threats: threats as Approach[],
  };
  return meant(dragged, found, standing, ends);
}

test("a corps over a border moves plainly, or by road", () => {
  expect(drop(corps("63", [4]), "locale-64")).toEqual([
    { type: "corps_move", corps: lannes, leave: [4], to: "64" },
    { type: "corps_move", corps: lannes, leave: [4], to: { roads: ["63.0-64.0"] } },
  ]);
});

test("along roads it goes where the rules say that it may, and as they say", () => {
  expect(drop(corps("63"), "approach-65-64")).toEqual([
    { type: "corps_move", corps: lannes, to: "65-64" },
    { type: "corps_move", corps: lannes, to: { roads: ["63.0-64.0", "64.0-65.0"], at: "65-64" } },
  ]);
  expect(drop(corps("63"), "locale-66")).toEqual([{ type: "corps_move", corps: lannes, to: "66" }]);
});

test("a corps dragged to the enemy threatens him, over the common border where it may", () => {
  expect(drop(corps("63"), "locale-64", [64], ["65-64", "63-64"])).toEqual([{ type: "threaten", approach: "63-64" }]);
  expect(drop(corps("63"), "locale-64", [64], ["65-64"])).toEqual([{ type: "threaten", approach: "65-64" }]);
  // It may not at all: the server says why.
  expect(drop(corps("63"), "locale-64", [64])).toEqual([{ type: "threaten", approach: "63-64" }]);
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

test("far along the road it goes into every reserve that was forecast", () => {
  expect([...meantFar(corps("63", [4]), ends)]).toEqual([
    [64, { type: "corps_move", corps: lannes, leave: [4], to: { roads: ["63.0-64.0"] } }],
    [65, { type: "corps_move", corps: lannes, leave: [4], to: { roads: ["63.0-64.0", "64.0-65.0"] } }],
  ]);
});

test("what is dragged begins its command with the picks that the rules forecast from", () => {
  expect(beginning(corps("63", [4]))).toEqual([
    { type: "corps", commander: lannes },
    { type: "leave", unit: 4 },
  ]);
});
