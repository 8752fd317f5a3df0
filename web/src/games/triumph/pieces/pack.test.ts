import { describe, expect, it } from "vitest";
import { locales } from "../map/map";
import type { LocaleOnMap } from "../map/places";
import { contains, overlap, type Box } from "./geometry";
import { pack, type Lie, type Party } from "./pack";
import { blockSize } from "./sizes";

const boxOf = ({ x, y, rotation, scale }: Lie): Box => ({
  x,
  y,
  rotation,
  width: blockSize.length * scale,
  height: blockSize.depth * scale,
});

/** Corps of eight, and what is left. */
function corps(count: number, approach?: Party["approach"]): Party[] {
  const sizes = Array.from({ length: Math.ceil(count / 8) }, (_, nth) => Math.min(8, count - nth * 8));
  return sizes.map((size, nth) => ({ key: `${approach ?? "reserve"}-${String(nth)}`, approach, count: size }));
}

/** One unit at each approach, and the rest in reserve. */
function spread({ approaches, capacity }: LocaleOnMap): Party[] {
  const inFront = approaches.slice(0, capacity).map((approach) => ({ key: approach, approach, count: 1 }));
  return [...inFront, ...corps(capacity - inFront.length)];
}

/** The largest part of a block that another covers. */
function mostHidden(lies: readonly Lie[]): number {
  const boxes = lies.map(boxOf);
  const pairs = boxes.flatMap((one, place) => boxes.slice(place + 1).map((other) => overlap(one, other)));
  const [first] = boxes;
  return first ? Math.max(0, ...pairs) / (first.width * first.height) : 0;
}

const full: [string, LocaleOnMap, Party[]][] = [...locales.values()].flatMap((locale) => [
  [`${String(locale.locale)} in reserve`, locale, corps(locale.capacity)],
  [`${String(locale.locale)} at all approaches`, locale, spread(locale)],
  ...locale.approaches
    .slice(0, 1)
    .map((approach): [string, LocaleOnMap, Party[]] => [approach, locale, corps(locale.capacity, approach)]),
]);

describe("a locale that is full to its capacity", () => {
  it("holds all its blocks, none hidden by more than a third, none astray, none tiny", { timeout: 60_000 }, () => {
    const amiss: unknown[] = [];
    for (const [name, locale, parties] of full) {
      const packed = pack(locale, parties);
      const lies = [...packed.values()].flat();
      const counts = parties.every(({ key, count }) => packed.get(key)?.length === count);
      const hidden = mostHidden(lies);
      const astray = lies.filter((lie) => !contains(locale.ring, lie)).length;
      const scale = Math.min(...lies.map(({ scale }) => scale));
      if (!counts || hidden > 1 / 3 || astray > 0 || scale < 0.5) amiss.push({ name, counts, hidden, astray, scale });
    }
    expect(amiss).toEqual([]);
  });
});

describe("a single block at an approach", () => {
  it("lies along its bar at full size, on the right side of it", () => {
    for (const locale of locales.values()) {
      for (const approach of locale.approaches) {
        const [lie] = pack(locale, [{ key: "one", approach, count: 1 }]).get("one") ?? [];
        expect(lie?.scale, approach).toBeGreaterThan(0.8);
        expect(lie && contains(locale.ring, lie), approach).toBe(true);
      }
    }
  });
});
