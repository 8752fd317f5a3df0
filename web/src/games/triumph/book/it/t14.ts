import type { Section } from "../section";

export const t14 = {
  id: "T14",
  title: "La notte",
  rules: {
    "T14.1": "Nello scenario del 1° dicembre il round tra i due giorni è notturno.",
    "T14.2": "Di notte nessuno attacca.",
    "T14.3": "Quando comincia la notte, ogni armata recupera metà dei punti morale che ha perduto.",
    "T14.4": "Ciò che recupera si arrotonda per difetto, e non supera mai quattro punti.",
  },
  notes: {
    "T14.2": "Non ci sono nemmeno minacce e finte (R56). I pezzi si spostano come di giorno.",
    "T14.3":
      "Avviene prima del turno alleato. Contano tutti i punti perduti fin lì, comprese le penalità per le unità d’élite; uno svantaggio concordato o d’asta no (R27, R56). I punti risparmiati dal limite di uno non sono stati perduti.",
  },
} satisfies Section;
