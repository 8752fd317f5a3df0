import type { HomeWords } from "./words";

export const it: HomeWords = {
  whatItIs:
    "Un tavolo nel browser per tre wargame napoleonici, dove il regolamento si rispetta e la nebbia di guerra è vera: si gioca da soli, in due sullo stesso schermo o con un club sparso per il mondo.",
  games: "I giochi",
  inPreparation: "in preparazione",
  game: {
    triumph: {
      name: "Napoleon’s Triumph",
      line: "Austerlitz, dicembre 1805: due armate di blocchi di legno, la cui forza è nascosta al nemico.",
    },
    europe: {
      name: "Napoleon in Europe",
      line: "Sette potenze e un continente: trattati, campagne, flotte e battaglie campali.",
    },
    battles: {
      name: "Napoleon’s Battles",
      line: "Ordini e attivazioni per il tavolo delle miniature, con i tuoi generali e i tuoi dadi.",
    },
    drill: {
      name: "L’addestramento",
      line: "Venti minuti in piazza d’armi con carte nascoste, puntate segrete e qualche dado: così si impara a stare al tavolo.",
    },
  },
  playNow: "Gioca subito",
  hotSeat: "Sullo stesso schermo",
  online: "In rete",
  howToPlay: "Come si gioca",
  orders: "Ordini di battaglia",
  haveCode: "Ti hanno dato un codice?",
  player: (number) => `Giocatore ${String(number)}`,
};
