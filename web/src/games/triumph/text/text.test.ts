import { describe, expect, test } from "vitest";
import type { Pick, View } from "../../../wire/triumph";
import { locales } from "../map/map";
import { aboutOf, kindsOf, placesOf } from "./choices";
import { commandsLeft } from "./commands";
import { countOf, forcesOf } from "./forces";
import { listed } from "./shown";
import { subjectOf } from "./subject";

/** What the French know: their own units, and the backs of the others. */
const view = {
  me: 0,
  side: "french",
  round: 1,
  hour: "2:07",
  turn: { side: "french", corps_commands: 1, independent_commands: 3 },
  french: {
    standing: { morale: 23 },
    corps: { lannes: { at: "55", hidden: 2 } },
    detached: { "55": { hidden: 1 } },
    units: {
      "0": { face: "infantry3", corps: "lannes", at: "55" },
      "1": { face: "infantry2", corps: "lannes", at: "55", seen: true },
      "10": { face: "cavalry2", at: "55" },
      "2": { face: "guard3", corps: "davout", at: "off" },
    },
  },
  allied: {
    standing: { morale: 27 },
    corps: { bagration: { at: "66-65", hidden: 2, seen: ["cavalry3"] } },
    detached: { "67": { hidden: 1, noted: ["infantry1"] } },
  },
  stage: { type: "command" },
} as never as View;

const pick = (pick: unknown) => pick as Pick;

describe("forces", () => {
  test("are one’s own by their units and the enemy’s by their backs", () => {
    const forces = forcesOf(view).map((force) => [force.corps, force.at, countOf(force), force.faces.length]);
    expect(forces).toEqual([
      ["lannes", "55", 2, 2],
      ["davout", "off", 1, 1],
      [undefined, "55", 1, 1],
      ["bagration", "66-65", 3, 1],
      [undefined, "67", 1, 0],
    ]);
    expect(forcesOf(view)[0]?.shown).toEqual(["infantry2"]);
  });
});

describe("choices", () => {
  test("are found at the places that they are about", () => {
    const about = (one: unknown) => aboutOf(pick(one), view);
    expect(about({ type: "to", position: "63-64" })).toBe(63);
    expect(about({ type: "corps", commander: "lannes" })).toBe(55);
    expect(about({ type: "unit", unit: 2 })).toBe("off");
    expect(about({ type: "threat", approach: "64-63" })).toBe(64);
    expect(about({ type: "go", locale: 7 })).toBe(7);
    expect(about({ type: "done" })).toBeUndefined();
    const picks = [
      pick({ type: "to", position: "63" }),
      pick({ type: "to", position: "63-64" }),
      pick({ type: "done" }),
    ];
    expect([...placesOf(picks, view)].map(([place, here]) => [place, here.length])).toEqual([[63, 2]]);
  });

  test("stand under their kinds, plain decisions last", () => {
    const picks = [pick({ type: "end" }), pick({ type: "corps", commander: "lannes" }), pick({ type: "pass" })];
    expect(kindsOf(picks).map(([kind, all]) => [kind, all.length])).toEqual([
      ["corps", 1],
      ["decision", 2],
    ]);
  });
});

describe("the list of places", () => {
  const shown = (filter: "occupied" | "near" | "all", query = "") => listed(view, forcesOf(view), filter, query);

  test("has those with forces, one’s own first", () => {
    expect(shown("occupied")).toEqual(["off", 55, 66, 67]);
    expect(shown("near").slice(0, 2)).toEqual(["off", 55]);
    expect(shown("near").length).toBeGreaterThan(4);
    expect(shown("all")).toHaveLength(locales.size + 1);
    expect(shown("all").slice(0, 4)).toEqual(["off", 55, 66, 67]);
  });

  test("finds a locale by its number and by its name without accents", () => {
    expect(shown("occupied", "106")).toEqual([106]);
    expect(shown("occupied", "losch")).toEqual([23]);
    expect(shown("occupied", "nowhere at all")).toEqual([]);
  });
});

test("the next of an ordered answer is known", () => {
  const next = (ask: unknown, draft: number) =>
    subjectOf(view, ask as never, Array<Pick>(draft).fill(pick({ type: "off" })));
  expect(next({ type: "assignment" }, 3)).toMatchObject({ subject: { unit: 10 }, place: 4, of: 4 });
  expect(next({ type: "placement" }, 0)).toMatchObject({ subject: { commander: "bessieres" }, of: 6 });
  expect(next({ type: "command" }, 0)).toBeUndefined();
});

test("commands are counted down", () => {
  expect(commandsLeft(view.turn)).toEqual({ corps: undefined, independent: 1 });
  expect(commandsLeft({ ...view.turn, side: "allied" })).toEqual({ corps: 4, independent: 0 });
});
