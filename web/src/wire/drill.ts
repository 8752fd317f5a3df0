// Generated from the types of the server by `make types`; do not edit.

import type { Outcome, Seat } from "./table";

export type Action =
  | { type: "bid"; cards: Cards }
  | { type: "offer"; to: Seat; card: Card }
  | { type: "accept"; card: Card }
  | { type: "decline" }
  | { type: "post"; square: Square }
  | { type: "charge"; dice: number };

export type Ask = { type: "bid" } | { type: "post" } | { type: "charge"; square: Square } | TradeAsk;

/** A card is its value, 1 to 6. Cards of one value are equal; none has an id. */
export type Card = 1 | 2 | 3 | 4 | 5 | 6;

/** Some cards, in no order: how many there are of each value. Written as a sorted list. */
export type Cards = Array<Card>;

export type CompanyView = {
  /** In hand, in the bid and on offer together: how they are split is the company's secret. */
  cards: number;
  score: number;
  partner?: Seat;
  /** Only for those who see the company's cards. */
  secret?: SecretView;
};

export type Forecast = { type: "charge"; dice: number; least: number; times: number };

/** A man on a square, and how many times the square counts for his company. */
export type Man = { company: Seat; times: number };

export type Offer = { to: Seat; card: Card };

export type Options = { seats: number; rounds: number; partnership: boolean; typed_dice: boolean };

export type Phase =
  | { type: "bidding" }
  | { type: "posting"; leader: Seat }
  | { type: "charging"; leader: Seat; square: Square }
  | { type: "over" };

export type Pick =
  | { type: "card"; card: Card }
  | { type: "square"; square: Square }
  | { type: "dice"; dice: number }
  | { type: "done" }
  | TradePick;

export type Refusal =
  | { type: "another_answer" }
  | { type: "bid_of_nothing" }
  | { type: "bid_of_too_many" }
  | { type: "bid_of_twins" }
  | { type: "bid_not_in_hand" }
  | { type: "square_taken" }
  | { type: "too_many_dice" }
  | { type: "offer_to_nobody" }
  | { type: "offer_to_oneself" }
  | { type: "offer_to_partner" }
  | { type: "offer_not_in_hand" }
  | { type: "answer_not_in_hand" };

export type SecretView = {
  hand: Cards;
  bid?: Cards;
  offer?: Offer;
  /** Whether this round's offer was made. */
  offered: boolean;
  /** Who has a card on offer to this company. */
  offers_from: Array<Seat>;
};

export type Square = 1 | 2 | 3 | 4 | 5 | 6;

export type Told =
  | { type: "bid_made"; company: Seat; cards: Cards }
  | { type: "offered"; from: Seat; to: Seat; card: Card }
  | { type: "offered_unseen"; from: Seat; to: Seat }
  | { type: "exchanged"; from: Seat; to: Seat; given: Card; taken: Card }
  | { type: "declined"; from: Seat; to: Seat }
  | { type: "lapsed"; from: Seat; to: Seat }
  | { type: "bids_shown"; bids: { [key in Seat]: Cards } }
  | { type: "tie_rolled"; rolls: { [key in Seat]: number } }
  | { type: "led"; company: Seat; total: number }
  | { type: "posted"; company: Seat; square: Square }
  | { type: "held"; company: Seat; square: Square }
  | { type: "charged"; company: Seat; square: Square; rolls: Array<number>; won: boolean }
  | { type: "drew"; company: Seat; card: Card }
  | { type: "drew_unseen"; company: Seat }
  | { type: "round_began"; round: number }
  | { type: "ended"; scores: { [key in Seat]: number } };

export type TradeAsk = { type: "offer" } | { type: "answer"; from: Seat };

export type TradePick = { type: "company"; company: Seat } | { type: "accept" } | { type: "decline" };

export type View = {
  me?: Seat;
  round: number;
  rounds: number;
  /** Whether the leader may type in the dice of his charge. */
  typed_dice?: boolean;
  phase: Phase;
  companies: { [key in Seat]: CompanyView };
  field: { [key in Square]?: Man };
  /** How many cards are left to draw. */
  deck: number;
  /** The cards themselves, the next one last. */
  deck_cards?: Array<Card>;
  discard: Cards;
  outcome?: Outcome;
};
