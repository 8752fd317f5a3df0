/** What must be read of a locale with pieces can be read, at the zooms that the pages open with. */

import { describe, expect, test } from "vitest";
import { blocksOf } from "../pieces/blocks";
import { views } from "../pieces/fixtures/views";
import { overlap } from "../pieces/geometry";
import { layOut } from "../pieces/layout";
import { approaches, height, localeOf, width } from "./map";
import { printedSigns, signsOver } from "./signs";
import { starShapes } from "./stars";
import { tabsOf } from "./tabs";
import { takenBy } from "./taken";

/** The whole board in a window of 1440 by 900, a phone, and nearer. */
const zooms = [0.24, 0.35, 0.6, 1.2];

describe.for([...views])("%s", ([, view]) => {
  const stacks = blocksOf(view);
  const occupied = new Set(stacks.flatMap(({ position }) => localeOf(position) ?? []));

  test.for(zooms)("at %d pixels a unit", (zoom) => {
    const taken = takenBy(layOut(stacks, zoom), zoom);
    const signs = signsOver(occupied, taken, zoom);
    const tabs = tabsOf(occupied, [...taken, ...signs], zoom);

    expect(tabs.map(({ locale }) => locale).sort()).toEqual([...occupied].sort());
    for (const { type, box } of tabs) {
      expect(type * zoom).toBeGreaterThanOrEqual(11);
      expect(Math.abs(box.x - width / 2) + box.width / 2).toBeLessThanOrEqual(width / 2);
      expect(Math.abs(box.y - height / 2) + box.height / 2).toBeLessThanOrEqual(height / 2);
    }
    // No label lies on another.
    tabs.forEach(({ box }, i) => {
      for (const other of tabs.slice(i + 1))
        expect(overlap(box, other.box)).toBeLessThan(0.25 * box.width * box.height);
    });

    // Every penalty of an occupied locale has its sign.
    const penalties = [...approaches.values()]
      .filter(({ locale }) => occupied.has(locale))
      .flatMap((on) => on.penalties);
    expect(signs.flatMap((sign) => sign.penalties)).toHaveLength(penalties.length);
    for (const sign of signs) expect(sign.height * zoom).toBeGreaterThanOrEqual(11);
    expect(new Set(signs.map(({ key }) => key)).size).toBe(signs.length);

    // Few of them are under a piece.
    const under = signs.filter((sign) => {
      const covered = taken.reduce((sum, piece) => sum + overlap(sign, piece), 0);
      return covered > 0.5 * sign.width * sign.height;
    });
    expect(under.length).toBeLessThanOrEqual(0.15 * signs.length);

    // What labels hide of the pieces is little.
    const pieces = taken.reduce((sum, box) => sum + box.width * box.height, 0);
    const hidden = tabs.flatMap(({ box }) => taken.map((piece) => overlap(box, piece))).reduce((a, b) => a + b, 0);
    expect(hidden / pieces).toBeLessThan(0.05);
  });
});

test("every penalty is printed", () => {
  const count = (path: string) => path.split("M").length - 1;
  const prints = [...printedSigns.values()];
  const crosses = [...approaches.values()].flatMap((on) => on.penalties).filter((penalty) => penalty === "infantry");
  expect(prints.reduce((sum, { drawn }) => sum + count(drawn), 0)).toBe(380 + 2 * crosses.length);
  expect(prints.reduce((sum, { filled }) => sum + count(filled), 0)).toBe(380 - crosses.length);
});

test("the stars differ in shape", () => {
  expect(new Set(Object.values(starShapes)).size).toBe(4);
});
