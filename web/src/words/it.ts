import type { Words } from "./words";

export const it: Words = {
  language: "Italiano",
  chooseLanguage: "Lingua",
  owners:
    "I nomi dei giochi appartengono ai rispettivi proprietari. Bicorne è uno strumento non ufficiale per chi possiede i giochi.",
  skip: "Vai al contenuto",
  pages: "Pagine",
  home: "Bicorne: pagina iniziale",
  lobby: "Sala",
  rules: "Regolamenti",
  account: "Accedi",
  settings: "Impostazioni",
  about: "Che cos’è Bicorne",
  oneMoment: "Un momento…",
  pageMissing: "Non è stato possibile caricare questa pagina.",
  again: "Riprova",
  cancel: "No, lascia stare",
  guest: (number) => `Ospite ${String(number)}`,
};
