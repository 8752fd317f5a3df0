import type { CardWords } from "../card";

export const en: CardWords = {
  name: "Napoleon’s Triumph",
  line: "Austerlitz, December 1805: two armies of wooden blocks, their strength hidden from the enemy.",
};
