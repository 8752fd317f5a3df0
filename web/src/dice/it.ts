import type { Problem } from "./problem";
import { endingOf, type DiceWords } from "./words";

const rules = new Intl.PluralRules("it");
const figures = new Intl.NumberFormat("it");
const decimal = new Intl.NumberFormat("it", { maximumFractionDigits: 1 });
const times = (count: number) => (decimal.format(count) === "1" ? "una volta" : `${decimal.format(count)} volte`);
const listing = new Intl.ListFormat("it");

/** "1 dado", "5 dadi". */
const some = (count: number, one: string, other: string) =>
  `${figures.format(count)} ${rules.select(count) === "one" ? one : other}`;

const dice = (count: number) => some(count, "dado", "dadi");

function unreadableWords(what: "header" | "entry" | "closing", line: number): string {
  switch (what) {
    case "header":
      return `La riga ${line} non è l’intestazione di una partita. È davvero il file di una partita finita?`;
    case "entry":
      return `La riga ${line} non si legge come voce, o non è scritta come la scrive Bicorne.`;
    case "closing":
      return `La riga ${line} non è la riga di chiusura di una partita.`;
  }
}

function problemWords(problem: Problem): string {
  switch (problem.type) {
    case "empty":
      return "Il file è vuoto.";
    case "unreadable":
      return unreadableWords(problem.what, problem.line);
    case "format":
      return `Il file è scritto nel formato ${problem.format}, che questa pagina non sa leggere.`;
    case "afterSeed":
      return `La riga ${problem.line} viene dopo il seme, che è l’ultima riga di una partita.`;
    case "noSeed":
      return "Il file non contiene il seme, perciò nessun dado si può ricalcolare. Il seme si pubblica a fine partita.";
    case "otherMatch":
      return "Il server ha mandato il file di un’altra partita.";
    case "commitment":
      return "Il seme non è quello su cui il server si era impegnato prima della partita.";
    case "otherCommitment":
      return "L’impegno scritto nel file non è quello che questo browser ha visto prima della fine: il seme è stato sostituito.";
    case "botSalt":
      return `Il sale del computer (${problem.seat}) non deriva dall’impegno: qualcuno può averlo scelto su misura.`;
    case "pledge":
      return `Il sale di ${problem.seat} non è quello sigillato prima che si aprisse il primo.`;
    case "otherPledges":
      return "I sali sigillati non sono quelli che questo browser ha visto quando ha aperto il suo: qualcuno ha scelto il proprio dopo.";
    case "keptLink":
      return "Una voce comunicata a questo browser durante la partita non è nel file: è stata cambiata o tagliata.";
    case "signature":
      return "Questo non è ciò che il server ha firmato a fine partita: qualcosa è stato cambiato o tagliato.";
    case "otherKey":
      return "La firma non è della chiave che questo browser conosce come quella di questo server.";
    case "cutShort":
      return `Il file dovrebbe avere ${some(problem.written, "voce", "voci")}, ma ne ha ${figures.format(problem.found)}.`;
    case "lastLink":
      return "L’ultimo anello non è quello con cui il file si chiude: la fine è stata cambiata o tagliata.";
    case "number":
      return `La voce ${problem.entry} sta al posto della voce ${problem.expected}.`;
    case "seat":
      return `La voce ${problem.entry} viene da un posto che non può averla fatta.`;
    case "link":
      return `L’anello della voce ${problem.entry} non torna: è stata cambiata la voce, oppure l’anello precedente.`;
    case "die":
      return `Voce ${problem.entry}, dado ${problem.place}: il file dice ${problem.written.value}, il seme dà ${problem.derived}.`;
    case "face":
      return `Voce ${problem.entry}, dado ${problem.place}: su un dado a ${problem.written.sides} facce il ${problem.written.value} non c’è.`;
    case "typed":
      return `Voce ${problem.entry}, dado ${problem.place}: è segnato come inserito a mano, ma qui è il gioco a lanciare.`;
    case "takeBack":
      return `La voce ${problem.entry} ritira voci che non si possono ritirare.`;
    case "afterEnd":
      return `La voce ${problem.entry} viene dopo la fine della partita.`;
  }
}

const ending = (how: string) =>
  endingOf(how, {
    resigned: "abbandono",
    agreed: "di comune accordo",
    abandoned: "per assenza",
    closed: "chiusa dal gestore",
  });

