import type { Words } from "./words";

export const it: Words = {
  language: "Italiano",
  chooseLanguage: "Lingua",
  whatItIs:
    "Un tavolo nel browser per tre wargame napoleonici, dove le regole si rispettano e la nebbia di guerra è vera: da soli, in due davanti a uno schermo o con un club sparso per il mondo.",
  games: "I giochi",
  inPreparation: "in preparazione",
  game: {
    triumph: {
      name: "Napoleon’s Triumph",
      line: "Austerlitz, dicembre 1805: due eserciti di blocchi di legno, la cui forza è nascosta al nemico.",
    },
    europe: {
      name: "Napoleon in Europe",
      line: "Sette potenze e un continente: trattati, campagne, flotte e battaglie campali.",
    },
    battles: {
      name: "Napoleon’s Battles",
      line: "Ordini e attivazione per il tavolo delle miniature, con i vostri generali e i vostri dadi.",
    },
  },
  owners:
    "I nomi dei giochi appartengono ai rispettivi proprietari. Bicorne è uno strumento non ufficiale per chi possiede i giochi.",
  skip: "Vai alla pagina",
  pages: "Pagine",
  home: "Bicorne: pagina iniziale",
  lobby: "Sala",
  rules: "Regolamenti",
  account: "Accedi",
  settings: "Impostazioni",
  about: "Su Bicorne",
  oneMoment: "Un momento …",
  pageMissing: "Non è stato possibile caricare questa pagina.",
  again: "Riprova",
  guest: (number) => `Ospite ${String(number)}`,
};
