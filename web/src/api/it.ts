import { plural } from "../words/sentence";
import type { TroubleWords } from "./words";
import type { Conflict, Limited, Unfit } from "../wire/failure";

const unfit: Record<Unfit, string> = {
  name: "Un nome ha da 1 a 40 caratteri.",
  password: "La parola d’ordine ha almeno 10 caratteri.",
  email: "Questo non è un indirizzo di posta elettronica.",
  webhook: "Questo non è un indirizzo a cui inviare avvisi.",
};

const conflict: Record<Conflict, string> = {
  name_taken: "Qualcuno ha già questo nome.",
  wrong_password: "Il nome o la parola d’ordine non è giusta.",
  wrong_code: "Il nome o il codice di recupero non è giusto.",
  seat_taken: "Questo posto è occupato.",
  seats_open: "Ci sono ancora posti liberi.",
  salts_missing: "Non tutti i giocatori hanno ancora contribuito ai dadi.",
  not_waiting: "La partita è già cominciata o è stata annullata.",
  not_playing: "La partita non è in corso.",
  not_over: "La partita non è ancora finita.",
  already_seated: "Hai già un posto in questa partita.",
  not_overdue: "Nessuno è in ritardo.",
  not_with_two:
    "Con due sole parti un posto in ritardo può andare soltanto al computer: chi subentra non deve essere l’avversario.",
};

const tooMany: Record<Limited, string> = {
  login: "Troppi tentativi di accesso.",
  sign_up: "Troppi nomi nuovi da questo indirizzo.",
  join: "Troppi codici provati.",
  chat: "Troppi messaggi.",
  actions: "Troppe cose in una volta.",
  matches: "Troppe partite nuove.",
  sockets: "La partita è aperta in troppe finestre.",
};

const wait = (seconds: number) =>
  plural("it", seconds, { one: "Riprova tra un secondo.", other: `Riprova tra ${String(seconds)} secondi.` });

export const it: TroubleWords = {
  trouble(trouble) {
    switch (trouble.error) {
      case "unreachable":
        return "Il server non risponde.";
      case "unexpected":
        return `Il server ha dato una risposta inattesa (${String(trouble.status)}).`;
      case "not_found":
        return "Qui non c’è nulla del genere, o non spetta a te vederlo.";
      case "not_signed_in":
        return "Per questo bisogna aver fatto l’accesso.";
      case "not_yours":
        return "Questo non spetta a te.";
      case "bad_request":
        return `Il server non ha capito la richiesta: ${trouble.why}.`;
      case "banned":
        return "Il gestore ti ha escluso.";
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
      case "store_unavailable":
        return "Al momento il server non può conservare nulla. Non è cambiato niente.";
      case "stopping":
        return "Il server si sta riavviando. Riprova tra un momento.";
    }
  },
};
