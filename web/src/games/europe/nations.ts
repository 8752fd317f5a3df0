/** The nations of the rules, and the powers by which the map and the pieces know them. */

import type { Nation } from "../../wire/europe";
import type { Power } from "./map/places";

export const powers: Readonly<Record<Nation, Power>> = {
  france: "France",
  britain: "Britain",
  prussia: "Prussia",
  russia: "Russia",
  ottoman: "Ottoman",
  austria: "Austria",
  spain: "Spain",
};

/** In the order in which everything lists them. */
export const nations = Object.keys(powers) as readonly Nation[];
