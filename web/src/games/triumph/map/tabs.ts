/** Where the labels of locales with pieces stand: above the pieces, hiding as little of them as can be. */

import type { Point, Size } from "../../../board/viewport";
import type { Locale, Star } from "../../../wire/triumph";
import { contains, sameBoxes, type Box } from "../pieces/geometry";
import { height as boardHeight, locales, width as boardWidth } from "./map";
import type { LocaleOnMap } from "./places";

/** The type of a label: so many units near by, and never less than so many pixels. */
const type = { units: 25, pixels: 11.6 } as const;

export interface Tab {
  readonly locale: Locale;
  readonly name?: string;
  readonly capacity: number;
  readonly stars: readonly Star[];
  /** The size of the type, in units. */
  readonly type: number;
  /** Where the name, the figure and the stars begin, from the middle of the tab. */
  readonly at: { readonly name: number; readonly figure: number; readonly stars: number };
  readonly box: Box;
}

/** Letters of the italics of our type by their breadth, in hundredths of its size. */
const breadths: readonly (readonly [letters: string, breadth: number])[] = [
  [". j", 22],
  ["Jcfilst", 30],
  ["Iegorvyzö", 39],
  ["Sbkpqx", 45],
  ["FadhuünBPY", 51],
  ["ELTwACXZ", 63],
  ["GKOQRUVDHN", 72],
  ["mMW", 85],
];

/** How wide a word is, in widths of its type. */
function breadth(name: string): number {
  return Array.from(name).reduce((sum, letter) => {
    const [, breadth = 50] = breadths.find(([letters]) => letters.includes(letter)) ?? [];
    return sum + breadth / 100;
  }, 0);
}

/** What a tab holds, and how large it is. */
function measure({ locale, name, capacity, stars }: LocaleOnMap, size: number): Omit<Tab, "box"> & { width: number } {
  const parts = {
    name: name === undefined ? 0 : breadth(name) * size + 0.3 * size,
    figure: String(capacity).length * 0.49 * size,
    stars: stars.length > 0 ? stars.length * 0.86 * size + 0.16 * size : 0,
  };
  const inner = parts.name + parts.figure + parts.stars;
  return {
    locale,
    ...(name === undefined ? {} : { name }),
    capacity,
    stars,
    type: size,
    at: {
      name: -inner / 2,
      figure: -inner / 2 + parts.name,
      stars: -inner / 2 + parts.name + parts.figure + 0.16 * size,
    },
    width: inner + 0.6 * size,
  };
}

/** The labels of these locales at so many pixels a unit; `taken` is what lies on the board. */
export function tabsOf(occupied: ReadonlySet<Locale>, taken: readonly Box[], zoom: number): Tab[] {
  const size = Math.max(type.units, type.pixels / zoom);
  const tabs: Tab[] = [];
  const covered = taken.map(boundsOf);
  // Those that have less choice choose first.
  const places = [...occupied]
    .flatMap((locale) => locales.get(locale) ?? [])
    .sort((one, other) => one.capacity - other.capacity || one.locale - other.locale);
  for (const place of places) {
    const { width, ...tab } = measure(place, size);
    const box = stand(place, { width, height: 1.12 * size }, covered);
    covered.push(boundsOf(box));
    tabs.push({ ...tab, box });
  }
  return tabs;
}

interface Spot extends Point {
  /** How far it is from home, and how much of the tab is outside of its locale. */
  readonly cost: number;
}

function stand(place: LocaleOnMap, size: Size, taken: readonly Box[]): Box {
  const spots = spotsFor(place, size);
  const near = taken.filter((other) => overlaps(spots.reach, other));
  if (!spots.best || !sameBoxes(spots.best.near, near)) {
    const { x, y } = bestOf(spots.all, size, near) ?? place.label;
    spots.best = { near, box: { x, y, ...size, rotation: 0 } };
  }
  return spots.best.box;
}

/** Boxes that lie straight, by their middle. */
function overlaps(one: Box, other: Box): boolean {
  return (
    2 * Math.abs(one.x - other.x) < one.width + other.width && 2 * Math.abs(one.y - other.y) < one.height + other.height
  );
}

function bestOf(spots: readonly Spot[], size: Size, near: readonly Box[]): Spot | undefined {
  let best: Spot | undefined;
  for (const { x, y, cost } of spots) {
    // They are sorted: the others are no better.
    if (best && cost >= best.cost) break;
    const [left, top] = [x - size.width / 2, y - size.height / 2];
    let hidden = 0;
    for (const other of near) {
      const [from, above] = [other.x - other.width / 2, other.y - other.height / 2];
      const across = Math.min(left + size.width, from + other.width) - Math.max(left, from);
      if (across <= 0) continue;
      const down = Math.min(top + size.height, above + other.height) - Math.max(top, above);
      if (down > 0) hidden += across * down;
    }
    const whole = cost + (5 * hidden) / (size.width * size.height);
    if (!best || whole < best.cost) best = { x, y, cost: whole };
  }
  return best;
}

/** The straight box that a box lies in. */
function boundsOf({ x, y, width, height, rotation }: Box): Box {
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return { x, y, width: cos * width + sin * height, height: sin * width + cos * height, rotation: 0 };
}

/**
 * The spots of a locale hang on the zoom alone, and the best of them on what lies near by: what comes and goes elsewhere
 * on the board need not look for them again.
 */
interface Spots {
  readonly size: Size;
  readonly all: readonly Spot[];
  /** All that a tab could cover. */
  readonly reach: Box;
  best?: { readonly near: readonly Box[]; readonly box: Box };
}

const known = new Map<Locale, Spots>();

function spotsFor(place: LocaleOnMap, size: Size): Spots {
  const before = known.get(place.locale);
  if (before?.size.width === size.width && before.size.height === size.height) return before;
  const all = spotsOf(place, size).toSorted((one, other) => one.cost - other.cost);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const reach = {
    x: (left + right) / 2,
    y: (top + foot) / 2,
    width: right - left + size.width,
    height: foot - top + size.height,
    rotation: 0,
  };
  const spots: Spots = { size, all, reach };
  known.set(place.locale, spots);
  return spots;
}

/** Where its own figure is printed, and places around it and beyond the outline. */
function spotsOf({ ring, label }: LocaleOnMap, { width, height }: Size): Spot[] {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - width / 3, Math.max(...xs) + width / 3];
  const [top, foot] = [Math.min(...ys) - height / 2, Math.max(...ys) + height / 2];
  const within = (value: number, half: number, most: number) => Math.min(Math.max(value, half + 12), most - half - 12);
  const points = [label as Point];
  for (let row = 0; row <= 12; row++) {
    for (let column = 0; column <= 10; column++) {
      points.push({ x: left + ((right - left) * column) / 10, y: top + ((foot - top) * row) / 12 });
    }
  }
  return points.map((point) => {
    const x = within(point.x, width / 2, boardWidth);
    const y = within(point.y, height / 2, boardHeight);
    const edge = [-0.5, 0, 0.5].flatMap((i) => [-0.4, 0.4].map((j) => ({ x: x + i * width, y: y + j * height })));
    const outside = edge.filter((corner) => !contains(ring, corner)).length / edge.length;
    return { x, y, cost: outside * 1.6 + Math.hypot(x - label.x, y - label.y) / 260 };
  });
}
