/** Who leads an attack and its defence, as far as it was shown. */

import type { Face } from "../../../wire/triumph";
import type { Telling } from "./telling";

export interface Leaders {
  attackers: readonly Face[];
  defenders: readonly Face[];
}

/** By what was told: the faces from before any loss. */
export function ledIn({ attacked, defenceLed }: Pick<Telling, "attacked" | "defenceLed">): Leaders {
  return { attackers: attacked?.leaders ?? [], defenders: without(defenceLed?.faces ?? [], attacked?.passed) };
}

/** A narrow attack passes one of two leaders by. */
function without(faces: readonly Face[], passed: Face | undefined): readonly Face[] {
  const at = passed === undefined ? -1 : faces.indexOf(passed);
  return faces.filter((_, place) => place !== at);
}
