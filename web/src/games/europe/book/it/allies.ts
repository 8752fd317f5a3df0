import type { Section } from "../section";

export const alliances = {
  id: "B10",
  title: "Gli alleati",
  rules: {
    "B10.1": "Due giocatori che si accordano sono alleati. Chi lo è già non può diventarlo due volte.",
    "B10.2": "Gli alleati possono agire insieme, nel turno di uno di loro.",
    "B10.3": "Gli alleati possono stare in una stessa regione senza combattere.",
    "B10.4":
      "I pezzi di chi rompe un’alleanza e quelli di colui con cui ha rotto combattono dove stanno ancora insieme a movimento finito.",
    "B10.5": "Si rompe solo un’alleanza che c’è.",
  },
  notes: {},
} satisfies Section;

export const diplomacy = {
  id: "B11",
  title: "La diplomazia",
  rules: {
    "B11.1": "Due giocatori qualsiasi possono parlare in privato, in ogni momento. Le promesse non vincolano nessuno.",
  },
  notes: {},
} satisfies Section;

export const neutrals = {
  id: "B12",
  title: "Le grandi potenze neutrali",
  rules: {
    "B12.1": "Le nazioni che nessuno gioca non hanno pezzi, e le loro regioni sono nazioni minori come le altre.",
    "B12.2": "Le loro capitali non contano né per le carte né per gli sbarchi.",
  },
  notes: {},
} satisfies Section;
