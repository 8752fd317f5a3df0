import type { AboutWords } from "./words";

export const it: AboutWords = {
  title: "Su Bicorne",
  version: (version) => `Versione ${version}`,
  what: "Bicorne è un tavolo gratuito e libero per wargame napoleonici nel browser. Fa rispettare le regole, conserva ogni partita e mostra a ciascun giocatore quello che la sua parte può vedere. Non sostituisce i giochi: è per chi li possiede e vuole giocare anche quando non ci si può sedere allo stesso tavolo.",
  games: "I giochi e i loro proprietari",
  owners:
    "I nomi appartengono ai rispettivi proprietari. Bicorne non è ufficiale: chi ha ideato o pubblicato questi giochi non l’ha fatto, non lo garantisce e non ne ha colpa. Non usa nulla della loro grafica; mappe e pezzi sono disegnati da capo.",
  drill: "L’addestramento, con cui puoi conoscere il tavolo, è di Bicorne.",
  dice: {
    title: "Dadi onesti",
    text: "Prima che una partita cominci il server estrae un numero segreto e ne pubblica l’impronta, così da non poterlo più cambiare. Poi il browser di ogni giocatore aggiunge un contributo proprio, così che nessuno, nemmeno chi gestisce il server, possa scegliere i dadi. Ogni dado deriva da entrambi, e annullare una mossa non cambia il dado successivo. A partita finita il numero segreto viene mostrato, e chiunque può ricalcolare ogni dado.",
    check: "Verifica i dadi di una partita",
  },
  fog: {
    title: "La nebbia di guerra",
    text: "Quello che non puoi vedere non lascia il server: al tuo browser arriva ciò che la tua parte sa, e nient’altro. E nulla tradisce il resto, né un rifiuto, né il numero dei messaggi, né chi il tavolo sta aspettando. Le prove giocano partite intere in due mondi che non potresti distinguere, ed esigono che in entrambi ti arrivi la stessa cosa.",
  },
  privacy: {
    title: "Che cosa si conserva di te",
    stored: [
      "il tuo nome e, se li dai, un indirizzo di posta elettronica e uno a cui inviare avvisi;",
      "della parola d’ordine e del collegamento personale solo un’impronta, da cui non si possono ricavare;",
      "dove hai fatto l’accesso, come in «Firefox, Linux», e l’ora della tua ultima visita da lì;",
      "quello che hai giocato, detto e annotato nelle tue partite.",
    ],
    cookie:
      "C’è un solo cookie, che dice chi sei. Non ce ne sono altri, nessuno ti traccia, e le pagine non caricano nulla da altri siti.",
    leave: "Puoi cancellarti in qualsiasi momento. Quello che hai giocato e detto allora resta, senza il tuo nome.",
    yourPage: "Vai alla tua pagina",
  },
  licences: {
    title: "Licenze",
    own: "Bicorne è software libero, con la licenza MIT o la licenza Apache 2.0, a tua scelta. © 2026, chi contribuisce a Bicorne.",
    font: "È composto in EB Garamond, © 2017 The EB Garamond Project Authors, con la SIL Open Font License 1.1.",
    fontText: "La licenza del carattere",
    parts: "Queste pagine contengono il lavoro di altri:",
    mit: "Il testo della licenza MIT (in inglese)",
  },
  api: {
    title: "Per chi programma",
    text: "Tutto quello che fanno queste pagine lo può fare anche un programma: un giocatore artificiale, la pagina di un club, una statistica.",
    docs: "Il server descrive le sue chiamate (API)",
  },
};
