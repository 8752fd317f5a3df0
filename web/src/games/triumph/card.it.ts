import type { CardWords } from "../card";

export const it: CardWords = {
  name: "Napoleon’s Triumph",
  line: "Austerlitz, dicembre 1805: due armate di blocchi di legno, la cui forza è nascosta al nemico.",
};
