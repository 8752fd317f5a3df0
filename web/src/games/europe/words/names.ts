/** Names of places and nations that are the same in both languages. */

import { places } from "../regions";

export const names: readonly string[] = [
  ...[...places.values()].flatMap(({ name }) => (name.it === name.en ? [name.it] : [])),
  "Baden-Württemberg",
  "Don",
  "Berg",
  "Prussia",
  "Russia",
  "Austria",
];
