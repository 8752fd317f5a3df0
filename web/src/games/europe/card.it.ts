import type { CardWords } from "../card";

export const it: CardWords = {
  name: "Napoleon in Europe",
  line: "Sette potenze e un continente: armate, sbarchi, trattati rispettati e traditi, e battaglie su due linee.",
};
