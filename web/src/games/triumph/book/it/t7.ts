import type { Section } from "../section";

export const t7 = {
  id: "T7",
  title: "La sequenza di gioco",
  rules: {
    "T7.1":
      "Una partita si gioca in round di un’ora ciascuno. Il 2 dicembre ne ha dieci, dalle 7 alle 16. Il 1° dicembre ne ha dieci, poi una notte, poi altri dieci.",
    "T7.2": "Un round è fatto di due turni: prima quello degli Alleati, poi quello dei Francesi.",
    "T7.3": "Nel suo turno un giocatore sposta i suoi pezzi e li usa per attaccare.",
    "T7.4":
      "Quando un turno finisce, le unità che sono state viste tornano segrete: le unità di entrambe le armate si rimescolano, ciascuna nella sua posizione.",
    "T7.5": "Le unità di un corpo non si rimescolano con quelle di un altro, né con quelle distaccate.",
  },
  notes: {
    "T7.3": "Lo fa con i comandi (T9.1), e può chiudere il turno quando vuole (R32).",
    "T7.4":
      "È il tavolo a rimescolare (R28). Un’unità che sta da sola resta nota, e così ciò che si può contare: quanti blocchi ci sono, e dove. Con l’opzione O7 il tavolo tiene nota di ciò che si è visto nel gruppo.",
  },
} satisfies Section;
