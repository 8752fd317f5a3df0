/** Where the flags of the commanders stand: by their corps, so that they hide neither blocks nor one another. */

import type { Point } from "../../../board/viewport";
import { same } from "../../../kept";
import type { Commander } from "../../../wire/triumph";
import { height as boardHeight, localeOf, locales, width as boardWidth } from "../map/map";
import type { Stack } from "./blocks";
import { contains, onBoard, overlap, type Box } from "./geometry";
import { flagLength, flagSizes, type Level } from "./sizes";

/** A corps that is on the map, with the boxes of its blocks. */
export interface Led {
  readonly stack: Stack;
  readonly commander: Commander;
  readonly boxes: readonly Box[];
}

/** The foot of a flag's pole. Flown to the left, its cloth is on the other side of it. */
export interface FlagPlace extends Point {
  readonly length: number;
  readonly toLeft: boolean;
}

interface Candidate {
  readonly place: FlagPlace;
  readonly cloth: Box;
  readonly base: Box;
  /** What it costs at least, and with the blocks that it hides. */
  readonly least: number;
  readonly cost: () => number;
}

/** `scale` is the length of the unit that flags are measured in. */
export function flagPlaces(
  corps: readonly Led[],
  blocks: readonly Box[],
  level: Level,
  scale: number,
): ReadonlyMap<Commander, FlagPlace> {
  const all = corps.map((one) => {
    const reach = 400 + flagLength(one.commander, level) * scale;
    const [first] = one.boxes;
    const near = blocks.filter((box) => first && Math.hypot(box.x - first.x, box.y - first.y) < reach);
    return { commander: one.commander, candidates: candidatesFor(one, near, level, scale) };
  });
  const chosen = new Map<Commander, Candidate>();
  // A second time round, those that chose first know where the others are.
  for (let round = 0; round < 2; round++) {
    for (const { commander, candidates } of all) {
      chosen.delete(commander);
      const place = least(candidates, [...chosen.values()]);
      if (place) chosen.set(commander, place);
    }
  }
  return new Map([...chosen].map(([commander, { place }]) => [commander, place]));
}

function least(candidates: readonly Candidate[], others: readonly Candidate[]): Candidate | undefined {
  const cloths = others.map(({ cloth }) => cloth);
  const bases = others.map(({ base }) => base);
  let best: { candidate: Candidate; cost: number } | undefined;
  for (const candidate of candidates) {
    if (best && candidate.least >= best.cost) break;
    const alone = candidate.cost();
    if (best && alone >= best.cost) continue;
    const cost = alone + 8 * hidden(candidate.cloth, cloths) + 4 * hidden(candidate.base, bases);
    if (!best || cost < best.cost) best = { candidate, cost };
  }
  return best?.candidate;
}

/** How much of the others a cloth hides, in cloths. */
function hidden(cloth: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(cloth, other), 0) / (cloth.width * cloth.height);
}

/** From where a corps may choose, and what that hangs on. A step changes it for few of them. */
const known = new Map<Commander, { readonly by: unknown; readonly candidates: readonly Candidate[] }>();

function candidatesFor(corps: Led, blocks: readonly Box[], level: Level, scale: number): readonly Candidate[] {
  const by = { at: corps.stack.position, boxes: corps.boxes, blocks, level, scale };
  const before = known.get(corps.commander);
  if (before && same(before.by, by)) return before.candidates;
  const found = candidates(corps, blocks, level, scale);
  known.set(corps.commander, { by, candidates: found });
  return found;
}

/** Those that cost the least first. */
function candidates(
  { stack, commander, boxes }: Led,
  blocks: readonly Box[],
  level: Level,
  scale: number,
): Candidate[] {
  const { hem, cloth, pole, base: plinth } = flagSizes[level];
  const length = flagLength(commander, level) * scale;
  const size = { width: length, height: cloth * scale, rotation: 0 };
  const stand = { width: plinth.width * scale, height: plinth.height * scale, rotation: 0 };
  // From afar blocks are small, and each is a whole stack.
  const weight = level === "near" ? 9 : 14;
  const locale = localeOf(stack.position);
  const ring = (locale === undefined ? undefined : locales.get(locale)?.ring) ?? [];
  const all = feet(boxes, level).flatMap(({ foot, off }) => {
    const astray = contains(ring, foot) ? 0 : 1;
    return [false, true].map((toLeft): Candidate => {
      const box: Box = {
        ...size,
        x: foot.x + (toLeft ? -length / 2 : length / 2),
        y: foot.y - (hem + cloth / 2) * scale,
      };
      const beyond =
        Math.max(0, size.width / 2 - box.x) +
        Math.max(0, box.x + size.width / 2 - boardWidth) +
        Math.max(0, pole * scale - foot.y) +
        Math.max(0, foot.y - boardHeight);
      const least = off / size.height + astray + beyond / size.height + (toLeft ? 0.3 : 0);
      const base: Box = { ...foot, ...stand };
      let cost: number | undefined;
      return {
        place: { ...foot, length, toLeft },
        cloth: box,
        base,
        least,
        cost: () => {
          cost ??= least + weight * hidden(box, blocks) + (level === "near" ? 2 * hidden(base, blocks) : 0);
          return cost;
        },
      };
    });
  });
  return all.sort((one, other) => one.least - other.least);
}

/** Where a pole may stand, of a block: across it and down it, from its middle. */
const stands: Record<Level, { readonly across: readonly number[]; readonly down: readonly number[] }> = {
  // Before it, behind it, at its ends, and if need be upon it.
  near: { across: [-0.4, 0, 0.4, -0.68, 0.68], down: [-0.9, 0, 1.2, -1.9, 2.2] },
  // Always upon it: there is no telling else whose it is.
  far: { across: [-0.44, 0.44], down: [-0.3, 0.4, 1] },
};

function feet(boxes: readonly Box[], level: Level): { foot: Point; off: number }[] {
  const { across, down } = stands[level];
  return boxes.slice(0, 2).flatMap((box, nth) =>
    across.flatMap((across) =>
      down.map((down) => ({
        foot: onBoard(box, across * box.width, down * box.height),
        off: (nth * 0.1 + Math.max(0, Math.abs(down) - 0.9) * 0.5) * box.height,
      })),
    ),
  );
}
