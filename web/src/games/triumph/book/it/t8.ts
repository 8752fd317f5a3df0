import type { Section } from "../section";

export const t8 = {
  id: "T8",
  title: "I corpi",
  rules: {
    "T8.1": "Un corpo è un comandante con un numero di unità da una a otto. I corpi si formano nella preparazione.",
    "T8.2":
      "Un’unità che ha lasciato il suo corpo è distaccata. Lo resta, se occorre per tutta la partita, finché un comando di unione non la prende in un corpo, lo stesso o un altro (T9.14, R1).",
    "T8.3":
      "Un giocatore distacca unità di sua volontà solo dove una regola lo permette (T9.10, T9.11, T9.19). Attacchi e ritirate possono distaccare unità anche suo malgrado (T11.11e, T12.17).",
    "T8.4": "Un corpo non ha mai più di otto unità.",
    "T8.5": "Il minimo stampato di un comandante vale solo nella preparazione. In gioco basta un’unità.",
    "T8.6":
      "L’ultima unità di un corpo non può essere distaccata, con nessun comando, né presa da un altro comandante.",
    "T8.7": "Quando l’ultima unità di un corpo è eliminata, lo è anche il suo comandante.",
    "T8.8": "Tutti i pezzi di un corpo sono sempre in una sola posizione.",
    "T8.9":
      "Un movimento su strada può passare per una zona che non ha posto abbastanza, se c’è posto almeno per un’unità. Non può passare per una zona piena, e non finisce dove il posto non basta.",
  },
  notes: {
    "T8.2":
      "Un’unità distaccata obbedisce solo a comandi indipendenti (T9.6), e ce ne sono pochi: distacca con uno scopo.",
    "T8.7": "Qualunque cosa l’abbia eliminata; per il comandante non si paga morale (R35).",
    "T8.9":
      "Segue le correzioni al regolamento inglese; il testo precedente lasciava passare un corpo per qualsiasi zona.",
  },
} satisfies Section;
