/** The regions of the rules on the map, where they go by their printed names. */

import type { Nation, Region } from "../../wire/europe";
import { regions as drawn } from "./map/map";
import type { Region as Drawn } from "./map/places";

/** "St. Petersburg" is `st_petersburg` in the rules. */
const idOf = (printed: string) => printed.toLowerCase().replaceAll(/[^a-z]+/g, "_") as Region;

export const places: ReadonlyMap<Region, Drawn> = new Map(
  [...drawn.values()].map((region) => [idOf(region.id), region]),
);

export const regions: readonly Region[] = [...places.keys()];

export function homelandOf(region: Region): Nation | undefined {
  return places.get(region)?.homeland?.toLowerCase() as Nation | undefined;
}

export function isCapital(region: Region): boolean {
  // St. Petersburg has a palace and a star on the map, but is no capital in the Basic game.
  return places.get(region)?.capital !== undefined && region !== "st_petersburg";
}
