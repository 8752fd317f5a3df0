import type { OptionKey } from "../../../../wire/europe.names";

export const options: Record<OptionKey, { name: string; hint: string }> = {
  seats: { name: "Giocatori", hint: "Da due a sette. Meno sono, più nazioni gioca ciascuno." },
  nations: { name: "Le nazioni sono", hint: "Estratte a sorte, o scelte una dopo l’altra." },
  victory: {
    name: "La guerra",
    hint: "Una guerra limitata finisce dopo i suoi round e vince chi ha più conquiste. Per la vittoria totale bisogna restare l’ultimo.",
  },
  leader_rule: {
    name: "Regola opzionale sui comandanti",
    hint: "Un comandante in prima linea dà un dado in più a ogni armata che fa fuoco, e lui non ne lancia.",
  },
  data: {
    name: "Mazzo e preparazioni",
    hint: "Quelli del programma sono una ricostruzione; il gestore di questo server può averne messi altri al loro posto.",
  },
};

/** What the options are set to, where that is a word. */
export const values: Record<string, string> = {
  drawn: "estratte a sorte",
  chosen: "scelte",
  short_war: "limitata, 12 round",
  medium_war: "limitata, 18 round",
  long_war: "limitata, 24 round",
  total_victory: "vittoria totale",
  own: "quelli del gestore",
};