export const it: DiceWords = {
  title: "Verifica dei dadi",
  intro:
    "Per i dadi non devi fidarti del server. A partita finita il suo seme segreto viene pubblicato, e questa pagina ricalcola ogni dado, qui nel tuo browser.",

  source: {
    heading: "Quale partita?",
    address: "Indirizzo o identificativo di una partita di questo server",
    load: "Verifica",
    or: "oppure",
    file: "Scegli il file di una partita",
    drop: "Puoi anche trascinare il file qui. Non lascia il tuo browser.",
    noAddress: "In questo indirizzo non c’è nessuna partita.",
    elsewhere: "Questa partita è su un altro server. Apri lì la pagina dei dadi, oppure scegli qui il suo file.",
  },

  asking: "Carico la partita…",
  waiting: "Questa partita non è ancora cominciata",
  playing: "Questa partita è ancora in corso",
  secretNote:
    "Il seme si pubblica a fine partita: chi lo conoscesse adesso conoscerebbe tutti i dadi a venire. Si conosce già l’impegno. Finché non si comincia, cambia se cambia un posto. Questo browser ricorderà quello con cui si gioca e alla fine lo confronterà con il seme.",
  aborted: "Questa partita è stata annullata prima di cominciare. Nessun dado è stato lanciato.",
  missing: "Questa partita non esiste, o non è pubblica.",
  stranger:
    "Il server mostra una partita solo a chi conosce. Entra come ospite, accedi oppure scegli il file della partita.",
  busy: "Il server chiede un po’ di pazienza. Riprova fra un minuto.",
  unreachable: "Il server non ha risposto come doveva. Riprova più tardi.",
  progress: (done, all) => `Voce ${figures.format(done)} di ${figures.format(all)}`,

  good: (derived, typed) => {
    if (derived === 0) return typed === 0 ? "Nessun dado lanciato" : "Tutti i dadi sono stati inseriti a mano";
    if (derived === 1) return "Il dado deriva dal seme";
    return `Tutti e ${figures.format(derived)} i dadi derivano dal seme`;
  },
  goodNote: (entries) => `La catena di ${some(entries, "voce", "voci")} regge.`,
  shown: {
    signed: (entries) =>
      `Il server ha firmato proprio questa fine, dopo ${some(entries, "voce", "voci")}: da allora nulla è stato cambiato, aggiunto o tolto.`,
    seen: () => "L’ultima voce è quella comunicata a questo browser: nulla è stato cambiato, aggiunto o tolto.",
    seenUpTo: (entry, entries) =>
      entry === 0
        ? `Questo browser ha visto l’inizio della partita. Delle ${some(entries, "voce", "voci")} non gliene è stata comunicata nessuna.`
        : `Fino alla voce ${entry} di ${figures.format(entries)} è la partita comunicata a questo browser.`,
    stranger: (key) =>
      `È firmata, ma con una chiave che questo browser non conosce: ${key}. Dimostra qualcosa solo se sai di chi è.`,
    unsigned: "Non è firmata.",
    itself:
      "Il file quindi va d’accordo solo con sé stesso. Chi cambia mosse, toglie dadi, inventa un abbandono o taglia la fine, e poi riconcatena tutto, ottiene un file che lo fa altrettanto.",
  },
  voidRounds: (rounds) =>
    rounds === 1
      ? "Una volta tutti i sali erano sigillati e i giocatori hanno dovuto ricominciare perché un posto è cambiato. Chi vede arrivare una distribuzione che non gli conviene può provocarlo."
      : `Per ${rounds} volte tutti i sali erano sigillati e i giocatori hanno dovuto ricominciare perché un posto è cambiato. Chi vede arrivare distribuzioni che non gli convengono può provocarlo.`,
  sentOpenly:
    "In questa partita i sali sono stati mandati in chiaro, come si faceva prima di sigillarli. Chi gestiva il server e giocava avrebbe potuto scegliere il suo dopo aver letto gli altri.",
  bad: "In questa partita qualcosa non torna",
  badNote: (problems) => `${some(problems, "cosa non torna", "cose non tornano")}:`,
  more: (problems) => `e ${some(problems, "altra", "altre")}`,
  unreadable: "Questa non è una partita che si possa verificare",
  problem: problemWords,
  typedNote: (typed) =>
    rules.select(typed) === "one"
      ? "1 dado è stato lanciato su un tavolo vero e inserito a mano. Quello nessuno lo può ricalcolare."
      : `${dice(typed)} sono stati lanciati su un tavolo vero e inseriti a mano. Quelli nessuno li può ricalcolare.`,
  simulated:
    "Qui gioca solo il computer, con sali scelti da qualcuno: è una simulazione, e non c’è nessuno da ingannare.",
  saltMissing:
    "Per questa partita il browser aveva un sale che nel file non compare. Se hai lasciato il posto prima dell’inizio, è giusto così. Altrimenti il server lo ha escluso.",
  compared: "L’impegno è quello che questo browser ha visto prima della fine della partita.",
  notCompared: "Questo browser non ha visto l’impegno prima della fine. Se te lo sei annotato, confrontalo tu.",
  placed: "La partita comincia da una posizione preparata da qualcuno.",

  facts: {
    match: "Partita",
    commitment: "Impegno",
    seed: "Seme",
    lastLink: "Ultimo anello",
    end: "Finita",
    endUnknown: "il file non lo dice",
    key: "Firmata con",
    round: "Giro dei sali",
    salts: "Sali",
    salt: {
      me: "il tuo sale c’è",
      player: "del giocatore",
      commitment: "del computer: deriva da ciò che era già fissato",
      chosen: "del computer: scelto da chi lo ha fatto giocare",
    },
  },

  how: {
    heading: "Come funziona",
    steps: [
      "Prima della partita il server sorteggia un seme segreto di 256 bit e ne pubblica l’impronta SHA-256: è l’impegno. Da quel momento non può più cambiare il seme.",
      "Poi il browser di ogni giocatore sorteggia un sale, un numero casuale tutto suo, e ne manda solo l’impronta, come in una busta sigillata. Quando tutte le buste sono sul tavolo, ogni browser controlla che la sua e quella del server ci siano ancora tali e quali, conserva l’elenco, e solo allora apre il suo sale. Così nessuno può scegliere un sale dopo aver letto gli altri, nemmeno un giocatore che gestisce il server. Il sale del computer deriva dall’impegno e dall’elenco.",
      "Se un posto cambia mentre si aprono i sali, o qualcuno non apre il suo in tempo, si ricomincia tutto, con un nuovo seme. Quante volte è successo sta scritto nel file.",
      "Seme, partita e sali formano insieme una chiave. Con questa il cifrario ChaCha20 produce, per ogni voce della partita, una serie infinita di numeri. Le voci ritirate non contano: ritirare una mossa non dà altri dadi.",
      "Un numero diventa un dado con una divisione: per sei facce, il resto della divisione per sei, più uno. I pochi numeri in cima che favorirebbero le facce basse si scartano.",
      "Ogni voce è legata alla precedente da un’impronta, il suo anello. A partita finita il seme viene pubblicato e chiunque può ricalcolare tutto. È quello che fa questa pagina.",
      "Durante la partita ogni browser conserva gli anelli di ciò che gli viene comunicato, e alla fine il server firma l’ultimo con la sua chiave, che i browser conservano anch’essa. Un file cambiato o tagliato dopo non combacia più.",
    ],
    limitsHeading: "Che cosa questa pagina non può vedere",
    limits: [
      "Un giocatore che gestisce il server conosce il seme e può leggere ogni sale aperto prima del suo. Non può più cambiare i dadi, ma può andarsene prima di aprire il proprio, e si ricomincia tutto. Guarda quante volte è successo.",
      "Giocatori che si mettono d’accordo, e con loro chi gestisce il server, sanno tutto quello che sa ciascuno di loro.",
      "La firma dimostra che un file è come il server ha chiuso la partita, non che il server sia stato onesto mentre si giocava. Un file che non è firmato e che questo browser non conosce va d’accordo solo con sé stesso.",
      "Quanti dadi si lanciano per una mossa, e con quante facce, lo sa solo il regolamento. Lo stesso vale per il sorteggio iniziale e per le impronte delle posizioni. Il programma rigioca l’intera partita secondo il regolamento: bicorne replay FILE --verify.",
      "I dadi lanciati su un tavolo vero e inseriti a mano sono quelli che qualcuno ha scritto.",
    ],
  },

  entries: {
    heading: "Dado per dado",
    who: "Chi ha lanciato",
    all: "Tutti",
    nobody: "il gioco stesso",
    alsoWithout: "Mostra anche le voci senza dadi",
    number: "N.",
    seat: "Posto",
    deed: "Azione",
    dice: "Dadi",
    result: "Esito",
    act: "mossa",
    actOf: (kind) => `mossa: ${kind}`,
    advance: "il gioco prosegue",
    takeBack: (entries) =>
      `ritira ${entries.length === 1 ? "la voce" : "le voci"} ${listing.format(entries.map(String))}`,
    end: (how) => `fine: ${ending(how)}`,
    follows: "deriva dal seme",
    typed: "inserito a mano al tavolo",
    wrong: (derived) => `il seme dà ${listing.format(derived.map(String))}`,
    bad: "non torna",
    unknown: "non si può ricalcolare",
    takenBackBy: (entry) => `ritirata dalla voce ${entry}`,
    none: "Non c’è nulla da mostrare.",
    shown: (shown, all) => `${figures.format(shown)} di ${some(all, "voce", "voci")}`,
    showMore: "Mostra altre voci",
  },

  face: (value, sides) => (sides === 6 ? `${value}` : `${value} su ${sides}`),

  tally: {
    heading: "Come sono caduti i dadi",
    none: "Nessun dado è stato lanciato.",
    dice: (count, sides) => `${dice(count)} a ${sides} facce`,
    draws: (count, sides) =>
      `${some(count, "estrazione", "estrazioni")} fra ${figures.format(sides)}: troppe facce per mostrarle.`,
    face: "Faccia",
    times: "Volte",
    expect: ({ each, low, high }) =>
      `Ogni faccia dovrebbe uscire circa ${times(each)}. Da ${low} a ${high} volte non c’è nulla di strano.`,
    few: "Con così pochi dadi i numeri non dicono ancora nulla.",
    together: "In tutto",
    takenBack: "I dadi delle mosse ritirate non sono contati.",
  },

  ending,

  save: "Salva i numeri in un file di testo",
};
