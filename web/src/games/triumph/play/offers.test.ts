import { expect, test } from "vitest";
import type { Approach, Commander, Pick, Position, Road, Unit } from "../../../wire/triumph";
import { chosen, offersOf, pickedSpots } from "./offers";

const lannes = "lannes" as Commander;
const murat = "murat" as Commander;
const corps = (commander: Commander): Pick => ({ type: "corps", commander });
const to = (position: string): Pick => ({ type: "to", position: position as Position });
const road = (road: string): Pick => ({ type: "road", road: road as Road });

test("picks are gathered by their places, and marked by what they do", () => {
  const offers = offersOf(
    [
      { type: "end" },
      corps(lannes),
      { type: "detach", commander: lannes },
      { type: "threat", approach: "63-64" as Approach },
    ],
    [],
  );
  expect([...offers.keys()]).toEqual(["commander-lannes", "approach-63-64"]);
  expect(offers.get("commander-lannes")?.picks).toHaveLength(2);
  expect(offers.get("approach-63-64")?.kind).toBe("attack");
});

test("a plain move and a march to the same reserve are one place with two meanings", () => {
  const offers = offersOf([to("64"), road("63.0-64.0")], [corps(lannes)]);
  expect(offers.get("locale-64")?.picks).toEqual([to("64"), road("63.0-64.0")]);
});

test("the end of a march is where it has come to", () => {
  expect([...offersOf([{ type: "stop" }], [corps(lannes), road("63.0-64.0")]).keys()]).toEqual(["locale-64"]);
});

test("what was picked is marked", () => {
  expect([...pickedSpots([corps(lannes), { type: "leave", unit: 3 as Unit }])]).toEqual(["commander-lannes", "unit-3"]);
});

test("another corps is chosen instead of the first, and the same is let go", () => {
  const draft = [corps(lannes)];
  const state = {
    now: offersOf([to("64")], draft),
    first: offersOf([corps(lannes), corps(murat)], []),
    draft,
    picked: pickedSpots(draft),
  };
  expect(chosen("commander-murat", state)).toEqual({ draft: [corps(murat)] });
  expect(chosen("commander-lannes", state)).toEqual({ draft: [] });
  expect(chosen("locale-64", state)).toEqual({ pick: to("64") });
  expect(chosen("locale-65", state)).toBeUndefined();
});
