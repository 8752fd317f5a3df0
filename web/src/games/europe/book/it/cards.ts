import type { Section } from "../section";

export const drawing = {
  id: "B13",
  title: "Pescare le carte",
  rules: {
    "B13.1": "Chi vince una battaglia maggiore pesca subito una carta.",
    "B13.2":
      "Dopo le battaglie ogni nazione che agisce pesca una carta per ogni capitale che possiede. San Pietroburgo non è una capitale.",
    "B13.3": "Pesca un’altra carta ogni dieci regioni che possiede, arrotondando per difetto.",
  },
  notes: {},
} satisfies Section;

export const playing = {
  id: "B14",
  title: "Giocare le carte",
  rules: {
    "B14.1": "Si giocano e si scambiano solo carte che sono in mano alla nazione.",
    "B14.2": "Le carte danno pezzi solo in combinazione.",
    "B14.3":
      "Due carte di un’arma sono un reggimento e danno un pezzo. Tre sono una brigata: tre fanterie, o due pezzi di un’altra arma. Quattro sono una divisione: sei fanterie, quattro cavallerie, tre artiglierie o tre comandanti.",
    "B14.4": "Una carta per ognuna delle quattro armi fa un corpo d’armata, che dà un pezzo di ciascuna.",
    "B14.5": "Ogni carta della combinazione del colore della nazione dà un pezzo in più, della sua arma.",
    "B14.6": "Napoleone vale come carta di qualunque arma. Non ha colore e non dà pezzi in più.",
    "B14.7": "Le carte giocate tornano nel mazzo, che si mescola.",
    "B14.8": "Le carte senza simbolo non danno nulla, e in produzione si possono rimettere nel mazzo. Le altre no.",
  },
  notes: {
    "B14.1":
      "Il mazzo di Bicorne ha 90 carte. Fanterie, cavallerie, artiglierie, comandanti di ogni colore. Francia: 4, 3, 2, 1. Gran Bretagna: 4, 2, 2, 2. Prussia: 5, 2, 2, 1. Russia: 4, 3, 2, 1. Ottomani: 4, 3, 2, 1. Austria: 4, 3, 2, 1. Spagna: 5, 2, 2, 1. Inoltre 4 Napoleoni e 16 carte senza simbolo. È una ricostruzione: quali simboli abbiano le carte stampate non è pubblico.",
    "B14.3": "Una divisione di fanteria rende molto più di due reggimenti: può convenire aspettare.",
  },
} satisfies Section;

export const trading = {
  id: "B15",
  title: "Scambiare le carte",
  rules: {
    "B15.1": "Le carte si scambiano tra una tua nazione e una di un altro giocatore.",
    "B15.2": "Entrambi mettono sul tavolo un numero qualsiasi di carte, coperte. Si guardano a scambio fatto.",
  },
  notes: { "B15.2": "Quante carte ci sono sul tavolo lo vedono tutti." },
} satisfies Section;

export const production = {
  id: "B16",
  title: "La produzione",
  rules: {
    "B16.1": "I nuovi pezzi si piazzano subito, in qualunque regione della patria.",
    "B16.2": "Non si piazza nulla in una regione dove ci sono armate nemiche.",
    "B16.3": "Una nazione con tutta la patria occupata non costruisce nulla.",
  },
  notes: {
    "B16.2":
      "Un comandante da solo non occupa nulla. I nuovi pezzi possono stargli accanto finché uno dei due ha mosso; se allora è ancora lì, è battuto subito (EB-20). Un terzo giocatore che attacca una regione così combatte prima chi vi ha più armate.",
  },
} satisfies Section;
