import { commanders } from "../map/armies";
import { entries, locales } from "../map/map";

/** Names of people and places, which are the same in every language. */
export const names: readonly string[] = [
  ...[...commanders.values()].map(({ name }) => name),
  ...[...locales.values()].flatMap(({ name }) => name ?? []),
  ...entries.keys(),
];
