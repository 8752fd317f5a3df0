import type { Section } from "../section";

export const t5 = {
  id: "T5",
  title: "Gli scenari",
  rules: {
    "T5.1":
      "2 dicembre, il giorno della battaglia: tutti i corpi alleati cominciano sulla mappa. È lo scenario principale, di dieci round.",
    "T5.2":
      "1° dicembre, l’avanzata alleata del giorno prima: il giocatore alleato comincia con due corpi a sua scelta sulla mappa, e gli altri entrano come rinforzi. Dura il doppio, con una notte tra i due giorni.",
  },
  notes: {
    "T5.1": "Il migliore per cominciare. Gli Alleati hanno più uomini, i Francesi più comandi.",
  },
} satisfies Section;
