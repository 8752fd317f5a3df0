import { describe, expect, it } from "vitest";
import type { Commander, Position, View } from "../../../wire/triumph";
import { blocksOf, type Stack } from "./blocks";
import { views } from "./fixtures/views";

function viewNamed(name: string): View {
  const view = views.get(name);
  if (!view) throw new Error(`no view ${name}`);
  return structuredClone(view);
}

const corps = (stacks: readonly Stack[], commander: string) =>
  stacks.find((stack) => stack.commander === (commander as Commander));

describe("the blocks of a view", () => {
  it.each([...views.keys()])("are as many as everybody counts: %s", (name) => {
    const view = viewNamed(name);
    const stacks = blocksOf(view);
    for (const side of ["french", "allied"] as const) {
      const { corps, detached } = view[side];
      const groups = [...Object.values(corps), ...Object.values(detached)];
      const counted = groups.reduce((sum, { hidden, seen = [] }) => sum + hidden + seen.length, 0);
      const mine = stacks.filter((stack) => stack.side === side);
      expect(mine.reduce((sum, { blocks }) => sum + blocks.length, 0)).toBe(counted);
      expect(mine.filter(({ commander }) => commander).length).toBe(Object.keys(corps).length);
      for (const { commander, position } of mine) if (commander) expect(position).toBe(corps[commander]?.at);
    }
  });

  it.each([...views.keys()])("have keys that no other has: %s", (name) => {
    const stacks = blocksOf(viewNamed(name));
    const keys = [...stacks.map(({ key }) => key), ...stacks.flatMap(({ blocks }) => blocks.map(({ key }) => key))];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("show one's own faces, and the enemy's only where he showed them", () => {
    const stacks = blocksOf(viewNamed("allied-marginal-reinforced-cavalry-200-0"));
    const french = stacks.filter(({ side }) => side === "french").flatMap(({ blocks }) => blocks);
    const allied = stacks.filter(({ side }) => side === "allied").flatMap(({ blocks }) => blocks);
    expect(french.every(({ face, unit }) => face !== undefined && unit !== undefined)).toBe(true);
    expect(french.some(({ seen }) => seen)).toBe(true);
    expect(french.some(({ seen }) => !seen)).toBe(true);
    expect(allied.every(({ face, seen, unit }) => (face !== undefined) === seen && unit === undefined)).toBe(true);
    expect(allied.some(({ seen }) => seen)).toBe(true);
  });

  it("follow a unit of one's own, but no hidden block", () => {
    const view = viewNamed("french-marginal-reinforced-14-0");
    const own = corps(blocksOf(view), "lannes");
    expect(own?.blocks.every(({ key, unit }) => key === `french-unit-${String(unit)}`)).toBe(true);
    const before = corps(blocksOf(view), "bagration");
    expect(before?.blocks.map(({ key }) => key)).toEqual(
      before?.blocks.map((_, place) => `allied-bagration-${String(place)}`),
    );
    // A face that is turned up says nothing of which block it was.
    const bagration = "bagration" as Commander;
    view.allied.corps[bagration] = { at: "67" as Position, hidden: (before?.blocks.length ?? 0) - 1, seen: ["guard3"] };
    const after = corps(blocksOf(view), "bagration");
    expect(after?.blocks.map(({ key }) => key)).toEqual(before?.blocks.map(({ key }) => key));
    expect(after?.blocks.map(({ face }) => face).filter(Boolean)).toEqual(["guard3"]);
  });

  it("know where the fixed battery is", () => {
    for (const name of ["french-marginal-reinforced-14-0", "december-1-night-120-observer"]) {
      const fixed = blocksOf(viewNamed(name)).filter(({ blocks }) => blocks.some(({ fixed }) => fixed));
      expect(fixed.map(({ position }) => position)).toEqual([viewNamed(name).french.fixed]);
      expect(fixed.flatMap(({ blocks }) => blocks.filter(({ fixed }) => fixed).map(({ face }) => face))).toEqual([
        "artillery1",
      ]);
    }
  });

  it("keep the notes of a group", () => {
    const view = viewNamed("french-marginal-reinforced-14-0");
    view.allied.corps["langeron" as Commander] = { at: "106" as Position, hidden: 5, noted: ["cavalry3"] };
    view.allied.detached["12" as Position] = { hidden: 1, noted: ["infantry2"] };
    const stacks = blocksOf(view);
    expect(corps(stacks, "langeron")?.noted).toEqual(["cavalry3"]);
    expect(stacks.find(({ position }) => position === ("12" as Position))?.noted).toEqual(["infantry2"]);
  });

  describe("whose commander", () => {
    const spent = (view: View) =>
      blocksOf(view)
        .filter((stack) => stack.spent)
        .map(({ commander }) => commander)
        .toSorted();

    it("has given his command, or both of them, is spent", () => {
      const view = viewNamed("french-marginal-reinforced-14-0");
      expect(spent(view)).toEqual(["bernadotte", "bessieres", "lannes", "murat", "st-hilaire", "vandamme"]);
      delete view.turn.commanded_twice;
      expect(spent(view)).not.toContain("bernadotte");
    });

    it("is an Ally is spent with all others after five commands", () => {
      const view = viewNamed("french-marginal-reinforced-14-0");
      view.turn = { side: "allied", corps_commands: 4, independent_commands: 0, commanded: ["langeron" as Commander] };
      expect(spent(view)).toEqual(["langeron"]);
      view.turn.corps_commands = 5;
      expect(spent(view).length).toBe(Object.keys(view.allied.corps).length);
    });
  });
});
