import type { Region, Told } from "../../wire/europe";
import type { Spot } from "../game";

/** The places of the map, as its targets and the log call them. */
export const spot = {
  region: (region: Region): Spot => `region-${region}`,
};

export function regionOf(place: Spot): Region | undefined {
  return place.startsWith("region-") ? (place.slice("region-".length) as Region) : undefined;
}

/** The places an event is about. */
export function spotsOf(told: Told): readonly Spot[] {
  switch (told.type) {
    case "placed":
    case "taken":
    case "battle_began":
    case "battle_ended":
      return [spot.region(told.region)];
    case "marched":
      return [told.from, ...(told.via === undefined ? [] : [told.via]), told.to].map(spot.region);
    case "landed":
    case "retreated":
      return [spot.region(told.from), spot.region(told.to)];
    default:
      return [];
  }
}
