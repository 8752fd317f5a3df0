import { plural } from "../words/sentence";
import type { TroubleWords } from "./words";
import type { Conflict, Limited, Unfit } from "../wire/failure";

const unfit: Record<Unfit, string> = {
  name: "Il nome deve avere da 1 a 40 caratteri, tutti visibili.",
  password: "La password deve avere almeno 10 caratteri.",
  email: "Questo non è un indirizzo e-mail.",
  webhook: "Questo non è un indirizzo per gli avvisi.",
  text: "Il testo contiene caratteri invisibili: scrivilo di nuovo.",
};

const conflict: Record<Conflict, string> = {
  name_taken: "Questo nome, o uno che gli somiglia, è già preso. Scegline un altro.",
  wrong_password: "Il nome o la password non sono corretti.",
  wrong_code: "Il nome o il codice di recupero non sono corretti.",
  seat_taken: "Questo posto è occupato.",
  seats_open: "Ci sono ancora posti liberi.",
  salts_missing: "Qualche giocatore non ha ancora dato il suo contributo ai dadi.",
  other_round: "I giocatori stanno dando di nuovo il loro contributo ai dadi. Ricontrolla.",
  round_fixed: "Tutti i contributi ai dadi sono già sigillati.",
  round_not_fixed: "Non tutti i contributi ai dadi sono ancora sigillati.",
  not_pledged: "Questo non è il contributo ai dadi che era stato sigillato.",
  not_waiting: "La partita è già cominciata o è stata annullata.",
  not_playing: "La partita non è in corso.",
  not_over: "La partita non è ancora finita.",
  already_seated: "Hai già un posto in questa partita.",
  not_overdue: "Nessuno è in ritardo.",
  not_with_two: "Un posto si libera solo se restano giocatori di più parti: chi subentra non deve essere l’avversario.",
  one_side_alone:
    "Chi resta da solo per la sua parte non può deciderlo. Da solo puoi chiudere la partita soltanto se gli altri mancano da 30 giorni o se ne sono andati per sempre.",
  nobody_to_return: "Nessuno chiede questo posto, né potrebbe riprenderlo.",
  barred: "Tutti gli altri giocatori si sono opposti al tuo ritorno.",
  only_strongest: "Chi decide da solo può far continuare soltanto il computer più forte.",
  not_alone: "I suggerimenti sono solo per chi gioca contro il computer o sullo stesso schermo.",
  no_advice: "Qui non c’è nessun suggerimento da dare.",
  nobody_is_told:
    "Questo server non conosce il proprio indirizzo, quindi non avvisa nessuno. Chiedi a chi lo gestisce.",
};

const tooMany: Record<Limited, string> = {
  login: "Troppi tentativi di accesso.",
  sign_up: "Troppi nomi nuovi da questo indirizzo.",
  join: "Troppi codici provati.",
  chat: "Troppi messaggi.",
  actions: "Troppe mosse in una volta.",
  matches: "Troppe partite nuove.",
  hints: "Troppi suggerimenti.",
  sockets: "La partita è aperta in troppe finestre.",
  reads: "Troppe richieste al server da questo indirizzo.",
  invitations: "Troppi inviti.",
  trials: "Troppe prove.",
  confirmations: "Troppe e-mail richieste.",
};

const wait = (seconds: number) =>
  plural("it", seconds, { one: "Riprova tra un secondo.", other: `Riprova tra ${String(seconds)} secondi.` });

export const it: TroubleWords = {
  trouble(trouble) {
    switch (trouble.error) {
      case "unreachable":
        return "Il server non risponde. Controlla la connessione.";
      case "unexpected":
        return `Il server ha dato una risposta inattesa (${String(trouble.status)}).`;
      case "not_found":
        return "Qui non c’è nulla, o non spetta a te vederlo.";
      case "not_signed_in":
        return "Prima devi accedere.";
      case "not_yours":
        return "Questo non spetta a te.";
      case "bad_request":
        return `Il server non ha capito la richiesta: ${trouble.why}.`;
      case "bad_text":
        return `Nel testo c’è un errore alla riga ${String(trouble.line)}.`;
      case "banned":
        return "Il gestore del server ti ha escluso.";
      case "unfit":
        return unfit[trouble.what];
      case "foreign_origin":
        return "Questa pagina non appartiene al server. Aprila dall’indirizzo del server.";
      case "too_large":
        return "È troppo lungo.";
      case "too_many":
        return `${tooMany[trouble.limit]} ${wait(trouble.wait)}`;
      case "moved_on":
        return "Nel frattempo la partita è andata avanti. Riprova.";
      case "no_such_person":
        return `Nessuno è registrato con il nome ${trouble.name}.`;
      case "no_such_channel":
        return "Adesso lì non puoi parlare.";
      case "conflict":
        return conflict[trouble.why];
      case "unplayable":
        return "Questo server non può giocare quella partita. La partita resta com’è.";
      case "store_unavailable":
        return "Al momento il server non riesce a salvare. Controlla se la modifica c’è, prima di riprovare.";
      case "stopping":
        return "Il server si sta riavviando. Riprova tra un momento.";
    }
  },
};
