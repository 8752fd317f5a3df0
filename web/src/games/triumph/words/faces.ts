/** What is painted on a unit. */

import type { Face } from "../../../wire/triumph";

export type Arm = "infantry" | "cavalry" | "artillery" | "guard";

export function armOf(face: Face): Arm {
  return face.slice(0, -1) as Arm;
}

export function strengthOf(face: Face): number {
  return Number(face.slice(-1));
}

/** What a unit becomes that loses so many steps; nothing, if it loses them all. */
export function reducedTo(face: Face, steps: number): Face | undefined {
  const left = strengthOf(face) - steps;
  if (left <= 0) return undefined;
  if (steps === 0) return face;
  const arm = armOf(face);
  return `${arm === "guard" ? "infantry" : arm}${String(left)}` as Face;
}

/** Like faces together, each with how many there are, in the order they come. */
export function counted(faces: readonly Face[]): readonly [Face, number][] {
  const counts = new Map<Face, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts];
}
