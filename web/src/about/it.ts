import type { AboutWords } from "./words";

export const it: AboutWords = {
  title: "Che cos’è Bicorne",
  version: (version) => `Versione ${version}`,
  what: "Bicorne è un tavolo gratuito per giocare nel browser ai wargame napoleonici. Fa rispettare il regolamento, conserva ogni partita e mostra a ciascun giocatore solo quello che la sua parte può vedere. Non sostituisce i giochi: è per chi li possiede e vuole giocare anche quando non ci si può sedere allo stesso tavolo.",
  games: "I giochi e i loro proprietari",
  owners:
    "I nomi appartengono ai rispettivi proprietari. Bicorne non è ufficiale: gli autori e gli editori di questi giochi non l’hanno realizzato, non lo garantiscono e non ne sono responsabili. Non usa nulla della loro grafica: mappe e pezzi sono ridisegnati da zero.",
  drill: "L’addestramento, con cui prendi confidenza con il tavolo, è di Bicorne.",
  dice: {
    title: "Dadi onesti",
    text: "Prima che una partita cominci il server sorteggia un numero segreto e ne pubblica l’impronta, così da non poterlo più cambiare. Poi il browser di ogni giocatore aggiunge il proprio contributo, e così nessuno, nemmeno chi gestisce il server, può scegliere i dadi. Ogni dado deriva da entrambi, e ritirare una mossa non cambia il lancio successivo. A partita finita il numero segreto viene pubblicato, e chiunque può ricalcolare ogni dado.",
    check: "Verifica i dadi di una partita",
  },
  fog: {
    title: "La nebbia di guerra",
    text: "Quello che non puoi vedere non lascia il server: al tuo browser arriva ciò che la tua parte sa, e nient’altro. E nulla tradisce il resto: né un rifiuto, né il numero dei messaggi, né chi il tavolo sta aspettando. I nostri collaudi giocano partite intere in due mondi che non potresti distinguere, ed esigono che in entrambi ti arrivi esattamente la stessa cosa.",
  },
  privacy: {
    title: "Che cosa si conserva di te",
    stored: [
      "il tuo nome e, se li indichi, un indirizzo e-mail e un indirizzo per gli avvisi (webhook); di un indirizzo a cui si è scritto, un’impronta che dice se chi lo legge non vuole ricevere nulla;",
      "della password e del collegamento personale solo un’impronta, da cui non si possono ricavare;",
      "da dove hai fatto l’accesso, per esempio «Firefox, Linux», e l’ora della tua ultima visita da lì;",
      "quello che hai giocato, detto e annotato nelle tue partite.",
    ],
    cookie:
      "C’è un solo cookie, che dice chi sei. Non ce ne sono altri, nessuno ti traccia e le pagine non caricano nulla da altri siti.",
    leave: "Puoi cancellare i tuoi dati in qualsiasi momento. Quello che hai giocato e detto resta, senza il tuo nome.",
    yourPage: "Vai alla tua pagina",
  },
  licences: {
    title: "Licenze",
    own: "Bicorne è software libero, con licenza MIT o Apache 2.0, a tua scelta. © 2026 i collaboratori di Bicorne.",
    font: "È composto in EB Garamond, © 2017 The EB Garamond Project Authors, con licenza SIL Open Font License 1.1.",
    fontText: "La licenza del carattere",
    parts: "Queste pagine contengono il lavoro di altri:",
    mit: "Il testo della licenza MIT (in inglese)",
  },
  api: {
    title: "Per chi programma",
    text: "Tutto quello che fanno queste pagine lo può fare anche un programma: un giocatore automatico, la pagina di un club, una statistica.",
    docs: "Leggi come il server descrive le sue API",
  },
};
