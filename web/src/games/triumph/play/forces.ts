import type { Spot } from "../../game";
import type { Stack } from "../pieces/blocks";
import { spot } from "../spots";

/** Who stands at each place of the map, in words. */
export function forcesAt(stacks: readonly Stack[], who: (stack: Stack) => string): ReadonlyMap<Spot, string> {
  const all = new Map<Spot, string>();
  for (const stack of stacks) {
    const place = spot.position(stack.position);
    if (place === undefined) continue;
    const others = all.get(place);
    all.set(place, others === undefined ? who(stack) : `${others}; ${who(stack)}`);
  }
  return all;
}
