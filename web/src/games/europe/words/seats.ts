/** What a player is called once it is known which nations he plays. */

import type { Nation, View } from "../../../wire/europe";
import type { Seat } from "../../../wire/table";
import type { Noun } from "../../../words/noun";
import { nations } from "../nations";

/** All nations that a player was given, fallen ones too: a name does not change in the middle of a war. */
export function nationsOf(view: View, seat: Seat): readonly Nation[] {
  return nations.filter((nation) => view.open.players[nation] === seat);
}

/** One nation has its article and gender. Several go by their bare names, joined so closely that they are one player. */
export function seatNoun(view: View, seat: Seat, nouns: Readonly<Record<Nation, Noun>>): Noun | undefined {
  const own = nationsOf(view, seat).map((nation) => nouns[nation]);
  if (own.length <= 1) return own[0];
  const names = own.map(({ text }) => text.replace(/^the /, ""));
  const gender = own.every((noun) => noun.gender === "f") ? "f" : "m";
  return { text: names.join("–"), gender, plural: true, bare: true };
}
