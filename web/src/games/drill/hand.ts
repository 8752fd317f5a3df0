import type { Card, Cards, Pick } from "../../wire/drill";

/** A card of one's own, and where it lies. The key stays with it while it moves. */
export interface OwnCard {
  key: string;
  value: Card;
  lies: "hand" | "bid" | "offer";
  /** Its place among those that lie with it, and how many they are. */
  place: number;
  count: number;
}

interface Held {
  hand: Cards;
  bid?: Cards;
  offer?: { card: Card };
}

/** All cards of one's own; those that are picked for a bid lie with the bid already. */
export function ownCards(held: Held, draft: readonly Pick[], bidding: boolean): OwnCard[] {
  const picked = draft.flatMap((pick) => (pick.type === "card" && bidding ? [pick.card] : []));
  const hand = [...held.hand];
  for (const card of picked) hand.splice(hand.indexOf(card), 1);
  const seen = new Map<Card, number>();
  const lay = (cards: readonly Card[], lies: OwnCard["lies"]) =>
    cards.map((value, place): OwnCard => {
      const nth = (seen.get(value) ?? 0) + 1;
      seen.set(value, nth);
      return { key: `card-${String(value)}-${String(nth)}`, value, lies, place, count: cards.length };
    });
  return [
    ...lay([...(held.bid ?? []), ...picked], "bid"),
    ...lay(held.offer ? [held.offer.card] : [], "offer"),
    ...lay(hand, "hand"),
  ];
}
