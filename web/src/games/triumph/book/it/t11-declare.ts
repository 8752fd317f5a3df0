import type { Section } from "../section";

export const defence = {
  id: "T11.4",
  title: "Passo 4: la dichiarazione del difensore",
  rules: {
    "T11.4a":
      "Il difensore dice quali unità guidano la difesa. Sono tra quelle dichiarate nel passo 2. Non è obbligatorio che qualcuno guidi (R13).",
    "T11.4b": "Se la via d’accesso del difensore è larga, guidano la difesa al massimo due unità.",
    "T11.4c": "Se la via d’accesso del difensore è stretta, guida la difesa al massimo un’unità.",
    "T11.4d":
      "Due unità che guidano dalla riserva sono dello stesso tipo e dello stesso corpo. Qui la Guardia e la fanteria di linea contano come un solo tipo (R7).",
    "T11.4e": "Un’unità in riserva di forza uno non guida la difesa, nemmeno da sola (R7).",
    "T11.4f": "Le unità che guidano la difesa si scoprono.",
  },
  notes: {
    "T11.4a":
      "A questo tavolo le unità guida si scelgono insieme ai pezzi nel passo 2 e restano segrete finché l’attacco non è condotto a fondo (R54). Ogni unità guida costa all’attaccante un punto forza (T11.9b), ma è la prima a subire (T11.10e).",
    "T11.4d":
      "Chi blocca la via d’accesso è libero: può guidare qualsiasi unità, di qualsiasi forza e in qualsiasi combinazione (R7). Due unità distaccate non hanno un corpo in comune e dalla riserva non guidano insieme.",
    "T11.4e": "L’artiglieria quindi non guida mai una difesa dalla riserva, tranne a Santon (T18.5).",
  },
} satisfies Section;

export const declaration = {
  id: "T11.5",
  title: "Passo 5: la dichiarazione dell’attaccante",
  rules: {
    "T11.5a":
      "L’attaccante dichiara il comando o i comandi del suo attacco, la sua ampiezza e le unità che lo guidano.",
    "T11.5b": "I pezzi in attacco sono quelli che questi comandi spostano.",
    "T11.5c": "Restano dove sono finché l’attacco non è risolto.",
    "T11.5d": "Attraverso una via d’accesso stretta l’attacco è stretto.",
    "T11.5e": "Attraverso una via d’accesso larga l’attaccante sceglie se l’attacco è largo o stretto.",
    "T11.5f": "Se l’attacco è stretto e due unità guidano la difesa, l’attaccante sceglie quale delle due affronta.",
    "T11.5g": "L’altra non guida più la difesa (R8).",
    "T11.5h":
      "Le unità che guidano l’attacco sono tra i pezzi in attacco. Non è obbligatorio che qualcuno guidi (R13).",
    "T11.5i": "Guidano un attacco largo al massimo due unità.",
    "T11.5j": "Guida un attacco stretto al massimo un’unità.",
    "T11.5k": "Due unità che guidano un attacco sono dello stesso tipo. Non serve che siano dello stesso corpo (R34).",
    "T11.5l":
      "La fanteria di forza uno e la cavalleria di forza uno non possono guidare un attacco. L’artiglieria di forza uno può (R4).",
    "T11.5m": "L’artiglieria non può guidare un attacco fatto con un movimento di corpo.",
    "T11.5n": "L’artiglieria guida un attacco solo se blocca la via d’accesso dell’attaccante; dalla riserva non può.",
    "T11.5o":
      "Un attacco attraverso una via d’accesso non può essere guidato dall’artiglieria se nel round precedente ne è già stato guidato uno dall’artiglieria attraverso la stessa via d’accesso, dallo stesso lato. L’eccezione: la zona dell’attaccante è una collina e quella del difensore no (R5).",
    "T11.5p":
      "Le minacce finite in una finta o in una ritirata prima del combattimento non contano: nessuno ha guidato.",
    "T11.5q": "Le unità che guidano l’attacco si scoprono.",
  },
  notes: {
    "T11.5a":
      "Non possono attaccare più unità della capacità della zona del difensore; fanno eccezione gli attacchi guidati dall’artiglieria (R43).",
    "T11.5b": "Le unità che un movimento di corpo lascia indietro si distaccano adesso e non partecipano (R33).",
    "T11.5f":
      "Utile contro un’unità guida forte e una debole: affronti quella debole e nel passo 9 perdi un punto forza di meno. Quella forte può ancora contrattaccare (T11.7d).",
    "T11.5k": "La Guardia e la fanteria di linea non possono guidare insieme un attacco (T15.11).",
    "T11.5l": "Conta la forza di adesso, non quella iniziale.",
    "T11.5m":
      "L’artiglieria fa fuoco con un movimento di unità o di distacco; un solo movimento di distacco può impiegare due batterie dello stesso corpo. Una batteria che è l’unica unità del suo corpo non può fare fuoco (R33).",
    "T11.5n": "La batteria fissa a Santon fa eccezione (T18.4).",
    "T11.5o":
      "Altrove i cannoni possono fare fuoco attraverso una via d’accesso un round sì e uno no. Mai due volte attraverso la stessa via d’accesso nello stesso turno (T11.12e).",
  },
} satisfies Section;
