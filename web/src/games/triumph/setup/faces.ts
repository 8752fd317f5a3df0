/** Units by their faces: those of one face are all alike. */

import type { Face, Unit, UnitSheet } from "../../../wire/triumph";
import { strengthOf } from "../face";

/** So many of each face. */
export type Faces = Readonly<Partial<Record<Face, number>>>;

/** In the order of battle, which is the order of the units' numbers too. */
export const allFaces = [
  "infantry1",
  "infantry2",
  "infantry3",
  "cavalry1",
  "cavalry2",
  "cavalry3",
  "artillery1",
  "guard3",
] as const satisfies readonly Face[];

export const countOf = (faces: Faces | undefined): number =>
  Object.values(faces ?? {}).reduce((sum, count) => sum + count, 0);

export const strengthIn = (faces: Faces | undefined): number =>
  listed(faces).reduce((sum, face) => sum + strengthOf(face), 0);

/** One after the other. */
export function listed(faces: Faces | undefined): Face[] {
  return allFaces.flatMap((face) => Array.from({ length: faces?.[face] ?? 0 }, () => face));
}

/** So many more, or fewer. What is none is not named. */
export function changed(faces: Faces | undefined, face: Face, by: number): Faces {
  const count = (faces?.[face] ?? 0) + by;
  const rest = allFaces.filter((other) => other !== face && faces?.[other]);
  const kept: Partial<Record<Face, number>> = {};
  for (const other of rest) kept[other] = faces?.[other] ?? 0;
  if (count > 0) kept[face] = count;
  return kept;
}

export function facesOf(units: Iterable<Face>): Faces {
  let faces: Faces = {};
  for (const face of units) faces = changed(faces, face, 1);
  return faces;
}

export interface OwnUnit extends UnitSheet {
  readonly unit: Unit;
}

/** The units of an army for its owner, by their numbers. */
export function unitsOf(units: Readonly<Record<string, UnitSheet>> | undefined): OwnUnit[] {
  const all = Object.entries(units ?? {}).map(([unit, sheet]) => ({ ...sheet, unit: Number(unit) as Unit }));
  return all.sort((one, other) => one.unit - other.unit);
}
