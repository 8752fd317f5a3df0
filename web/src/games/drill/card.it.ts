import type { CardWords } from "../card";

export const it: CardWords = {
  name: "L’addestramento",
  line: "Venti minuti in piazza d’armi con carte nascoste, puntate segrete e qualche dado: così si impara a stare al tavolo.",
};
