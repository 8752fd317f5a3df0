import { expect, test } from "vitest";
import type { Action, Commander, Entry, Pick, Position, Road, Unit, View } from "../../../wire/triumph";
import { inHand, picksOf } from "./pointed";

const lannes = "lannes" as Commander;
const [three, four] = [3 as Unit, 4 as Unit];
const at = "63" as Position;
const corps: Pick = { type: "corps", commander: lannes };
const detach: Pick = { type: "detach", commander: lannes };
const leave: Pick = { type: "leave", unit: four };
const unit: Pick = { type: "unit", unit: three };
const roads = ["63.0-64.0", "64.0-65.0"] as Road[];
const view = { side: "french", french: { units: { 3: { face: "infantry2", at } } } } as unknown as View;

test("what is chosen so far is in the hand", () => {
  expect(inHand(view, [corps, leave], at)).toEqual({ type: "corps", commander: lannes, at, leave: [four] });
  expect(inHand(view, [detach, unit], at)).toEqual({ type: "units", commander: lannes, units: [three], at });
  expect(inHand(view, [unit], undefined)).toEqual({ type: "unit", unit: three, at });
});

test("nothing is in the hand before a piece is chosen, or once its way has begun", () => {
  expect(inHand(view, [], at)).toBeUndefined();
  expect(inHand(view, [detach], at)).toBeUndefined();
  expect(inHand(view, [corps, { type: "road", road: roads[0] as Road }], at)).toBeUndefined();
});

test("a march is picked road by road, to its end", () => {
  const march: Action = { type: "corps_move", corps: lannes, leave: [four], to: { roads } };
  expect(picksOf(march, [corps, leave])).toEqual([
    corps,
    leave,
    { type: "road", road: roads[0] },
    { type: "road", road: roads[1] },
    { type: "stop" },
  ]);
  const entry = "F2" as Entry;
  const entering: Action = { type: "unit_move", unit: three, to: { entry, roads: [] } };
  expect(picksOf(entering, [unit])).toEqual([unit, { type: "enter", entry }, { type: "stop" }]);
});

test("who is pointed at the enemy threatens him, whatever was chosen", () => {
  const threat = { approach: "63-64" } as Extract<Action, { type: "threaten" }>;
  expect(picksOf({ ...threat, type: "threaten" }, [corps])).toEqual([{ ...threat, type: "threat" }]);
});
