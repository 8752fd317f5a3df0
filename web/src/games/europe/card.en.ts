import type { CardWords } from "../card";

export const en: CardWords = {
  name: "Napoleon in Europe",
  line: "Seven powers and one continent: armies, landings, treaties kept and broken, and battles in two lines.",
};
