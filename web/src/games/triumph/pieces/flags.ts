/** Where the flags of the commanders stand: by their corps, so that they hide neither blocks nor one another. */

import type { Point } from "../../../board/viewport";
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
  readonly cost: number;
}

/** `scale` is the length of the unit that flags are measured in. */
export function flagPlaces(
  corps: readonly Led[],
  blocks: readonly Box[],
  level: Level,
  scale: number,
): ReadonlyMap<Commander, FlagPlace> {
  const all = corps.map(({ stack, commander, boxes }) => ({
    commander,
    candidates: candidates(stack, commander, boxes, level, scale)
      .map((one) => ({ ...one, cost: one.cost + 3 * hidden(one.cloth, blocks) }))
      .sort((one, other) => one.cost - other.cost),
  }));
  const chosen = new Map<Commander, Candidate>();
  // A second time round, those that chose first know where the others are.
  for (let round = 0; round < 2; round++) {
    for (const { commander, candidates } of all) {
      chosen.delete(commander);
      const others = [...chosen.values()].map(({ cloth }) => cloth);
      const place = least(candidates, others);
      if (place) chosen.set(commander, place);
    }
  }
  return new Map([...chosen].map(([commander, { place }]) => [commander, place]));
}

function least(candidates: readonly Candidate[], others: readonly Box[]): Candidate | undefined {
  let best: { candidate: Candidate; cost: number } | undefined;
  for (const candidate of candidates) {
    if (best && candidate.cost >= best.cost) break;
    const cost = candidate.cost + 8 * hidden(candidate.cloth, others);
    if (!best || cost < best.cost) best = { candidate, cost };
  }
  return best?.candidate;
}

/** How much of the others a cloth hides, in cloths. */
function hidden(cloth: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(cloth, other), 0) / (cloth.width * cloth.height);
}

function candidates(
  { position }: Stack,
  commander: Commander,
  boxes: readonly Box[],
  level: Level,
  scale: number,
): Candidate[] {
  const { hem, cloth, pole } = flagSizes[level];
  const length = flagLength(commander, level) * scale;
  const size = { width: length, height: cloth * scale, rotation: 0 };
  const locale = localeOf(position);
  const ring = (locale === undefined ? undefined : locales.get(locale)?.ring) ?? [];
  return feet(boxes).flatMap(({ foot, off }) =>
    [false, true].map((toLeft): Candidate => {
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
      const astray = contains(ring, foot) ? 0 : 1;
      const cost = off / size.height + astray + beyond / size.height + (toLeft ? 0.3 : 0);
      return { place: { ...foot, length, toLeft }, cloth: box, cost };
    }),
  );
}

/** Where a pole may stand: on each block, at its ends and beside it. */
function feet(boxes: readonly Box[]): { foot: Point; off: number }[] {
  return boxes.slice(0, 8).flatMap((box, nth) =>
    [0, -0.4, 0.4, -0.62, 0.62].flatMap((across) =>
      [0, -0.95, 0.95].map((down) => ({
        foot: onBoard(box, across * box.width, down * box.height),
        off:
          nth * box.height * 0.2 + Math.abs(down) * box.height * 0.6 + (Math.abs(across) > 0.5 ? box.height * 0.4 : 0),
      })),
    ),
  );
}
