/** Which regions border on each other, read from the map as it is drawn. */

import type { Region } from "../../../wire/europe";
import { arcs, crossings, regions as drawn } from "../map/map";
import { places } from "../regions";

const ids = new Map([...places].map(([id, place]) => [place.id, id]));
const landOf = (face: string | null) => (face?.startsWith("land:") ? ids.get(face.slice("land:".length)) : undefined);

const pairs: (readonly [Region | undefined, Region | undefined])[] = [
  ...arcs.map(({ left, right }) => [landOf(left), landOf(right)] as const),
  ...crossings.map(({ a, b }) => [ids.get(a), ids.get(b)] as const),
];

/** In the order in which the map lists its regions. */
export const neighbours: ReadonlyMap<Region, readonly Region[]> = new Map(
  [...drawn.keys()].flatMap((printed) => {
    const region = ids.get(printed);
    if (region === undefined) return [];
    const beside = new Set(pairs.flatMap(([a, b]) => (a === region ? [b] : b === region ? [a] : [])));
    return [[region, [...places.keys()].filter((other) => other !== region && beside.has(other))] as const];
  }),
);
