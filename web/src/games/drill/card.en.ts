import type { CardWords } from "../card";

export const en: CardWords = {
  name: "The drill",
  line: "Twenty minutes on the parade ground with hidden cards, secret bids and a die or two: the quickest way to learn the table.",
};
