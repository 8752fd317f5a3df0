/** What the server tells who writes an order of battle: ours to begin with, and what the fields may hold. */

import { api } from "../../../api/api";
import type { OrderBounds } from "../../../wire/battles";
import type { ExampleView } from "../../../wire/lobby";
import type { ExampleName } from "./words";

export interface OrderGuide {
  examples: readonly (ExampleView & { name: ExampleName })[];
  bounds: OrderBounds;
}

let known: Promise<OrderGuide> | undefined;

/** Asked for once; whoever asks after a failure tries again. */
export function loadGuide(): Promise<OrderGuide> {
  known ??= api.textGuide("battles", "order").then(
    // The types are the game's own, so its word is taken for them.
    ({ examples, bounds }) => ({ examples, bounds }) as OrderGuide,
    (error: unknown) => {
      known = undefined;
      throw error;
    },
  );
  return known;
}
