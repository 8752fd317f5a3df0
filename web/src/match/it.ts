import { number_, the, toThe } from "../words/noun";
import { capital, list } from "../words/sentence";
import type { Ending } from "../wire/table";
import type { MatchWords } from "./words";

const ends: Record<Ending, string> = {
  resigned: "per abbandono",
  agreed: "di comune accordo",
  abandoned: "perché qualcuno non è più tornato",
  closed: "per decisione del gestore",
};

function outlook(value: number): string {
  if (value >= 0.9) return "partita quasi vinta";
  if (value >= 0.7) return "netto vantaggio";
  if (value >= 0.55) return "leggero vantaggio";
  if (value > 0.45) return "equilibrio";
  if (value > 0.3) return "leggera difficoltà";
  return value > 0.1 ? "netta difficoltà" : "partita quasi persa";
}

export const it: MatchWords = {
  line: {
    connecting: "Connessione in corso…",
    open: "Connessione attiva",
    lost: "La connessione è caduta. Nuovo tentativo…",
    shut: "Connessione assente",
  },
  unseated: "Questo posto non è più tuo.",
  yourTurn: "Tocca a te",
  turnIn: (game) => `${game}: tocca a te.`,
  waitingFor: (names) => `In attesa: ${list(names, "it")}…`,
  thinking: (names) => `Il computer sta pensando per ${list(names, "it")}…`,
  advice: {
    ask: "Suggerimento",
    thinking: "Il consigliere sta pensando…",
    title: "Che cosa farebbe il computer",
    value: (value) => `${outlook(value)} (${String(Math.round(100 * value))} %)`,
  },
  nobodyAsked: "Adesso non devi fare nulla.",
  youMayAlso: "Puoi anche:",
  notNow: "Non ora",
  picked: "La tua scelta finora",
  allChoices: (count) => (count === 1 ? "L’unica scelta" : `Tutte le ${String(count)} scelte`),
  fold: "Riduci",
  unfold: "Apri",
  inWords: "Mappa a parole",
  undoPick: "Annulla",
  confirm: "Conferma",
  takeBack: "Ritira la mossa",
  sending: "Invio in corso…",
  rule: (id) => `Regola ${id}`,
  refused: "Non è permesso:",
  refusal(refusal) {
    switch (refusal.type) {
      case "ask_closed":
        return "Questa domanda non è più aperta.";
      case "not_your_ask":
        return "Questo non è stato chiesto a te.";
      case "match_over":
        return "La partita è finita.";
      case "nothing_to_take_back":
        return "Non puoi ritirare nulla: nel frattempo si sono lanciati dadi, si è scoperto qualcosa o qualcuno ha risposto.";
      case "dice_not_typed":
        return "Questi dadi non si possono inserire a mano.";
      case "bad_dice":
        switch (refusal.fault.type) {
          case "missing":
            return `Manca ancora un dado a ${String(refusal.fault.sides)} facce.`;
          case "out_of_range":
            return `Il ${String(refusal.fault.value)} non c’è su un dado a ${String(refusal.fault.sides)} facce.`;
          case "too_many":
            return "Questi dadi sono più di quanti se ne lanciano qui.";
          case "other_die":
            return "Qui si lancia un altro dado.";
        }
      // falls through
      case "unreadable":
        return "Il tavolo non ha capito questa risposta.";
      case "pick_not_offered":
        return "Questa scelta non è più possibile.";
    }
  },
  typeDice: "Lanciati a mano? Inserisci i dadi:",
  typedDie: (place, sides) => `Dado ${String(place)} (da 1 a ${String(sides)})`,
  rollForMe: "Fai lanciare al tavolo",
  useTyped: "Usa i miei dadi",
  shortcuts: "Tasti: 1–9 per scegliere, Backspace per annullare una scelta, Invio per confermare.",
  log: "Cronaca",
  talk: "Messaggi",
  notes: "Appunti",
  players: "Giocatori",
  matters: "Partita",
  beside: "Accanto alla mappa",
  replay: {
    title: "Rivedi la partita",
    beginning: "L’inizio.",
    step: (at, length) => `${String(at)} di ${String(length)}`,
    first: "Vai all’inizio",
    back: "Un passo indietro",
    run: "Riproduci",
    pause: "Pausa",
    forward: "Un passo avanti",
    last: "Vai al presente",
    inThePast: "Stai guardando il passato.",
    toThePresent: "Torna al presente",
  },
  logEmpty: "Non è ancora successo nulla.",
  tookBack: (who) => `${capital(the(who))} ${number_(who, "ritira", "ritirano")} l’ultima mossa.`,
  takenBack: "ritirata",
  ended: (how, winners) =>
    winners.length === 0
      ? `La partita è finita ${ends[how]}, senza vincitori.`
      : `Vittoria ${ends[how]}: ${list(winners, "it")}.`,
  calls: {
    title: "Novità per te",
    draw: (by) =>
      `${capital(list(by.map(the), "it"))} ${by.length > 1 || by[0]?.plural ? "propongono" : "propone"} la patta.`,
    late: "Qualcuno fa aspettare gli altri più di quanto convenuto.",
    lateOrMine: "Qualcuno fa aspettare gli altri più di quanto convenuto. Se sei tu, rispondi.",
    letter: (by) => `Hai una lettera. Mittente: ${the(by)}.`,
    alliance_offered: (by) => `${capital(the(by))} ti ${number_(by, "propone", "propongono")} un’alleanza.`,
    alliance_broken: (by) => `${capital(the(by))} ${number_(by, "ha", "hanno")} rotto l’alleanza con te.`,
    trade_offered: (by) => `${capital(the(by))} ti ${number_(by, "offre", "offrono")} delle carte.`,
    accept: "Accetta",
    decline: "Rifiuta",
    goTo: {
      late: "Che cosa si può fare",
      letter: "Leggila",
      alliance_offered: "Rispondi",
      alliance_broken: "Mostra il diario",
      trade_offered: "Rispondi",
    },
    putAway: "Non ora",
    putAwayWhat: (what) => `Non ora: ${what}`,
  },
  observing: "Stai guardando da spettatore.",
  atThisScreen: "Chi siede a questo schermo",
  curtain: {
    pass: (seat, player) =>
      player === "" ? `Passa lo schermo ${toThe(seat)}` : `Passa lo schermo a ${player} (${seat.text})`,
    ready: (seat, player) =>
      player === "" ? `Eccomi, ${the(seat)}: mostra il tavolo` : `Sono ${player} (${seat.text}): mostra il tavolo`,
    hint: "Il tavolo resta coperto finché il prossimo giocatore non è pronto.",
    handOver: "Copri il tavolo e passa lo schermo",
    others: "Qualcun altro vuole guardare:",
    asked: "deve rispondere",
    nobody: "Adesso nessuno di voi deve fare nulla.",
  },
};
