/** Where whole stacks lie when the board is seen from afar: each as one block that keeps its size on the screen. */

import type { Point } from "../../../board/viewport";
import type { Position } from "../../../wire/triumph";
import { approachOf, approaches, localeOf, locales } from "../map/map";
import type { Stack } from "./blocks";
import { contains, onBoard, overlap, type Box } from "./geometry";
import { countSize } from "./sizes";

/** Pixels between a block and its bar. */
const gap = 2;

/** The box of each stack that is on the map. `px` is the length of a pixel. */
export function boxesFromAfar(stacks: readonly Stack[], px: number): ReadonlyMap<Stack, Box> {
  const boxes = new Map<Stack, Box>();
  // Those at approaches are tied to them; who stands in reserve makes room.
  const inFront = stacks.filter(({ position }) => approachOf(position) !== undefined);
  const inReserve = stacks.filter(({ position }) => approachOf(position) === undefined);
  for (const stack of [...inFront, ...inReserve]) {
    const box = best(placesFor(stack, px), [...boxes.values()]);
    if (box) boxes.set(stack, box);
  }
  return boxes;
}

interface Place {
  readonly box: Box;
  /** How far it is from where it ought to be, in lengths of a block. */
  readonly off: number;
}

function best(places: readonly Place[], taken: readonly Box[]): Box | undefined {
  let found: { box: Box; cost: number } | undefined;
  for (const { box, off } of places) {
    if (found && off >= found.cost) continue;
    const hidden = taken.reduce((sum, other) => sum + overlap(box, other), 0) / (box.width * box.height);
    const cost = off + 6 * hidden;
    if (!found || cost < found.cost) found = { box, cost };
  }
  return found?.box;
}

/** They hang on the zoom alone: a step changes none of them. */
const known = new Map<Position, { readonly px: number; readonly places: readonly Place[] }>();

function placesFor({ position }: Stack, px: number): readonly Place[] {
  const before = known.get(position);
  if (before?.px === px) return before.places;
  const places = placesAt(position, px);
  known.set(position, { px, places });
  return places;
}

function placesAt(position: Position, px: number): Place[] {
  const size = { width: countSize.length * px, height: (countSize.depth + countSize.height / 2) * px };
  const place = localeOf(position);
  const locale = place === undefined ? undefined : locales.get(place);
  if (!locale) return [];
  const at = approachOf(position);
  const approach = at === undefined ? undefined : approaches.get(at);
  const off = (point: Point, from: Point) =>
    Math.hypot(point.x - from.x, point.y - from.y) / size.width + (contains(locale.ring, point) ? 0 : 0.5);

  if (!approach) {
    return steps(2).flatMap((across) =>
      steps(4).map((down) => {
        const point = {
          x: locale.anchor.x + across * size.width * 0.5,
          y: locale.anchor.y + down * size.height * 0.55,
        };
        return { box: { ...point, ...size, rotation: 0 }, off: off(point, locale.anchor) };
      }),
    );
  }
  const { bar, inward, slot } = approach;
  const middle = { x: (bar[0].x + bar[1].x) / 2, y: (bar[0].y + bar[1].y) / 2, rotation: slot.rotation };
  const home = {
    x: middle.x + inward.x * (gap * px + size.height / 2),
    y: middle.y + inward.y * (gap * px + size.height / 2),
  };
  return [0, 1, 2, 3].flatMap((row) =>
    steps(3).map((across) => {
      const along = onBoard({ ...home, rotation: slot.rotation }, across * size.width * 0.2, 0);
      const point = { x: along.x + inward.x * row * size.height, y: along.y + inward.y * row * size.height };
      return { box: { ...point, ...size, rotation: slot.rotation }, off: off(point, home) };
    }),
  );
}

/** 0, 1, -1, 2, -2 … */
function steps(most: number): number[] {
  return Array.from({ length: 2 * most + 1 }, (_, nth) => (nth % 2 === 1 ? (nth + 1) / 2 : -nth / 2));
}
