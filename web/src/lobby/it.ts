import { the } from "../words/noun";
import { list, plural } from "../words/sentence";
import type { LobbyWords } from "./words";

const minutes = (count: number) => plural("it", count, { one: "un minuto", other: `${String(count)} minuti` });
const decimal = (time: number) => time.toLocaleString("it");
const seconds = (time: number) =>
  time < 1 ? "mezzo secondo" : plural("it", time, { one: "un secondo", other: `${String(time)} secondi` });
const days = (count: number) => plural("it", count, { one: "un giorno", other: `${String(count)} giorni` });

export const it: LobbyWords = {
  title: "Sala",
  groups: { turn: "Tocca a te", playing: "In corso", waiting: "In attesa di giocatori", over: "Finite" },
  myMatches: "Le tue partite",
  noMatches: "Non hai ancora partite. Creane una, o unisciti a una qui sotto.",
  toJoin: "Partite pubbliche a cui unirti",
  nothingToJoin: "Al momento nessuna partita pubblica cerca giocatori. Creane una tu.",
  toWatch: "Partite pubbliche da guardare",
  nothingToWatch: "Al momento non c’è nessuna partita pubblica in corso.",
  more: "Mostra altre",
  wholeLobby: "Tutte le partite",
  newMatch: "Nuova partita",
  state: {
    yourTurn: "Tocca a te",
    othersTurn: "Tocca ad altri",
    playing: "In corso",
    invited: "Hai un invito",
    openSeats: (count) => plural("it", count, { one: "1 posto libero", other: `${String(count)} posti liberi` }),
    ready: "Tutti i posti occupati",
    overdue: "Qualcuno è in ritardo",
    aborted: "Annullata",
    needsNewer: "Serve una versione più recente",
    unknownGame: "Qui non si può giocare",
    unplayable: "Non si può aprire",
  },
  unplayable: {
    why: (why) => {
      switch (why.type) {
        case "needs_newer":
          return "Per questa partita serve una versione del programma più recente di quella in uso qui.";
        case "bad_header":
          return "Questo programma non riesce a leggere come è cominciata la partita.";
        case "bad_journal":
          return why.entry === undefined
            ? "Il file della partita non finisce dove dovrebbe."
            : `Questo programma arriva a un risultato diverso dal file della partita, alla voce ${String(why.entry)}.`;
      }
    },
    stays: "Nulla è andato perso: la partita resta com’è e continua quando il gestore avrà aggiornato il programma.",
    kept: "Nulla è andato perso: la partita resta com’è, e il suo file si può scaricare.",
    whole: "Scarica il file della partita",
  },
  unseen: (count) => plural("it", count, { one: "1 novità", other: `${String(count)} novità` }),
  made: "creata",
  begun: "cominciata",
  ended: "finita",
  pace: (pace) =>
    pace.type === "live"
      ? `in diretta, fino a ${minutes(pace.minutes)} per pensare`
      : `per corrispondenza, fino a ${days(pace.days)} per pensare`,
  late: {
    wait: "gli altri aspettano, o si accordano tutti su che cosa fare",
    grace: "altrettanto tempo, poi il computer più forte prende il posto finché il giocatore non torna",
    bot: (level) => `il computer (${level}) prende il posto finché il giocatore non torna`,
    end: "la partita finisce senza vincitori",
  },
  holder: {
    open: "posto libero",
    vacant: "nessuno: il giocatore se n’è andato",
    invited: (name) => `invito a ${name}`,
    bot: (level, time) => (time === undefined ? `computer (${level})` : `computer (${level}, ${decimal(time)} s)`),
    you: (name) => `${name} (tu)`,
    somebody: "qualcuno che non c’è più",
  },
  outcome: {
    won: (winners, how) => {
      const several = winners.length > 1 || winners.some((winner) => winner.plural);
      return `${several ? "Hanno vinto" : "Ha vinto"} ${list(winners.map(the), "it")}, ${how}`;
    },
    youWon: (how) => `Hai vinto, ${how}`,
    nobodyWon: (how) => `Nessun vincitore, ${how}`,
    ends: {
      resigned: "per abbandono",
      agreed: "di comune accordo",
      abandoned: "perché qualcuno non è più tornato",
      closed: "per decisione del gestore",
    },
  },
  name: {
    label: "Il tuo nome",
    hint: "Come ti chiameranno gli altri. Non serve registrarsi.",
    unfit: "Il nome deve avere da 1 a 40 caratteri, tutti visibili.",
  },
  code: {
    label: "Codice della partita",
    hint: "Cinque lettere: te lo dà chi ti invita.",
    go: "Cerca",
    bad: "Un codice ha cinque lettere, senza I e O.",
    unknown: "Nessuna partita ha questo codice. Forse una lettera è sbagliata, o la partita è finita.",
  },
  form: {
    title: (game) => `${game}: nuova partita`,
    against: "Come vuoi giocare?",
    presets: { bot: "Contro il computer", hot: "Sullo stesso schermo", online: "In rete" },
    scenario: "Scenario",
    rules: "Il regolamento",
    options: "Opzioni",
    conflict: "Queste opzioni non si possono combinare.",
    tooLong: (most) => `Testo troppo lungo: al massimo ${String(most)} byte.`,
    badLine: (line) => `C’è un errore alla riga ${String(line)}.`,
    outOfRange: (least, most) => `Un numero intero da ${String(least)} a ${String(most)}.`,
    range: (least, most) => `da ${String(least)} a ${String(most)}`,
    seats: "Posti",
    who: (seat) => `${seat}: chi gioca?`,
    kinds: {
      me: "Io",
      bot: "Il computer",
      hot_seat: "Qualcuno qui con me",
      open: "Chiunque arrivi",
      invited: "Qualcuno che invito",
    },
    level: "Livello del computer",
    thinkingTime: "Tempo per pensare del computer",
    thinksFor: (time) => `pensa al massimo ${seconds(time)}`,
    playerName: "Nome del giocatore",
    player: (number) => `Giocatore ${String(number)}`,
    accountName: "Nome con cui è registrato",
    nameMissing: "Scrivi un nome da 1 a 40 caratteri.",
    unknownAccount: (name) => `Nessuno è registrato con il nome ${name}.`,
    onlyBots: "Qualcuno deve giocare: il computer non può avere tutti i posti.",
    pace: "Ritmo",
    live: "In diretta",
    liveHint: "Tutti sono al tavolo.",
    correspondence: "Per corrispondenza",
    correspondenceHint: "Ognuno passa quando ha tempo.",
    minutes: "Minuti per pensare",
    days: "Giorni per pensare",
    late: "Se qualcuno è in ritardo",
    lates: { wait: "Si aspetta", grace: "Proroga", bot: "Continua il computer", end: "La partita finisce" },
    lateHints: {
      wait: "Non succede nulla da sé; gli altri possono accordarsi su come uscirne.",
      grace: "Altrettanto tempo, poi il computer più forte.",
      bot: "Finché il giocatore non torna.",
      end: "Senza vincitori.",
    },
    lateLevel: "Livello del computer",
    visibility: "Chi può vederla?",
    private: "Privata",
    privateHint: "Solo chi ha il codice.",
    public: "Pubblica",
    publicHint: "Tutti: compare nella sala.",
    create: "Crea la partita",
    begin: "Comincia a giocare",
    creating: "Un momento…",
    putRight: "C’è ancora qualcosa da correggere: guarda sopra.",
  },
  join: {
    title: "Unisciti a una partita",
    invites: (name) => `Ti invita ${name}.`,
    theMatch: "La partita",
    takeSeat: "Scegli un posto",
    take: "Prendi posto",
    accept: "Accetta",
    watch: "Guarda soltanto",
    watchHint: "Gli spettatori vedono quello che tutti possono sapere e parlano tra loro.",
    seated: "Hai un posto in questa partita.",
    goThere: "Vai alla tua partita",
    playing: "Questa partita è già cominciata.",
    full: "Tutti i posti sono occupati.",
    over: "Questa partita è finita.",
    aborted: "Questa partita è stata annullata.",
    otherCode: "Inserisci un altro codice",
  },
  facts: {
    pace: "Ritmo",
    late: "Se qualcuno è in ritardo",
    visibility: "Visibilità",
    private: "privata: solo chi ha il codice",
    public: "pubblica: compare nella sala",
    yes: "sì",
    no: "no",
  },
  room: {
    seats: "Chi gioca",
    ready: "presente",
    saltMissing: "non ancora presente",
    start: "Comincia la partita",
    missingPlayers: (seats) => `Posti ancora da occupare: ${list(seats, "it")}.`,
    unopened: "deve ripassare",
    missingOpened: (names, until) =>
      `Entro ${until} ${names.length === 1 ? "deve riaprire" : "devono riaprire"} questa pagina: ${list(names, "it")}. I contributi ai dadi sono tutti sigillati, e ora si aprono.`,
    again: (times) =>
      plural("it", times, {
        one: "Una volta i contributi ai dadi erano tutti sigillati e si è dovuto ricominciare perché un posto è cambiato.",
        other: `Per ${String(times)} volte i contributi ai dadi erano tutti sigillati e si è dovuto ricominciare perché un posto è cambiato.`,
      }),
    putOut: (names) => `Gioca senza ${list(names, "it")}`,
    putOutSure: "Perde il posto chi manca, e tutti sigillano un nuovo contributo ai dadi.",
    elsewhere:
      "Hai sigillato il tuo contributo ai dadi con un altro browser. Apri lì questa pagina, oppure sigillane qui uno nuovo: allora lo rifaranno tutti.",
    pledgeAnew: "Sigillane qui uno nuovo",
    alarm: {
      commitment:
        "Attenzione: da quando sei entrato il server ha cambiato il suo seme. Il tuo browser non apre il suo contributo ai dadi. Chiedi il perché a chi gestisce il server.",
      unlisted:
        "Ciò che questo browser ha sigillato non è fra i contributi sigillati. O lo hai rifatto con un altro browser, o il server lo ha cambiato. Questo browser non apre il suo.",
      pledges:
        "Attenzione: i contributi sigillati non sono quelli su cui il tuo browser ha aperto il suo. Qualcuno ha cambiato il proprio dopo. Non giocare questa partita.",
      round:
        "Attenzione: il server mostra uno stato della partita precedente a quello che il tuo browser ha già visto. Il browser non apre il suo contributo ai dadi.",
    },
    missingSalts: (names) =>
      `${list(names, "it")} ${plural("it", names.length, { one: "deve", other: "devono" })} aprire questa pagina una volta: ogni giocatore aggiunge qualcosa di suo ai dadi.`,
    complete: "Ci siete tutti.",
    creatorStarts: (name) => `Quando ci sarete tutti, ${name} farà cominciare la partita.`,
    expires: "Una partita in attesa, se per 30 giorni non cambia nulla, viene annullata.",
    somebodyStarts: "La partita la fa cominciare chi l’ha creata.",
    leave: "Lascia la partita",
    leaveSure: "Vuoi lasciare il tuo posto?",
    decline: "Rifiuta",
    callOff: "Annulla la partita",
    callOffSure: "Vuoi annullare la partita per tutti?",
    yes: "Sì",
    no: "No",
    aborted: "Questa partita è stata annullata prima di cominciare.",
    toLobby: "Vai alla sala",
    commitment: "I dadi",
    commitmentHint:
      "Questo numero è l’impronta di ciò che il server ha sorteggiato. Il browser di ogni giocatore sigilla il suo contributo prima che se ne apra uno, così nessuno può sceglierlo a suo comodo. Alla fine chiunque può verificarlo.",
    aboutDice: "Come si verificano i dadi",
  },
  invitation: {
    title: "Invita gli altri",
    hint: "Di’ loro il codice, manda il collegamento o fai inquadrare il codice QR.",
    code: "Codice",
    link: "Collegamento",
    copy: "Copia",
    copied: "Copiato.",
    copyByHand: "Il collegamento è selezionato: copialo con la tastiera o tenendo premuto.",
    qr: "Il collegamento come codice QR",
    onlyHere:
      "Questo indirizzo funziona solo su questo computer. Per gli altri, apri questa pagina con il nome o l’indirizzo che il computer ha nella tua rete.",
  },
};
