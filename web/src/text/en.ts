import type { TextWords } from "./words";

export const en: TextWords = {
  choices: "Choices now",
  picked: "Picked so far",
  whole: "There is nothing more to pick: confirm or undo at “Your turn”.",
  nothing: "There is nothing for you to choose now.",
  show: "Show",
};
