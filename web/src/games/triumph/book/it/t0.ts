import type { Section } from "../section";

export const t0 = {
  id: "T0",
  title: "Al tavolo",
  rules: {
    "T0.1": "Un giocatore risponde alla domanda che gli è stata posta, e a nient’altro.",
    "T0.2": "Una risposta indica pezzi e luoghi che ci sono, ciascuno una volta sola.",
    "T0.3": "Chi assegna le perdite assegna esattamente i punti forza dovuti, né di più né di meno.",
  },
  notes: {
    "T0.1":
      "I numeri seguono il regolamento stampato: T8.6 è la sesta regola della sua sezione 8. La sezione 6 va per i suoi nove passi, la sezione 11 per i suoi undici. R è un chiarimento su un passo dubbio, O un’opzione della partita.",
  },
} satisfies Section;
