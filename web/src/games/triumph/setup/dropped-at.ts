import type { Position } from "../../../wire/triumph";
import { positionOf } from "../play/placing";
import { targetOf } from "../play/target";

/** The position of the map's target onto which something was dropped. */
export function droppedAt(id: string): Position | undefined {
  const target = targetOf(id);
  return target && positionOf(target);
}
