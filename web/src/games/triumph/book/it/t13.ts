import type { Section } from "../section";

export const t13 = {
  id: "T13",
  title: "Il morale",
  rules: {
    "T13.1": "Ogni armata ha un livello di morale, che entrambi i giocatori vedono.",
    "T13.2":
      "L’armata che perde un attacco, attaccante o difensore che sia, perde un punto morale per ogni punto forza che vi ha perduto. Il vincitore non ne perde.",
    "T13.3": "Un’armata perde anche un punto morale per ogni punto forza che perde in una ritirata.",
    "T13.4": "Un’armata il cui morale scende sotto uno è demoralizzata (T16.1).",
    "T13.5":
      "Le perdite in un attacco guidato dall’artiglieria non demoralizzano mai: per queste il morale si ferma a uno.",
    "T13.6":
      "Quando il primo rinforzo francese arriva sulla mappa, i Francesi guadagnano quattro punti morale, una volta sola.",
  },
  notes: {
    "T13.2":
      "I punti forza perduti da chi ha contrattaccato contano se il difensore ha perso, e non contano se ha vinto (R14). L’attacco che ti costa più uomini può non costarti nemmeno un punto morale, se lo vinci.",
    "T13.3":
      "Contano anche l’artiglieria eliminata e le unità che non trovano posto (R16, R51). Una ritirata prima del combattimento si paga, e può demoralizzare (R51).",
    "T13.6": "Il morale può così superare 23 (R23).",
  },
} satisfies Section;
