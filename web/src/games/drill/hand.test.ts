import { describe, expect, test } from "vitest";
import { ownCards } from "./hand";

const lying = (cards: ReturnType<typeof ownCards>, lies: string) =>
  cards.filter((card) => card.lies === lies).map((card) => card.value);

describe("one's own cards", () => {
  test("lie in the hand, those that are picked with the bid", () => {
    const cards = ownCards({ hand: [1, 2, 2, 5] }, [{ type: "card", card: 2 }], true);
    expect(lying(cards, "bid")).toEqual([2]);
    expect(lying(cards, "hand")).toEqual([1, 2, 5]);
    expect(new Set(cards.map((card) => card.key)).size).toBe(4);
  });

  test("that are picked for an offer stay in the hand until it is made", () => {
    const picks = [{ type: "company", company: 1 as never } as const, { type: "card", card: 5 } as const];
    expect(lying(ownCards({ hand: [1, 5] }, picks, false), "hand")).toEqual([1, 5]);
  });

  test("that were bid or offered lie there", () => {
    const cards = ownCards({ hand: [4], bid: [1, 6], offer: { card: 3 } }, [], true);
    expect([lying(cards, "bid"), lying(cards, "offer"), lying(cards, "hand")]).toEqual([[1, 6], [3], [4]]);
  });
});
