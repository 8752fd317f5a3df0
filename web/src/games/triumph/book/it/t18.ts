import type { Section } from "../section";

export const t18 = {
  id: "T18",
  title: "Santon (opzionale)",
  rules: {
    "T18.1": "A Santon (54) nessuna artiglieria tranne la batteria fissa guida un attacco.",
    "T18.2": "A Santon nessuna artiglieria tranne la batteria fissa guida una difesa.",
    "T18.3": "Se la batteria fissa è schierata a Santon, sta nella riserva della zona e non su una via d’accesso.",
    "T18.4":
      "Finché è nella riserva di Santon, può guidare da lì un attacco attraverso qualsiasi via d’accesso di Santon.",
    "T18.5": "Da lì può anche guidare la difesa di qualsiasi via d’accesso di Santon.",
    "T18.6":
      "Finché è lì, le penalità di una via d’accesso di Santon valgono anche per gli attacchi contro difensori in riserva.",
  },
  notes: {
    "T18.1":
      "Queste regole valgono solo con l’opzione O3. Dovunque sia la batteria fissa, T18.1 e T18.2 valgono per gli altri cannoni (R57).",
    "T18.4": "Guida da sola (R57).",
    "T18.5":
      "Guida con forza uno, pur essendo in riserva, ed è l’unica unità distaccata che può essere dichiarata (R57, T11.2f).",
    "T18.6":
      "La fanteria che guida l’attacco non perde un punto in più, e un risultato di zero non è vinto automaticamente dal difensore: questo resta solo per chi blocca la via d’accesso (R29).",
  },
} satisfies Section;
