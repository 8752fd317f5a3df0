import type { Face } from "../../../wire/triumph";

export type Arm = "infantry" | "cavalry" | "artillery" | "guard";

export function armOf(face: Face): Arm {
  return face.slice(0, -1) as Arm;
}

export function strengthOf(face: Face): number {
  return Number(face.slice(-1));
}
