import { plural } from "../words/sentence";
import type { RulesWords } from "./words";

export const it: RulesWords = {
  title: "Regolamenti",
  line: "Quello che il tavolo fa rispettare, regola per regola. Quando rifiuta qualcosa, indica la regola, e il collegamento porta qui.",
  read: "Leggi il regolamento",
  rulesOf: (game) => `${game}: il regolamento`,
  contents: "Indice",
  inTwoMinutes: "In due minuti",
  search: "Cerca nel regolamento",
  searchHint: (rule) => `Cerca, es. ${rule}`,
  found: (count) =>
    count === 0
      ? "Nessuna regola ne parla."
      : plural("it", count, { one: "Una regola.", other: `${String(count)} regole.` }),
  note: "Nota:",
  linkTo: (rule) => `Collegamento alla regola ${rule}`,
  copied: (rule) => `Il collegamento a ${rule} è stato copiato.`,
  print: "Stampa",
  allRules: "Tutti i giochi",
};
