import type { Section } from "../section";

export const t17 = {
  id: "T17",
  title: "Il bilanciamento (opzionale)",
  rules: {
    "T17.1":
      "Per bilanciare una partita si può abbassare il morale iniziale di un’armata: di comune accordo (O1), o con un’asta per la scelta dell’armata (O2).",
    "T17.2": "L’asta si tiene nel passo 2 della preparazione, prima che qualcuno abbia un’armata.",
    "T17.3": "I giocatori fanno offerte a turno.",
    "T17.4": "Un’offerta è di zero o più, e più alta di quella precedente.",
    "T17.5": "L’offerta è il morale a cui chi la fa rinuncerebbe per scegliere la sua armata.",
    "T17.6": "Chi fa la prima offerta si decide per sorteggio.",
    "T17.7": "Invece di fare un’offerta un giocatore può passare. Allora l’asta la vince l’altro.",
    "T17.8": "Il vincitore sceglie la sua armata, e il morale iniziale di questa si abbassa della sua offerta.",
    "T17.9": "L’altro gioca con l’armata rimasta, al suo morale normale.",
  },
  notes: {
    "T17.4": "Numeri interi; e qualunque armata si scelga, le resta almeno un punto (R30, R58).",
    "T17.7": "Se chi comincia passa subito, l’altro sceglie a zero (R58).",
  },
} satisfies Section;
