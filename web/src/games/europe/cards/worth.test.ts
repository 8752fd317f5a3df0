import { expect, test } from "vitest";
import type { Card, Combination, Force, Nation } from "../../../wire/europe";
import { samplesOf } from "../../samples";
import { worthOf } from "./worth";

test("what a combination is said to bring is what it has brought in played matches", { timeout: 600_000 }, () => {
  const combined = samplesOf("europe", 20).told.flatMap(({ value }) =>
    value.type === "combined"
      ? [value as unknown as { combination: Combination; nation: Nation; cards: Card[]; pieces: Force }]
      : [],
  );
  expect(combined.length).toBeGreaterThan(5);
  for (const { combination, nation, cards, pieces } of combined) {
    expect(worthOf(combination, nation, cards)).toEqual(pieces);
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
