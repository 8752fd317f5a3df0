import type { Section } from "../section";

export const table = {
  id: "P",
  title: "Come si tiene la partita",
  rules: {
    P1: "Una nazione ha al massimo 200 pezzi di un tipo. Quelli in più non si costruiscono.",
    P2: "Una battaglia non decisa dopo cinquanta turni è persa dall’attaccante, che viene inseguito.",
    P3: "Una Vittoria Totale che nessuno ha ottenuto dopo 100 round non è di nessuno.",
    P4: "Un giocatore propone un’alleanza a ogni altro una volta per round.",
    P5: "A una domanda si risponde quello che chiede, e nient’altro.",
    P6: "Un ordine riguarda almeno un pezzo, o una carta.",
    P7: "Una nazione non ha più di un’offerta di carte sul tavolo.",
    P8: "In un turno si offrono carte al massimo dodici volte.",
  },
  notes: {},
} satisfies Section;
