/** What a player is called once it is known which nations he plays. */

import type { Nation, View } from "../../../wire/europe";
import type { Seat } from "../../../wire/table";
import type { Noun } from "../../../words/noun";
import { list } from "../../../words/sentence";
import { nations } from "../nations";

/** All nations that a player was given, fallen ones too: a name does not change in the middle of a war. */
export function nationsOf(view: View, seat: Seat): readonly Nation[] {
  return nations.filter((nation) => view.open.players[nation] === seat);
}

/** One nation has its article and gender; of several only their names are said. */
export function seatNoun(
  view: View,
  seat: Seat,
  nouns: Readonly<Record<Nation, Noun>>,
  language: "it" | "en",
): Noun | undefined {
  const own = nationsOf(view, seat).map((nation) => nouns[nation]);
  if (own.length <= 1) return own[0];
  const names = own.map(({ text }) => text);
  return {
    text: list(names, language),
    gender: own.every(({ gender }) => gender === "f") ? "f" : "m",
    plural: true,
    bare: true,
  };
}
