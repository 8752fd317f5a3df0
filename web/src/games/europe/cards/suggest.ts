/**
 * Combinations that a hand may make, with the cards that bring most: those in the nation's own colour first, Napoleon only
 * where he is needed. Whether one may be played is for the server to say.
 */

import type { Card, Combination, Nation } from "../../../wire/europe";
import { arms } from "../force";
import { colourOf, symbolOf } from "../words/cards";

export interface Suggestion {
  readonly nation: Nation;
  readonly combination: Combination;
  readonly cards: readonly Card[];
}

const sizes = { regiment: 2, brigade: 3, division: 4 } as const;

export function suggestions(nation: Nation, hand: readonly Card[]): readonly Suggestion[] {
  const napoleons = hand.filter((card) => card === "napoleon");
  const ofArm = new Map(
    arms.map((arm) => {
      const cards = hand.filter((card) => symbolOf(card) === arm);
      const own = (card: Card) => (colourOf(card) === nation ? 0 : 1);
      return [arm, [...cards].sort((a, b) => own(a) - own(b))] as const;
    }),
  );
  const alike = (["division", "brigade", "regiment"] as const).flatMap((combination) =>
    arms.flatMap((arm) => {
      const cards = (ofArm.get(arm) ?? []).slice(0, sizes[combination]);
      return filled(cards, sizes[combination], napoleons).map((all) => ({ nation, combination, cards: all }));
    }),
  );
  const different = arms.flatMap((arm) => ofArm.get(arm)?.slice(0, 1) ?? []);
  const corps = filled(different, 4, napoleons).map((cards) => ({ nation, combination: "corps" as const, cards }));
  return [...corps, ...alike];
}

/** With Napoleons for what is missing, if there are so many and some other card. */
function filled(cards: readonly Card[], size: number, napoleons: readonly Card[]): readonly (readonly Card[])[] {
  const missing = size - cards.length;
  if (cards.length === 0 || missing > napoleons.length) return [];
  return [inOrder([...cards, ...napoleons.slice(0, missing)])];
}

/** As the rules list cards: by arm, Napoleon last. */
export function inOrder(cards: readonly Card[]): readonly Card[] {
  const place = (card: Card) => {
    const arm = arms.indexOf(symbolOf(card) as (typeof arms)[number]);
    return arm < 0 ? arms.length : arm;
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}
