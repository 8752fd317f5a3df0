import type { CardWords } from "../card";

export const en: CardWords = {
  name: "Napoleon’s Battles",
  line: "Orders and activations for the miniatures table, with your own generals and your own dice.",
  pages: { orders: "Orders of battle" },
};
