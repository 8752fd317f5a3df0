import type { HomeWords } from "./words";

export const it: HomeWords = {
  whatItIs:
    "Un tavolo nel browser per tre wargame napoleonici, dove il regolamento si rispetta e la nebbia di guerra è vera: si gioca da soli, in due sullo stesso schermo o con un club sparso per il mondo.",
  games: "I giochi",
  playNow: "Gioca subito",
  hotSeat: "Sullo stesso schermo",
  online: "In rete",
  howToPlay: "Come si gioca",
  haveCode: "Ti hanno dato un codice?",
  player: (number) => `Giocatore ${String(number)}`,
};
