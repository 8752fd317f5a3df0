/** The signs of penalties, larger where the board is seen from afar. */

import type { Point, Size } from "../../../board/viewport";
import type { Locale } from "../../../wire/triumph";
import { onBoard, overlap, sameBoxes, type Box } from "../pieces/geometry";
import { approaches, locales } from "./map";
import type { ApproachOnMap, Penalty } from "./places";

/** As they are printed, in units. */
const signSize = { width: 18.5, height: 12.4, step: 21 } as const;

/** The least height of a sign that must be read, in pixels. */
const legible = 11.5;
/** From this many pixels a unit on, each penalty has its own box; from afar they share one. */
const apartFrom = 0.5;
/** Below it the signs of empty locales would be mere specks. */
export const signsFrom = 0.3;

/** The signs of one side of a border, in one box or in several beside each other. */
export interface Sign extends Box {
  readonly key: string;
  readonly penalties: readonly Penalty[];
  /** Its point is toward its locale: below it, or above. */
  readonly down: boolean;
  readonly obstructed: boolean;
}

/** From afar a box is no longer than it must be. */
const stout = 1.22;

/** The signs of the locales with pieces: they sit on their bars, where they hide least of what is `taken`. */
export function signsOver(occupied: ReadonlySet<Locale>, taken: readonly Box[], zoom: number): Sign[] {
  const height = Math.max(signSize.height, legible / zoom);
  const width = height * (height > signSize.height ? stout : signSize.width / signSize.height);
  const signs: Sign[] = [];
  for (const side of approaches.values()) {
    if (!occupied.has(side.locale) || side.penalties.length === 0) continue;
    const boxes = zoom >= apartFrom ? side.penalties.map((penalty) => [penalty]) : [side.penalties];
    const row = { width: boxes.length * width, height };
    const middle = placeOf(side, row, [...taken, ...signs]);
    boxes.forEach((penalties, nth) => {
      const across = (nth - (boxes.length - 1) / 2) * width;
      signs.push(
        signAt(side, penalties, { width, height }, onBoard({ ...middle, rotation: side.slot.rotation }, across, 0)),
      );
    });
  }
  return signs;
}

/** A place hangs on what is near by alone: what moves elsewhere on the board need not look for it again. */
const known = new Map<ApproachOnMap, { row: Size; near: readonly Box[]; place: Point }>();

/** The best place for a row of signs: on its bar, a little into its locale. */
function placeOf(side: ApproachOnMap, row: Size, taken: readonly Box[]): Point {
  const [a, b] = side.bar;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, rotation: side.slot.rotation };
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const reach = length / 2 + row.width + row.height;
  const near = taken.filter(({ x, y, width, height }) => {
    const far = reach + (width + height) / 2;
    return Math.abs(x - middle.x) < far && Math.abs(y - middle.y) < far;
  });
  const before = known.get(side);
  if (before?.row.width === row.width && before.row.height === row.height && sameBoxes(before.near, near))
    return before.place;
  const place = placeAmong(side, middle, length, row, near);
  known.set(side, { row, near, place });
  return place;
}

function placeAmong(
  { inward, slot: { rotation } }: ApproachOnMap,
  middle: Point & { rotation: number },
  length: number,
  row: Size,
  near: readonly Box[],
): Point {
  const slack = Math.max(length / 2 - row.width * 0.3, row.width * 0.7);
  let best: (Point & { cost: number }) | undefined;
  for (const { part, deep, cost } of places) {
    // They are sorted: the others are no better.
    if (best && cost >= best.cost) break;
    const along = onBoard(middle, part * slack, 0);
    const at = { x: along.x + inward.x * deep * row.height, y: along.y + inward.y * deep * row.height };
    const box = { ...at, ...row, rotation };
    const hidden = near.reduce((sum, other) => sum + overlap(box, other), 0) / (row.width * row.height);
    if (!best || cost + hidden * 3 < best.cost) best = { ...at, cost: cost + hidden * 3 };
  }
  return best ?? middle;
}

/** Parts of the bar from its middle, and how deep into the locale, in heights of a sign. */
const places = [0, -0.33, 0.33, -0.66, 0.66, -1, 1, -1.25, 1.25]
  .flatMap((part) =>
    [0.22, 0.5, 0.8].map((deep) => ({ part, deep, cost: Math.abs(part) * 0.12 + Math.abs(deep - 0.22) * 0.3 })),
  )
  .sort((one, other) => one.cost - other.cost);

function signAt(
  { approach, inward, slot: { rotation }, obstructed }: ApproachOnMap,
  penalties: readonly Penalty[],
  size: Size,
  at: Point,
): Sign {
  const below = onBoard({ x: 0, y: 0, rotation }, 0, 1);
  return {
    key: `${approach} ${penalties.join(" ")}`,
    penalties,
    ...at,
    ...size,
    rotation,
    down: below.x * inward.x + below.y * inward.y > 0,
    obstructed,
  };
}

/** The printed signs of a locale as the data of two paths: what is drawn, and what is filled. */
interface PrintedSigns {
  readonly drawn: string;
  readonly filled: string;
}

function print({ signs, penalties, slot: { rotation } }: ApproachOnMap): PrintedSigns {
  const prints = signs.map((middle, nth) => {
    const corner = (i: number, j: number) => {
      const { x, y } = onBoard({ ...middle, rotation }, (i * signSize.width) / 2, (j * signSize.height) / 2);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    };
    const penalty = penalties[nth];
    const box = `M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}Z`;
    const lines = `M${corner(-1, -1)}L${corner(1, 1)}M${corner(1, -1)}L${corner(-1, 1)}`;
    const half = `M${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}Z`;
    const shot = `M${(middle.x - 3.7).toFixed(1)} ${middle.y.toFixed(1)}a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0Z`;
    return {
      drawn: penalty === "infantry" ? box + lines : box,
      filled: penalty === "cavalry" ? half : penalty === "artillery" ? shot : "",
    };
  });
  return { drawn: prints.map(({ drawn }) => drawn).join(""), filled: prints.map(({ filled }) => filled).join("") };
}

/** The signs that are printed inside each locale. */
export const printedSigns: ReadonlyMap<Locale, PrintedSigns> = new Map(
  [...locales.values()].map(({ locale, approaches: sides }) => {
    const prints = sides.flatMap((side) => approaches.get(side) ?? []).map(print);
    return [
      locale,
      { drawn: prints.map(({ drawn }) => drawn).join(""), filled: prints.map(({ filled }) => filled).join("") },
    ];
  }),
);
