import type { Section } from "../section";

export const t4 = {
  id: "T4",
  title: "La mappa",
  rules: {
    "T4.1":
      "I simboli stampati dentro una zona, presso una delle sue vie d’accesso, ostacolano gli attacchi che entrano nella zona da quella via d’accesso. Non ostacolano quelli che ne escono.",
    "T4.2":
      "Un pezzo è sempre in una posizione precisa di una zona: su una delle sue vie d’accesso, che allora blocca, oppure nella sua riserva.",
    "T4.3":
      "Due vie d’accesso diverse di una zona sono due posizioni diverse, e ciascuna è un’altra posizione rispetto alla riserva.",
    "T4.4": "Un giocatore non può avere in una zona più unità della sua capacità.",
    "T4.5": "I comandanti non contano nella capacità.",
    "T4.6": "La capacità è quella dell’intera zona. La riserva e le vie d’accesso non hanno limiti propri.",
    "T4.7": "Due zone sono adiacenti se hanno un lato in comune. Un angolo in comune non basta.",
  },
  notes: {
    "T4.1":
      "Ci sono penalità per la fanteria, per la cavalleria e per l’artiglieria (T11.6c), e vie d’accesso ostruite (T11.0j). I simboli non toccano mai il movimento (R36); le vie d’accesso intransitabili sì, da entrambi i lati (T10.3).",
    "T4.2":
      "Le vie d’accesso sono larghe o strette. La larghezza decide quante unità guidano (T11.4b, T11.5i) e quanto costa una ritirata (T12.5).",
    "T4.4": "Ogni giocatore conta le proprie unità. Per il passaggio su strada vedi T8.9.",
    "T4.7":
      "Le zone che si guardano attraverso l’acqua, con una riva da ogni parte, non hanno una via d’accesso in comune: non sono adiacenti. Case, boschi, torrenti e alture sono lì per essere guardati; i simboli dicono tutto ciò che conta.",
  },
} satisfies Section;
