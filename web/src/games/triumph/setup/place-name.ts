import type { Locale, Position } from "../../../wire/triumph";
import { approaches, approachOf, localeOf, locales } from "../map/map";
import type { SetUpWords } from "./words";

const localeName = (locale: Locale, words: SetUpWords) => words.locale(locale, locales.get(locale)?.name);

/** Where in its locale: in reserve, or toward another. */
export function spotName(position: Position, words: SetUpWords): string {
  const approach = approachOf(position);
  const side = approach && approaches.get(approach);
  if (!side) return words.reserve;
  return words.toward(localeName(side.far, words), side.width);
}

/** With its locale. */
export function placeName(position: Position, words: SetUpWords): string {
  const locale = localeOf(position);
  return locale === undefined ? words.offMap : `${localeName(locale, words)}, ${spotName(position, words)}`;
}

/** The same where there is little room. */
export function briefName(position: Position, words: SetUpWords): string {
  const approach = approachOf(position);
  const side = approach && approaches.get(approach);
  return side ? `${localeName(side.locale, words)} → ${String(side.far)}` : placeName(position, words);
}
