import type { CardWords } from "../card";

export const it: CardWords = {
  name: "Napoleon’s Battles",
  line: "Ordini e attivazioni per il tavolo delle miniature, con i tuoi generali e i tuoi dadi.",
  pages: { orders: "Ordini di battaglia" },
};
