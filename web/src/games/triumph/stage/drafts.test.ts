import { describe, expect, test } from "vitest";
import type { Commander, Pick, Unit } from "../../../wire/triumph";
import { advanceWith, counterWith, defenceOf, defenceWith, has, hitsOn, keptWith, spared, without } from "./drafts";

const lannes = "lannes" as Commander;
const murat = "murat" as Commander;
const corpsOf = (unit: Unit) => (unit < 3 ? lannes : murat);
const u = (unit: number): Pick => ({ type: "unit", unit: unit as Unit });
const lead = (unit: number): Pick => ({ type: "lead", unit: unit as Unit });
const with_ = (commander: Commander): Pick => ({ type: "commander", commander });
const hit = (unit: number): Pick => ({ type: "hit", unit: unit as Unit });

test("a pick is the same in whatever order its fields came", () => {
  expect(has([{ commander: lannes, type: "corps" }], { type: "corps", commander: lannes })).toBe(true);
  expect(has([u(1)], lead(1))).toBe(false);
});

describe("a defence", () => {
  test("names units, then commanders, then leaders, in whatever order they are chosen", () => {
    let draft = defenceWith([], u(1), corpsOf, false);
    draft = defenceWith(draft, lead(1), corpsOf, false);
    draft = defenceWith(draft, with_(lannes), corpsOf, false);
    draft = defenceWith(draft, u(2), corpsOf, false);
    expect(draft).toEqual([u(1), u(2), with_(lannes), lead(1)]);
    expect(defenceOf(draft, false)).toEqual({ type: "defend", units: [1, 2], commanders: [lannes], leaders: [1] });
  });

  test("has no leader and no commander who is not among the named", () => {
    const draft = [u(1), u(3), with_(lannes), with_(murat), lead(1), lead(3)];
    expect(defenceWith(draft, u(1), corpsOf, false)).toEqual([u(3), with_(murat), lead(3)]);
    expect(defenceWith([], lead(2), corpsOf, false)).toEqual([u(2), lead(2)]);
  });

  test("of blockers is only who leads", () => {
    const draft = defenceWith([], lead(2), corpsOf, true);
    expect(draft).toEqual([lead(2)]);
    expect(defenceOf(draft, true)).toEqual({ type: "hold", leaders: [2] });
  });
});

test("who counter-attacks can be chosen and given up", () => {
  expect(counterWith(counterWith([], 1 as Unit), 2 as Unit)).toEqual([u(1), u(2)]);
  expect(counterWith([u(1), u(2)], 1 as Unit)).toEqual([u(2)]);
});

test("a commander goes up only while some of his units go and some stay", () => {
  const own = [1, 2, 3].map((unit) => unit as Unit);
  const draft = advanceWith([u(1)], with_(lannes), corpsOf, own);
  expect(draft).toEqual([u(1), with_(lannes)]);
  expect(advanceWith(draft, u(2), corpsOf, own)).toEqual([u(1), u(2)]);
  expect(advanceWith(draft, u(3), corpsOf, own)).toEqual([u(1), u(3), with_(lannes)]);
});

test("a step is taken back from the unit that is spared", () => {
  const draft = [hit(1), hit(2), hit(1)];
  expect(hitsOn(draft, 1 as Unit)).toBe(2);
  expect(spared(draft, 1 as Unit)).toEqual([hit(1), hit(2)]);
});

test("a corps keeps one unit", () => {
  const keep = (unit: number): Pick => ({ type: "keep", unit: unit as Unit });
  expect(keptWith([keep(1), keep(3)], 2 as Unit, corpsOf)).toEqual([keep(3), keep(2)]);
});

test("what was picked on top of something goes with it, but not others of its kind", () => {
  const leave = (unit: number): Pick => ({ type: "leave", unit: unit as Unit });
  const draft: Pick[] = [{ type: "corps", commander: lannes }, leave(1), leave(2), { type: "narrow" }, lead(3)];
  expect(without(draft, leave(1))).toEqual([draft[0], leave(2)]);
  expect(without(draft, { type: "narrow" })).toEqual(draft.slice(0, 3));
});
