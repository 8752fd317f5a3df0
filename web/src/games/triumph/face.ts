/** What is painted on a unit: its arm and its strength. */

import type { Face } from "../../wire/triumph";

export type Arm = "infantry" | "cavalry" | "artillery" | "guard";

/** Every face, the way an order of battle lists them: by arm, the strongest first. */
export const faces: readonly Face[] = [
  "guard3",
  "infantry3",
  "infantry2",
  "infantry1",
  "cavalry3",
  "cavalry2",
  "cavalry1",
  "artillery1",
];

export const strengthOf = (face: Face): number => Number(face.at(-1));

export const armOf = (face: Face): Arm => face.slice(0, -1) as Arm;

/** The sign that hinders it and the type it pairs with: the Guard is infantry. */
export function symbolOf(face: Face): Exclude<Arm, "guard"> {
  const arm = armOf(face);
  return arm === "guard" ? "infantry" : arm;
}

/** What a unit is after it has lost so many steps; nothing if it is gone. A reduced Guard is line infantry (R15). */
export function reduced(face: Face, steps: number): Face | undefined {
  const left = strengthOf(face) - steps;
  if (steps === 0) return face;
  return left > 0 ? (`${symbolOf(face)}${String(left)}` as Face) : undefined;
}

/** Like faces together, each with how many there are, in the order they come. */
export function counted(faces: readonly Face[]): readonly [Face, number][] {
  const counts = new Map<Face, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts];
}
