/** Before the battle: corps and units are put down on the map as they are at the desk beside it. */

import type { Position } from "../../../wire/triumph";
import type { TriumphPiece } from "../pieces/layout";
import type { Desk, Thing } from "../setup/desk.svelte";
import type { Spot } from "../../game";
import { spot } from "../spots";
import type { Hand } from "./hand";
import type { Offer } from "./offers";
import { atApproach, reserve } from "./position";
import type { Target } from "./target";

export function placing(desk: Desk, nowhere: () => string): Hand {
  return {
    movable(piece) {
      const thing = thingOf(desk, piece);
      return thing !== undefined && desk.movable(thing);
    },
    take(piece) {
      const thing = thingOf(desk, piece);
      if (thing) desk.take(thing);
    },
    over(piece, target) {
      const thing = thingOf(desk, piece);
      const position = positionOf(target);
      return thing && position !== undefined ? desk.over(thing, position) : { refused: nowhere() };
    },
    drop(piece, target) {
      const thing = thingOf(desk, piece);
      const position = positionOf(target);
      if (thing && position !== undefined) desk.drop(thing, position);
    },
    release: () => desk.release(),
  };
}

/** A corps goes as a whole; later single units leave it. */
function thingOf(desk: Desk, { stack, ...piece }: TriumphPiece): Thing | undefined {
  if (desk.task === "placement") return stack.commander && { corps: stack.commander };
  const block = piece.kind === "block" ? piece.block : stack.blocks.length === 1 ? stack.blocks[0] : undefined;
  return block?.unit === undefined ? undefined : { unit: block.unit };
}

/** Where what is held may go, as offers of the map. A click there is a drop: nothing is picked. */
export function placesOf(desk: Desk): ReadonlyMap<Spot, Offer> {
  return new Map(
    desk.targets.flatMap(({ position }) => {
      const place = spot.position(position);
      return place === undefined ? [] : [[place, { kind: "choose", picks: [] }]];
    }),
  );
}

/** What waits for its place. */
export function heldAt(desk: Desk): Thing | undefined {
  if (desk.heldCorps !== undefined) return { corps: desk.heldCorps };
  return desk.heldUnit === undefined ? undefined : { unit: desk.heldUnit };
}

export function positionOf(target: Target): Position | undefined {
  switch (target.type) {
    case "locale":
      return reserve(target.locale);
    case "approach":
      return atApproach(target.approach);
    default:
      return undefined;
  }
}
