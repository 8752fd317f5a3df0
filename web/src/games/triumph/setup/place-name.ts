import type { Position } from "../../../wire/triumph";
import { approaches, approachOf, localeOf, locales } from "../map/map";
import type { SetUpWords } from "./words";

/** Where in its locale: in reserve, or toward another. */
export function spotName(position: Position, words: SetUpWords): string {
  const approach = approachOf(position);
  const side = approach && approaches.get(approach);
  if (!side) return words.reserve;
  return words.toward(words.locale(side.far, locales.get(side.far)?.name), side.width);
}

/** With its locale. */
export function placeName(position: Position, words: SetUpWords): string {
  const locale = localeOf(position);
  if (locale === undefined) return words.offMap;
  return `${words.locale(locale, locales.get(locale)?.name)}, ${spotName(position, words)}`;
}
