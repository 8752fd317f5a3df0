/** Pieces for the pictures of the map: Europe in the autumn of 1805, more or less. */

import type { Power } from "../../src/games/europe/map/places";

export interface SampleArmy {
  readonly at: string;
  readonly power: Power;
  readonly arms: readonly [infantry: number, cavalry: number, artillery: number];
  readonly leader?: boolean;
}

export const armies: readonly SampleArmy[] = [
  { at: "Bavaria", power: "France", arms: [6, 3, 2], leader: true },
  { at: "Vienna", power: "Austria", arms: [5, 2, 2] },
  { at: "Berlin", power: "Prussia", arms: [4, 2, 1] },
  { at: "Silesia", power: "Prussia", arms: [2, 1, 0] },
  { at: "Hungary", power: "Austria", arms: [3, 2, 0] },
  { at: "Milan", power: "France", arms: [3, 1, 1] },
  { at: "Galicia", power: "Russia", arms: [4, 3, 1], leader: true },
  { at: "Moscow", power: "Russia", arms: [12, 6, 4] },
  { at: "Naples", power: "Britain", arms: [1, 0, 0] },
  { at: "Hanover", power: "France", arms: [1, 0, 0] },
  { at: "Lorraine", power: "France", arms: [2, 1, 1] },
  { at: "Thuringia", power: "Prussia", arms: [1, 1, 0] },
  { at: "Hesse-Berg", power: "France", arms: [2, 1, 0] },
  { at: "Westphalia", power: "France", arms: [1, 1, 1] },
  { at: "Mecklenburg", power: "Russia", arms: [1, 0, 0] },
  { at: "Bulgaria", power: "Ottoman", arms: [3, 2, 0] },
  { at: "Picardy", power: "France", arms: [5, 2, 2], leader: true },
  { at: "London", power: "Britain", arms: [3, 1, 1] },
  { at: "Portugal", power: "Britain", arms: [3, 1, 1], leader: true },
  { at: "Madrid", power: "France", arms: [4, 2, 1] },
  { at: "Andalusia", power: "Spain", arms: [3, 1, 0] },
  { at: "Brittany", power: "France", arms: [1, 0, 0] },
  { at: "Gascony", power: "France", arms: [2, 1, 0] },
  { at: "Ireland", power: "Britain", arms: [1, 0, 0] },
  { at: "Corsica", power: "France", arms: [1, 0, 0] },
];

export const fleets: readonly { readonly at: string; readonly power: Power; readonly count: number }[] = [
  { at: "Tyrrhenian Sea", power: "Britain", count: 4 },
  { at: "Gulf of Marseilles", power: "France", count: 3 },
  { at: "Adriatic Sea", power: "Austria", count: 1 },
  { at: "English Channel", power: "Britain", count: 5 },
  { at: "Bay of Biscay", power: "France", count: 3 },
  { at: "Mid Atlantic", power: "Spain", count: 2 },
  { at: "Baltic Sea", power: "Russia", count: 2 },
  { at: "Aegean Sea", power: "Ottoman", count: 2 },
];

export const controls: readonly { readonly at: string; readonly power: Power }[] = [
  { at: "Holland", power: "France" },
  { at: "Switzerland", power: "France" },
  { at: "Venice", power: "Austria" },
  { at: "Tuscany", power: "France" },
  { at: "Serbia", power: "Ottoman" },
  { at: "Saxony", power: "Prussia" },
  { at: "Gibraltar", power: "Britain" },
  { at: "Catalonia", power: "France" },
  { at: "Belgium", power: "France" },
  { at: "Finland", power: "Russia" },
];

export const uprisings: readonly string[] = ["Tyrol", "Papal States", "Navarre", "Asturias"];
