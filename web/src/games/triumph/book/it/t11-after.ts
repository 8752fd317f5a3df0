import type { Section } from "../section";

export const end = {
  id: "T11.11",
  title: "Passo 11: la conclusione dell’attacco",
  rules: {
    "T11.11a":
      "Se l’attacco è stato guidato dall’artiglieria, tutti i pezzi di entrambe le armate restano sul posto, chiunque abbia vinto.",
    "T11.11b":
      "Se ha vinto l’attaccante e non guidava l’artiglieria, ogni pezzo del difensore nella zona del difensore si ritira, dichiarato o no (T12.2).",
    "T11.11c": "I pezzi in attacco vittoriosi entrano poi nella riserva del difensore, tutti quanti.",
    "T11.11d":
      "Se ha vinto il difensore, i pezzi in attacco che bloccano la via d’accesso dell’attaccante arretrano nella riserva della loro zona. Non è né un movimento né una ritirata.",
    "T11.11e":
      "Dopo un attacco perduto ogni corpo che ha attaccato tiene esattamente una delle sue unità in attacco, a scelta dell’attaccante. Tutte le altre unità in attacco sono distaccate.",
    "T11.11f": "Gli altri pezzi dell’attaccante nella zona dell’attaccante non ne risentono.",
    "T11.11g":
      "Se il difensore ha vinto dalla riserva, fa avanzare alcuni o tutti i pezzi dichiarati a bloccare la via d’accesso del difensore: almeno un’unità deve avanzare (R19).",
    "T11.11h":
      "Dove questa avanzata divide un corpo, le unità che non sono più con il loro comandante sono distaccate.",
    "T11.11i": "Le facce scoperte nell’attacco restano visibili fino alla fine del turno (R28).",
  },
  notes: {
    "T11.11b": "Prima si paga il morale per il combattimento; l’ordine è in R51.",
    "T11.11d":
      "Il difensore può vincere e tuttavia perdere ogni unità dichiarata: gli attaccanti arretrano lo stesso, e nessuno avanza (R48).",
    "T11.11e":
      "Un corpo battuto è disperso: per raccoglierlo ci vuole un comando di unione per ogni unità. Attacca con non più di quanto accetteresti di vedere disperso.",
  },
} satisfies Section;

export const after = {
  id: "T11.12",
  title: "Dopo un attacco",
  rules: {
    "T11.12a":
      "I pezzi che hanno attaccato e sono ancora nella zona dell’attaccante contano come già mossi, e i loro comandi come dati.",
    "T11.12b":
      "Se il difensore si è ritirato prima del combattimento, la cavalleria arrivata su strada può proseguire il suo movimento su strada e, proseguendo, attaccare ancora.",
    "T11.12c": "Se il difensore ha resistito, non va oltre.",
    "T11.12d":
      "Dopo un attacco guidato dall’artiglieria, in questo turno si può fare un secondo attacco attraverso la stessa via d’accesso.",
    "T11.12e": "Questo secondo attacco non può essere guidato dall’artiglieria.",
    "T11.12f":
      "Nessun pezzo che ha partecipato all’attacco guidato dall’artiglieria partecipa al secondo: ha già mosso (T9.20).",
    "T11.12g": "Il difensore può usare gli stessi pezzi contro entrambi, perché la via d’accesso è la stessa.",
    "T11.12h":
      "Dopo una finta, e dopo un attacco perduto dall’attaccante, nessuno attacca attraverso quella via d’accesso per il resto del turno.",
    "T11.12i":
      "Dopo un attacco vinto dall’attaccante, in questo turno nessun pezzo tranne gli attaccanti vittoriosi entra nella zona del difensore. Le ritirate prima del combattimento e gli attacchi guidati dall’artiglieria non la chiudono.",
  },
  notes: {
    "T11.12b":
      "La zona in cui è entrata conta nel suo movimento (R21). La cavalleria che entra per un solo tratto di strada e non prosegue ha fatto un movimento semplice e non chiude nulla.",
    "T11.12d":
      "È l’assalto classico: prima i cannoni, poi il corpo che sta dietro, dalla riserva. I cannoni non demoralizzano mai (T13.5), ma assottigliano chi blocca la via d’accesso.",
    "T11.12h":
      "Gli attacchi guidati dall’artiglieria non chiudono mai una via d’accesso, qualunque sia il risultato (R49). Una via d’accesso chiusa impedisce solo gli attacchi: in una zona rimasta vuota si può ancora entrare con un movimento semplice (R48).",
  },
} satisfies Section;
