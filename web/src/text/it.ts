import type { TextWords } from "./words";

export const it: TextWords = {
  choices: "Scelte possibili",
  picked: "Scelto finora",
  whole: "Non c’è altro da scegliere: conferma o annulla in «Tocca a te».",
  nothing: "Ora non hai nulla da scegliere.",
  show: "Mostra",
};
