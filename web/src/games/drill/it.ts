import type { Card, Cards } from "../../wire/drill";
import type { Seat } from "../../wire/table";
import { ofThe, the, toThe, type Noun } from "../../words/noun";
import { capital, list, plural } from "../../words/sentence";
import type { GameWords, Speaker } from "../game";
import { entriesOf } from "./entries";
import type { Drill } from "./types";
import { levels } from "../levels";

/** Le compagnie portano il nome del loro colore. */
const company = (text: string): Noun => ({ text, gender: "f", plural: false, bare: false });

const who = (speaker: Speaker, seat: Seat) => the(speaker.seat(seat));
const Who = (speaker: Speaker, seat: Seat) => capital(who(speaker, seat));
const cards = (held: Cards) => (held.length === 0 ? "nulla" : list(held.map(String), "it"));
const aCard = (card: Card) => `un ${String(card)}`;
const points = (count: number) => plural("it", count, { one: "1 punto", other: `${String(count)} punti` });
const dice = (count: number) =>
  plural("it", count, { one: "un dado", other: count === 2 ? "due dadi" : `${String(count)} dadi` });

export const it: GameWords<Drill> = {
  name: "L’addestramento",
  board: "La piazza d’armi",
  seats: {
    red: company("compagnia rossa"),
    blue: company("compagnia blu"),
    green: company("compagnia verde"),
    white: company("compagnia bianca"),
  },
  scenarios: {
    default: { name: "In piazza d’armi", line: "Da due a quattro compagnie si contendono le sei caselle." },
  },
  options: {
    seats: { name: "Compagnie", hint: "Da due a quattro." },
    rounds: { name: "Turni", hint: "In ogni turno si schiera un uomo." },
    partnership: { name: "A coppie", hint: "Rossa con verde, blu con bianca. Per quattro compagnie." },
    typed_dice: { name: "Dadi veri", hint: "I dadi di una carica si possono lanciare a mano e inserire." },
  },
  values: {},
  levels: levels.it,
  endings: { points: "ai punti", draw: "pareggio" },
  ask(ask, speaker) {
    switch (ask.type) {
      case "bid":
        return "Scegli fino a tre carte per la puntata, tutte diverse.";
      case "offer":
        return "Offri una carta a un’altra compagnia.";
      case "answer":
        return `${Who(speaker, ask.from)} ti offre una carta coperta. Ne dai una in cambio?`;
      case "post":
        return "Hai il comando. Schiera un uomo su una casella libera.";
      case "charge":
        return `Il tuo uomo è sulla casella ${String(ask.square)}. Tieni la posizione o carichi?`;
    }
  },
  pick(pick, speaker, ask) {
    switch (pick.type) {
      case "card":
        return `Carta ${String(pick.card)}`;
      case "company":
        return capital(speaker.seat(pick.company).text);
      case "square":
        return `Casella ${String(pick.square)}`;
      case "dice":
        return pick.dice === 0 ? "Tieni la posizione" : `Carica con ${dice(pick.dice)}`;
      case "accept":
        return "Scambia";
      case "decline":
        return "Rifiuta";
      case "done":
        return ask.type === "bid" ? "Fai la puntata" : "Fatto";
    }
  },
  action(action, speaker) {
    switch (action.type) {
      case "bid":
        return action.cards.length === 0 ? "Non punti nulla." : `Punti ${cards(action.cards)}.`;
      case "offer":
        return `Offri ${aCard(action.card)} ${toThe(speaker.seat(action.to))}.`;
      case "accept":
        return `Dai ${aCard(action.card)} in cambio.`;
      case "decline":
        return "Rifiuti l’offerta.";
      case "post":
        return `Schieri un uomo sulla casella ${String(action.square)}.`;
      case "charge":
        return action.dice === 0 ? "Tieni la posizione." : `Carichi con ${dice(action.dice)}.`;
    }
  },
  told(told, speaker) {
    switch (told.type) {
      case "bid_made":
        return told.cards.length === 0
          ? `${Who(speaker, told.company)} non punta nulla.`
          : `${Who(speaker, told.company)} punta ${cards(told.cards)}, a carte coperte.`;
      case "offered":
        return `${Who(speaker, told.from)} offre ${toThe(speaker.seat(told.to))} una carta: ${aCard(told.card)}.`;
      case "offered_unseen":
        return `${Who(speaker, told.from)} offre ${toThe(speaker.seat(told.to))} una carta coperta.`;
      case "exchanged":
        return `${Who(speaker, told.from)} dà ${aCard(told.given)} ${toThe(speaker.seat(told.to))} e riceve ${aCard(told.taken)}.`;
      case "declined":
        return `${Who(speaker, told.to)} rifiuta l’offerta ${ofThe(speaker.seat(told.from))}.`;
      case "lapsed":
        return `L’offerta ${ofThe(speaker.seat(told.from))} ${toThe(speaker.seat(told.to))} decade.`;
      case "bids_shown": {
        const bids = entriesOf(told.bids).map(([seat, bid]) => `${who(speaker, seat)} ${cards(bid)}`);
        return `Si scoprono le puntate: ${bids.join("; ")}.`;
      }
      case "tie_rolled": {
        const rolls = entriesOf(told.rolls).map(([seat, roll]) => `${who(speaker, seat)} ${String(roll)}`);
        return `La parità si risolve con un dado: ${rolls.join(", ")}.`;
      }
      case "led":
        return `${Who(speaker, told.company)} prende il comando con ${String(told.total)}.`;
      case "posted":
        return `${Who(speaker, told.company)} schiera un uomo sulla casella ${String(told.square)}.`;
      case "held":
        return `${Who(speaker, told.company)} tiene la casella ${String(told.square)}.`;
      case "charged": {
        const end = told.won ? "la carica riesce" : "l’uomo è perduto";
        return `${Who(speaker, told.company)} carica dalla casella ${String(told.square)} e fa ${list(told.rolls.map(String), "it")}: ${end}.`;
      }
      case "drew":
        return `${Who(speaker, told.company)} pesca ${aCard(told.card)}.`;
      case "drew_unseen":
        return `${Who(speaker, told.company)} pesca una carta.`;
      case "round_began":
        return `Comincia il turno ${String(told.round)}.`;
      case "ended": {
        const scores = entriesOf(told.scores).map(([seat, score]) => `${who(speaker, seat)} ${points(score)}`);
        return `L’addestramento è finito: ${scores.join(", ")}.`;
      }
    }
  },
  refusal(refusal) {
    switch (refusal.type) {
      case "another_answer":
        return "Adesso devi rispondere ad altro.";
      case "bid_of_nothing":
        return "Una compagnia che ha carte in mano deve puntarne almeno una.";
      case "bid_of_too_many":
        return "Una puntata può avere al massimo tre carte.";
      case "bid_of_twins":
        return "In una puntata non possono esserci due carte dello stesso valore.";
      case "bid_not_in_hand":
        return "Puoi puntare solo carte della tua mano; una carta offerta non ne fa parte.";
      case "square_taken":
        return "Quella casella è occupata.";
      case "too_many_dice":
        return "Si carica con uno o due dadi, mai di più.";
      case "offer_to_nobody":
        return "In questa partita quella compagnia non c’è.";
      case "offer_to_oneself":
        return "Una compagnia non può fare offerte a sé stessa.";
      case "offer_to_partner":
        return "Tra alleate non si possono fare offerte.";
      case "offer_not_in_hand":
        return "Puoi offrire solo una carta della tua mano.";
      case "answer_not_in_hand":
        return "Puoi dare in cambio solo una carta della tua mano.";
    }
  },
  outcome(outcome, speaker) {
    if (outcome.winners.length === 0) return "L’addestramento finisce in pareggio.";
    const names = outcome.winners.map((seat) => who(speaker, seat));
    const verb = plural("it", names.length, { one: "vince", other: "vincono" });
    return `${capital(list(names, "it"))} ${verb} l’addestramento.`;
  },
};
