/** Where all pieces lie on the board, at a level of detail. */

import type { Piece } from "../../../board/piece";
import type { Commander, Locale } from "../../../wire/triumph";
import { approachOf, localeOf, locales } from "../map/map";
import type { Block, Stack } from "./blocks";
import { boxesFromAfar } from "./far";
import { flagPlaces, type Led } from "./flags";
import { onBoard, type Box } from "./geometry";
import { pack, type Lie } from "./pack";
import { blockSize, levelOf } from "./sizes";
import { oddityOf } from "./wood";

interface OfStack extends Piece {
  readonly stack: Stack;
  readonly rotation: number;
}

/** Near by: one block. */
export interface BlockPiece extends OfStack {
  readonly kind: "block";
  readonly block: Block;
  /** Its size, of the full one. */
  readonly scale: number;
}

/** From afar: a whole stack as one block, with its count. */
export interface CountPiece extends OfStack {
  readonly kind: "count";
}

export interface FlagPiece extends OfStack {
  readonly kind: "flag";
  readonly commander: Commander;
  /** Of the cloth, in units. */
  readonly length: number;
  readonly toLeft: boolean;
}

export type TriumphPiece = BlockPiece | CountPiece | FlagPiece;

/** The pieces on the map in the order of drawing, at so many pixels a unit. Who is off the map is not among them. */
export function layOut(stacks: readonly Stack[], zoom: number): readonly TriumphPiece[] {
  return levelOf(zoom) === "near" ? nearBy(stacks) : fromAfar(stacks, 1 / zoom);
}

/** The key of the piece that is a stack's flag. */
export function flagKey(commander: Commander): string {
  return `flag-${commander}`;
}

function fromAfar(stacks: readonly Stack[], px: number): TriumphPiece[] {
  const boxes = boxesFromAfar(stacks, px);
  const counts = [...boxes].map(([stack, { x, y, rotation }]): CountPiece => {
    return { kind: "count", id: stack.key, x, y, rotation, stack };
  });
  const corps = ledOf([...boxes].map(([stack, box]) => [stack, [box]]));
  return [...inOrder(counts), ...flagsOf(corps, [...boxes.values()], "far", px)];
}

function nearBy(stacks: readonly Stack[]): TriumphPiece[] {
  const lies = liesOf(stacks);
  const blocks = [...lies].flatMap(([stack, lies]) =>
    stack.blocks.flatMap((block, nth): BlockPiece[] => {
      const lie = lies[nth];
      return lie ? [{ kind: "block", id: block.key, ...byHand(lie, block.key), stack, block }] : [];
    }),
  );
  const boxes = [...lies].map(([stack, lies]) => [stack, lies.map(boxOf)] as const);
  const taken = boxes.flatMap(([, boxes]) => boxes);
  return [...inOrder(blocks), ...flagsOf(ledOf(boxes), taken, "near", 1)];
}

/** Put down by a hand: never quite straight. */
function byHand({ x, y, rotation, scale }: Lie, key: string): Lie {
  const [slide, turn] = [oddityOf(key, 7) - 3, (oddityOf(`${key}.`, 9) - 4) * 0.35];
  return { ...onBoard({ x, y, rotation }, slide * scale, 0), rotation: rotation + turn, scale };
}

function boxOf({ x, y, rotation, scale }: Lie): Box {
  return { x, y, rotation, width: blockSize.length * scale, height: blockSize.depth * scale };
}

/** Locale by locale: how the blocks of each stack lie. */
function liesOf(stacks: readonly Stack[]): Map<Stack, readonly Lie[]> {
  const here = new Map<Locale, Stack[]>();
  for (const stack of stacks) {
    const locale = localeOf(stack.position);
    if (locale !== undefined) here.set(locale, [...(here.get(locale) ?? []), stack]);
  }
  const lies = new Map<Stack, readonly Lie[]>();
  for (const [locale, stacks] of here) {
    const place = locales.get(locale);
    if (!place) continue;
    const parties = stacks.map(({ key, position, blocks }) => {
      const approach = approachOf(position);
      return { key, count: blocks.length, ...(approach === undefined ? {} : { approach }) };
    });
    const packed = pack(place, parties);
    for (const stack of stacks) lies.set(stack, packed.get(stack.key) ?? []);
  }
  return lies;
}

function ledOf(stacks: readonly (readonly [Stack, readonly Box[]])[]): Led[] {
  return stacks.flatMap(([stack, boxes]) =>
    stack.commander === undefined ? [] : [{ stack, commander: stack.commander, boxes }],
  );
}

function flagsOf(corps: readonly Led[], blocks: readonly Box[], level: "far" | "near", scale: number): FlagPiece[] {
  const places = flagPlaces(corps, blocks, level, scale);
  const flags = corps.flatMap(({ stack, commander }): FlagPiece[] => {
    const place = places.get(commander);
    return place ? [{ kind: "flag", id: flagKey(commander), ...place, rotation: 0, stack, commander }] : [];
  });
  return inOrder(flags);
}

/** What is nearer to the south lies in front. */
function inOrder<P extends OfStack>(pieces: readonly P[]): P[] {
  return pieces.toSorted((one, other) => one.y - other.y);
}
