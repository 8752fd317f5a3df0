import { expect, test } from "vitest";
import type { View } from "../../../wire/europe";
import { aboard, afloat, ashore, risk } from "./landing";

/** France and Britain are played; Spain is France's, Austria is allied with France, Prussia is neutral. */
const view = {
  open: {
    players: { france: 0, spain: 0, britain: 1, austria: 2 },
    alliances: [{ a: 0, b: 2 }],
    fallen: [],
    held: { asturias: "spain", illyria: "austria", portugal: "britain", london: "britain", ireland: "france" },
  },
} as unknown as View;

test("on one's own coast and an ally's nobody is lost", () => {
  expect(risk(view, "france", "asturias")).toBe(0);
  expect(risk(view, "france", "illyria")).toBe(0);
  expect(risk(view, "france", "ireland")).toBe(0);
});

test("a hostile or neutral coast takes those who throw 1, the British homeland 1 and 2", () => {
  expect(risk(view, "france", "portugal")).toBe(1);
  expect(risk(view, "france", "holland")).toBe(1);
  expect(risk(view, "france", "london")).toBe(2);
  expect(risk(view, "britain", "ireland")).toBe(1);
});

test("before Britain no more are lost than elsewhere once it has fallen", () => {
  const after = {
    ...view,
    open: { ...view.open, fallen: ["britain"], held: { ...view.open.held, london: "prussia" } },
  };
  expect(risk(after as View, "france", "london")).toBe(1);
});

test("what comes ashore is reckoned piece by piece", () => {
  expect(ashore(6, 1).mean).toBeCloseTo(5);
  expect(ashore(2, 2).all).toBeCloseTo(4 / 9);
  expect(ashore(4, 0)).toEqual({ mean: 4, all: 1 });
});

test("four pieces sail for each capital that is held, six from Britain whatever it holds", () => {
  const held = { paris: "france", vienna: "france", berlin: "france", st_petersburg: "france" };
  const turn = { landings: { france: { from: "brittany", to: "portugal", sailed: 3, ashore: 2 } } };
  const at = { open: { ...view.open, held, turn } } as unknown as View;
  // Berlin is neutral, and St. Petersburg is no capital.
  expect(afloat(at, "france")).toBe(2 * 4 - 3);
  expect(afloat(at, "spain")).toBe(0);
  expect(afloat(at, "britain")).toBe(6);
});

test("as many go aboard as there is room for, infantry first", () => {
  expect(aboard({ infantry: 3, cavalry: 5, leader: 1 }, 4)).toEqual({ infantry: 3, cavalry: 1 });
  expect(aboard({ cavalry: 1, leader: 1 }, 6)).toEqual({ cavalry: 1, leader: 1 });
  expect(aboard({ infantry: 2 }, 0)).toEqual({});
});
