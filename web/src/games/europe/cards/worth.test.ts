import { expect, test } from "vitest";
import type { Card, Combination, Force, Nation } from "../../../wire/europe";
import { samplesOf } from "../../samples";
import { arms, countOf } from "../force";
import { worthOf } from "./worth";

test("what a combination is said to bring is what it has brought in played matches", { timeout: 600_000 }, () => {
  const combined = samplesOf("europe", 20).told.flatMap(({ value }) =>
    value.type === "combined"
      ? [value as unknown as { combination: Combination; nation: Nation; cards: Card[]; pieces: Force }]
      : [],
  );
  expect(combined.length).toBeGreaterThan(5);
  for (const { combination, nation, cards, pieces } of combined) {
    const worth = worthOf(combination, nation, cards);
    // A nation that has 200 pieces of a kind gets fewer; that is a case of its own.
    const fewer = arms.some((arm) => countOf(pieces, arm) < countOf(worth, arm));
    if (!fewer) expect(pieces).toEqual(worth);
    else expect(pieces).toEqual({ infantry: 2 });
  }
});

test("a card in the nation's colour brings a piece more, and Napoleon none", () => {
  expect(worthOf("brigade", "france", ["france_infantry", "austria_infantry", "napoleon"])).toEqual({ infantry: 4 });
  expect(worthOf("corps", "spain", ["spain_infantry", "france_cavalry", "napoleon", "spain_leader"])).toEqual({
    infantry: 2,
    cavalry: 1,
    artillery: 1,
    leader: 2,
  });
});
