import { expect, test } from "vitest";
import type { Commander, Pick, Position, Road, Unit, View } from "../../../wire/triumph";
import { inHand } from "./pointed";

const lannes = "lannes" as Commander;
const [three, four] = [3 as Unit, 4 as Unit];
const at = "63" as Position;
const corps: Pick = { type: "corps", commander: lannes };
const detach: Pick = { type: "detach", commander: lannes };
const leave: Pick = { type: "leave", unit: four };
const unit: Pick = { type: "unit", unit: three };
const road: Pick = { type: "road", road: "63.0-64.0" as Road };
const view = { side: "french", french: { units: { 3: { face: "infantry2", at } } } } as unknown as View;

test("what is chosen so far is in the hand", () => {
  expect(inHand(view, [corps, leave], at)).toEqual({ type: "corps", commander: lannes, at, leave: [four] });
  expect(inHand(view, [detach, unit], at)).toEqual({ type: "units", commander: lannes, units: [three], at });
  expect(inHand(view, [unit], undefined)).toEqual({ type: "unit", unit: three, at });
});

test("nothing is in the hand before a piece is chosen, or once its way has begun", () => {
  expect(inHand(view, [], at)).toBeUndefined();
  expect(inHand(view, [detach], at)).toBeUndefined();
  expect(inHand(view, [corps, road], at)).toBeUndefined();
});
