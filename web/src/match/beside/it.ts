import type { Ending } from "../../wire/table";
import { number_, ofThe, the, type Noun } from "../../words/noun";
import { capital, list, plural } from "../../words/sentence";
import type { BesideWords } from "./words";

const number = new Intl.NumberFormat("it");
const characters = (count: number) =>
  plural("it", count, { one: "un carattere", other: `${number.format(count)} caratteri` });

const names = (who: readonly Noun[]) => list(who.map(the), "it");
/** How many act, for the verb: an army can be one, or its soldiers many. */
const acting = (who: readonly Noun[]) => (who.some((noun) => noun.plural) ? 2 : who.length);

const ends: Record<Ending, string> = {
  resigned: "per abbandono",
  agreed: "di comune accordo",
  abandoned: "perché qualcuno non è più tornato",
  closed: "per decisione del gestore",
};

export const it: BesideWords = {
  talk: {
    title: "Messaggi",
    channels: "Con chi",
    everybody: "Tutti",
    observers: "Spettatori",
    mySide: "Alleati",
    mySideWith: (names) => `Alleati: ${list(names, "it")}`,
    privately: (who) => `In privato con ${who}`,
    between: (names) => `Tra ${list(names, "it")}`,
    unread: (count) =>
      plural("it", count, { one: "1 messaggio nuovo", other: `${number.format(count)} messaggi nuovi` }),
    you: "tu",
    anObserver: "spettatore",
    empty: "Qui nessuno ha ancora detto nulla.",
    message: "Il tuo messaggio",
    send: "Invia",
    keys: "Invio spedisce, Maiusc e Invio va a capo.",
    left: (count) => `${plural("it", count, { one: "Resta", other: "Restano" })} ${characters(count)}`,
    tooLong: (count) => `${capital(characters(count))} di troppo`,
    below: "Messaggi nuovi più in basso",
    earlier: "Messaggi precedenti",
    quiet: {
      rules: "In questa fase della partita qui non si può parlare. Più avanti si potrà di nuovo.",
      over: "La partita è finita: da adesso si parla tutti insieme.",
      players: "Qui parlano soltanto i giocatori.",
      observe: "Per parlare qui, unisciti agli spettatori.",
      past: "Qui si può soltanto leggere.",
    },
  },
  notes: {
    title: "Appunti",
    hint: "Li leggi soltanto tu.",
    shared: "Niente appunti quando si gioca sullo stesso schermo: li leggerebbe il prossimo giocatore.",
    observe: "Per prendere appunti, unisciti agli spettatori.",
    state: {
      fetching: "Un momento…",
      missing: "Non è stato possibile caricare i tuoi appunti.",
      saved: "Salvati",
      changed: "Non ancora salvati",
      saving: "Salvataggio in corso…",
      failed: "Non ancora salvati, per un problema. Non chiudere la pagina: il salvataggio verrà ritentato.",
      too_long:
        "Troppo lunghi: gli appunti possono avere al massimo 20.000 caratteri. L’ultima modifica non è stata salvata.",
    },
  },
  players: {
    title: "Giocatori",
    you: "tu",
    partner: "tuo alleato",
    here: "al tavolo",
    away: "assente",
    thisScreen: "stesso schermo",
    awaited: "deve rispondere",
    thinking: "sta pensando",
    open: "posto libero",
    vacant: "nessuno: il giocatore se n’è andato",
    invited: (name) => `invito a ${name}`,
    bot: (level) => `${level} (computer)`,
    says: {
      resign: "vuole abbandonare",
      draw: "propone il pareggio",
      end: "vuole chiudere la partita",
      open: "vuole liberare il posto",
      bot: "vuole far continuare il computer",
      object: "si oppone a un ritorno",
      admit: "è d’accordo su un ritorno",
    },
  },
  matters: {
    title: "La partita",
    resign: "Abbandona",
    resignSure: {
      lose: "La partita finisce subito e vince l’altra parte.",
      partners: (who) =>
        `La tua parte si arrende solo quando ${plural("it", acting(who), { one: "abbandona", other: "abbandonano" })} anche ${names(who)}. Fino ad allora puoi ripensarci.`,
      bot: "Al tuo posto continua il computer, e non potrai tornare.",
    },
    resigned: "Vuoi abbandonare. La tua parte si arrende quando lo vogliono anche tutti i tuoi alleati.",
    stay: "No, continuo a giocare",
    offerDraw: "Proponi il pareggio",
    offerDrawSure:
      "Se tutti gli altri giocatori accettano, la partita finisce senza vincitori. Fino ad allora puoi ritirare la proposta.",
    agreeDraw: "Accetta il pareggio",
    agreeDrawSure: "Quando tutti i giocatori hanno accettato, la partita finisce senza vincitori.",
    aloneDraw: "Chiudi in pareggio",
    aloneDrawSure: "Nessun altro deve accettare: la partita finisce subito, senza vincitori.",
    drawOffered: "Hai proposto il pareggio.",
    withdrawDraw: "Ritira la proposta",
    drawOfferedBy: (who) =>
      `${capital(names(who))} ${plural("it", acting(who), { one: "propone", other: "propongono" })} il pareggio.`,
    comeBack: "Riprendi il tuo posto",
    observe: "Unisciti agli spettatori",
    goAway: "Smetti di guardare",
    invite: "Invita qualcuno",
    seatsOpen: (count) =>
      plural("it", count, { one: "C’è un posto libero.", other: `Ci sono ${number.format(count)} posti liberi.` }),
    report: "Segnala un errore di regolamento",
    downloadSeen: "Scarica quello che ho visto",
    rules: "Il regolamento",
    dice: "Verifica i dadi",
  },
  deserted: {
    late: "Qualcuno fa aspettare gli altri oltre il tempo concordato.",
    lateOrMine: "Qualcuno fa aspettare gli altri oltre il tempo concordato. Se sei tu, rispondi, per favore.",
    vacant: (seats) =>
      `${capital(names(seats))} non ${plural("it", acting(seats), { one: "ha", other: "hanno" })} più un giocatore.`,
    wants: {
      bot: (level) => `far continuare il computer (${level})`,
      open: "liberare il posto per qualcun altro",
      end: "chiudere la partita senza vincitori",
    },
    asks: (who, what) =>
      `${capital(names(who))} ${plural("it", acting(who), { one: "chiede", other: "chiedono" })} di ${what}.`,
    asked: (what) => `Hai chiesto di ${what}.`,
    stillToAnswer: (who) => `Devono ancora essere d’accordo: ${names(who)}. Chi è in ritardo non conta.`,
    agree: "Sono d’accordo",
    agreeSure: (what) => `Quando tutti quelli che restano sono d’accordo si procede: ${what}.`,
    remedies: "Puoi aspettare ancora, oppure chiedere agli altri di essere d’accordo su una di queste soluzioni:",
    remediesAlone: "Puoi aspettare ancora, oppure:",
    level: "Livello",
    bot: "Fai continuare il computer",
    botSure:
      "Quando sono d’accordo tutti quelli che non sono in ritardo, il computer prende il posto di chi lo è, che potrà tornare in ogni momento.",
    open: "Libera il posto",
    openSure:
      "Quando sono d’accordo tutti quelli che non sono in ritardo, qualcun altro potrà prendere il posto di chi lo è.",
    end: "Chiudi la partita",
    endSure: "Quando sono d’accordo tutti quelli che non sono in ritardo, la partita finisce senza vincitori.",
    endSureAlone:
      "La partita finisce senza vincitori. Da solo puoi farlo soltanto se gli altri mancano da 30 giorni o se ne sono andati per sempre.",
    playOn: "No, aspetto ancora",
  },
  returning: {
    free: "La tua assenza è durata troppo e il tuo posto è stato ceduto. Nessun altro giocatore lo ha preso: puoi riprenderlo, se non si oppongono tutti gli altri.",
    taken:
      "La tua assenza è durata troppo e al tuo posto gioca qualcun altro. Puoi chiederlo: lo riavrai quando saranno d’accordo tutti, anche chi lo occupa.",
    asks: "Hai chiesto il tuo posto. Lo riavrai quando saranno d’accordo tutti, anche chi lo occupa.",
    barred: "La tua assenza è durata troppo e tutti gli altri giocatori si sono opposti al tuo ritorno.",
    ask: "Chiedi il tuo posto",
  },
  comeback: {
    free: (name, seat) => `${name} ha lasciato il posto ${ofThe(seat)} e può riprenderlo in ogni momento.`,
    asks: (name, seat) => `${name} chiede di riavere il posto ${ofThe(seat)}.`,
    barred: (name, seat) => `${name} non può riprendere il posto ${ofThe(seat)}: si sono opposti tutti.`,
    objecting: (who) =>
      `${capital(names(who))} si ${plural("it", acting(who), { one: "oppone", other: "oppongono" })}.`,
    agreeing: (who) => `${capital(names(who))} ${plural("it", acting(who), { one: "è", other: "sono" })} d’accordo.`,
    stillToAnswer: (who) => `Non si sono ancora espressi: ${names(who)}.`,
    object: "Opponiti al ritorno",
    objectSure: "Solo quando si oppongono anche tutti gli altri il posto non può più essere ripreso.",
    admit: "Restituisci il posto",
    admitSure: "Quando sono d’accordo tutti, anche chi lo occupa, il posto viene restituito.",
    unsay: "No, ci ripenso",
  },
  report: {
    title: "Segnala un errore di regolamento",
    intro:
      "Il tavolo non ha seguito il regolamento? Descrivi il caso e salvalo in un file, con cui si potrà verificare.",
    text: "Che cosa è successo, e che cosa doveva succedere?",
    textHint: "È utile indicare la pagina o il paragrafo del regolamento.",
    search: "Cerca una regola",
    rule: "Di quale regola si tratta?",
    noRule: "Non lo so",
    found: (count) =>
      plural("it", count, {
        one: "1 regola trovata",
        other: count === 0 ? "Nessuna regola trovata" : `${number.format(count)} regole trovate`,
      }),
    contents:
      "Il file contiene la posizione come la vedi tu, ciò che ti si chiede e gli ultimi eventi: anche quello che gli avversari non sanno. Non mostrarglielo prima della fine. Non viene inviato nulla: consegnalo a chi si occupa di questo tavolo.",
    make: "Salva il file",
    cancel: "Annulla",
    made: (file) => `Il file ${file} è tra i tuoi file scaricati.`,
    close: "Chiudi",
  },
  ending: {
    title: "La partita è finita",
    won: "Hai vinto.",
    lost: "Hai perso.",
    how: (how, winners) =>
      winners.length === 0
        ? `La partita è finita ${ends[how]}, senza vincitori.`
        : `${capital(names(winners))} ${plural("it", acting(winners), { one: "vince", other: "vincono" })} ${ends[how]}.`,
    rematch: "Rivincita",
    goToRematch: "Vai alla rivincita",
    everything: "Scopri tutto",
    asISaw: "Come l’ho vista io",
    asSeen: (seat) => `Come l’${number_(seat, "ha vista", "hanno vista")} ${the(seat)}`,
    verify: "Verifica i dadi",
    journal: "Scarica il file della partita",
    lobby: "Torna alla sala",
  },
};
