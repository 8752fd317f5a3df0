import type { Section } from "../section";

export const map = {
  id: "B1",
  title: "La mappa",
  rules: {
    "B1.1":
      "I pezzi vanno da una regione a una che confina con essa. Due regioni confinano se hanno un confine in comune, o se tra loro è disegnato un passaggio.",
  },
  notes: {
    "B1.1":
      "Le regioni sono 95: 55 di patria e 40 nazioni minori. I mari contano solo per gli sbarchi. Le isole senza nome non hanno un’ancora, e non si raggiungono.",
  },
} satisfies Section;

export const ownership = {
  id: "B2",
  title: "Di chi è una regione",
  rules: {
    "B2.1": "Una regione di patria è della sua nazione finché non la occupa fanteria nemica.",
    "B2.2":
      "Una nazione minore è di chi per ultimo vi ha portato fanteria. Resta sua anche quando la fanteria se ne va: il segnalino rimane.",
    "B2.3":
      "Una regione di patria nemica si tiene solo finché vi sta fanteria dell’occupante. Quando se ne va, torna alla sua nazione.",
    "B2.4":
      "Solo la fanteria prende regioni. Cavalleria, artiglieria e comandanti stanno dove vogliono, ma non cambiano nulla.",
  },
  notes: { "B2.3": "Una patria conquistata vuole presìdi; le nazioni minori no." },
} satisfies Section;

export const powers = {
  id: "B3",
  title: "Le grandi potenze",
  rules: {
    "B3.1":
      "Le nazioni maggiori sono sette: Francia, Gran Bretagna, Prussia, Russia, Ottomani, Austria e Spagna. Ognuna ha una patria del suo colore, con una capitale.",
  },
  notes: {},
} satisfies Section;

export const pieces = {
  id: "B4",
  title: "I pezzi",
  rules: {
    "B4.1": "Fanteria, cavalleria e artiglieria sono armate. I comandanti no: aiutano gli altri.",
    "B4.2": "Cavalleria e comandanti muovono di una o due regioni per turno, fanteria e artiglieria di una.",
  },
  notes: {},
} satisfies Section;
