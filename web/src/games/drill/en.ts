import type { Card, Cards } from "../../wire/drill";
import type { Seat } from "../../wire/table";
import { bare, type Noun } from "../../words/noun";
import { capital, list, plural } from "../../words/sentence";
import type { GameWords, Speaker } from "../game";
import { entriesOf } from "./entries";
import type { Drill } from "./types";
import { levels } from "../levels";

const company = (name: string): Noun => bare(name);

const who = (speaker: Speaker, seat: Seat) => speaker.seat(seat).text;
const Who = (speaker: Speaker, seat: Seat) => capital(who(speaker, seat));
const cards = (held: Cards) => (held.length === 0 ? "nothing" : list(held.map(String), "en"));
const aCard = (card: Card) => `a ${String(card)}`;
const points = (count: number) => plural("en", count, { one: "1 point", other: `${String(count)} points` });
const dice = (count: number) =>
  plural("en", count, { one: "one die", other: count === 2 ? "two dice" : `${String(count)} dice` });

export const en: GameWords<Drill> = {
  name: "The drill",
  board: "The parade ground",
  seats: { red: company("Red"), blue: company("Blue"), green: company("Green"), white: company("White") },
  scenarios: { default: { name: "On the parade ground", line: "Two to four companies drill for the six squares." } },
  options: {
    seats: { name: "Companies", hint: "Two to four." },
    rounds: { name: "Rounds", hint: "One man is posted in each round." },
    partnership: { name: "Partners", hint: "Red with Green, Blue with White. For four companies." },
    typed_dice: { name: "Your own dice", hint: "The dice of a charge may be rolled by hand and typed in." },
  },
  values: {},
  levels: levels.en,
  endings: { points: "on points", draw: "a draw" },
  ask(ask, speaker) {
    switch (ask.type) {
      case "bid":
        return "Choose up to three cards for your bid, no two alike.";
      case "offer":
        return "Offer a card to another company.";
      case "answer":
        return `${Who(speaker, ask.from)} offers you a card, face down. Will you give one in exchange?`;
      case "post":
        return "You lead. Post a man on a free square.";
      case "charge":
        return `Your man stands on square ${String(ask.square)}. Hold it, or charge?`;
    }
  },
  pick(pick, speaker, ask) {
    switch (pick.type) {
      case "card":
        return `Card ${String(pick.card)}`;
      case "company":
        return Who(speaker, pick.company);
      case "square":
        return `Square ${String(pick.square)}`;
      case "dice":
        return pick.dice === 0 ? "Hold" : `Charge with ${dice(pick.dice)}`;
      case "accept":
        return "Exchange";
      case "decline":
        return "Decline";
      case "done":
        return ask.type === "bid" ? "Place the bid" : "Done";
    }
  },
  action(action, speaker) {
    switch (action.type) {
      case "bid":
        return `Bid ${cards(action.cards)}.`;
      case "offer":
        return `Offer ${aCard(action.card)} to ${who(speaker, action.to)}.`;
      case "accept":
        return `Give ${aCard(action.card)} in exchange.`;
      case "decline":
        return "Decline the offer.";
      case "post":
        return `Post a man on square ${String(action.square)}.`;
      case "charge":
        return action.dice === 0 ? "Hold the square." : `Charge with ${dice(action.dice)}.`;
    }
  },
  told(told, speaker) {
    switch (told.type) {
      case "bid_made":
        return `${Who(speaker, told.company)} bids ${cards(told.cards)}, face down.`;
      case "offered":
        return `${Who(speaker, told.from)} offers ${who(speaker, told.to)} a card: ${aCard(told.card)}.`;
      case "offered_unseen":
        return `${Who(speaker, told.from)} offers ${who(speaker, told.to)} a card, face down.`;
      case "exchanged":
        return `${Who(speaker, told.from)} gives ${aCard(told.given)} and gets ${aCard(told.taken)} from ${who(speaker, told.to)}.`;
      case "declined":
        return `${Who(speaker, told.to)} declines ${who(speaker, told.from)}’s offer.`;
      case "lapsed":
        return `${Who(speaker, told.from)}’s offer to ${who(speaker, told.to)} lapses.`;
      case "bids_shown": {
        const bids = entriesOf(told.bids).map(([seat, bid]) => `${who(speaker, seat)} ${cards(bid)}`);
        return `The bids are shown: ${bids.join("; ")}.`;
      }
      case "tie_rolled": {
        const rolls = entriesOf(told.rolls).map(([seat, roll]) => `${who(speaker, seat)} ${String(roll)}`);
        return `The tie is broken by a die: ${rolls.join(", ")}.`;
      }
      case "led":
        return `${Who(speaker, told.company)} leads with ${String(told.total)}.`;
      case "posted":
        return `${Who(speaker, told.company)} posts a man on square ${String(told.square)}.`;
      case "held":
        return `${Who(speaker, told.company)} holds square ${String(told.square)}.`;
      case "charged": {
        const end = told.won ? "the charge succeeds" : "the man is lost";
        return `${Who(speaker, told.company)} charges from square ${String(told.square)} and rolls ${list(told.rolls.map(String), "en")}: ${end}.`;
      }
      case "drew":
        return `${Who(speaker, told.company)} draws ${aCard(told.card)}.`;
      case "drew_unseen":
        return `${Who(speaker, told.company)} draws a card.`;
      case "round_began":
        return `Round ${String(told.round)} begins.`;
      case "ended": {
        const scores = entriesOf(told.scores).map(([seat, score]) => `${who(speaker, seat)} ${points(score)}`);
        return `The drill is over: ${scores.join(", ")}.`;
      }
    }
  },
  refusal(refusal) {
    switch (refusal.type) {
      case "another_answer":
        return "You are being asked something else now.";
      case "bid_of_nothing":
        return "A company with a card in hand must bid at least one.";
      case "bid_of_too_many":
        return "A bid cannot hold more than three cards.";
      case "bid_of_twins":
        return "A bid cannot hold two cards of the same value.";
      case "bid_not_in_hand":
        return "You can only bid cards from your hand; a card on offer is not in it.";
      case "square_taken":
        return "That square is taken.";
      case "too_many_dice":
        return "A charge is made with one or two dice, never more.";
      case "offer_to_nobody":
        return "There is no such company in this match.";
      case "offer_to_oneself":
        return "A company cannot make an offer to itself.";
      case "offer_to_partner":
        return "Partners cannot make each other offers.";
      case "offer_not_in_hand":
        return "You can only offer a card from your hand.";
      case "answer_not_in_hand":
        return "You can only give a card from your hand in exchange.";
    }
  },
  outcome(outcome, speaker) {
    if (outcome.winners.length === 0) return "The drill ends in a draw.";
    const names = outcome.winners.map((seat) => who(speaker, seat));
    return `${capital(list(names, "en"))} ${plural("en", names.length, { one: "wins", other: "win" })} the drill.`;
  },
};
