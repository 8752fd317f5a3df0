// Generated from the types of the server by `make types`; do not edit.

import type { Unplayable } from "./failure";
import type { MatchId, Moment } from "./ids";
import type { Budget, Pledge, PublicKey, Salt, Seat } from "./table";

export type BotView = {
  level: string;
  /** How long it thinks unless it is told otherwise; none where it does not think. */
  budget?: Budget;
};

export type Comeback = {
  /** Whose former holder is meant. */
  seat: Seat;
  /** True lets him have it back from who sits there now; false objects to his coming back where nobody sits. */
  may: boolean;
};

/** A text to begin with. */
export type ExampleView = { name: string; text: string };

export type ForSeat = {
  /** One of my seats. */
  seat: Seat;
};

/** Somebody who has left a seat in the middle of the match. Who has given up is not named. */
export type Former = {
  name: string;
  /** Whether that is the name of an account, which nobody else can have. */
  account: boolean;
  me: boolean;
  way: Way;
};

export type GameView = {
  name: string;
  /** To learn and to test the table with; the others are what people come for. */
  hidden: boolean;
  /** The version of its rules. */
  rules: number;
  scenarios: Array<ScenarioView>;
  /** From the weakest to the strongest. */
  bots: Array<BotView>;
  /** The options that the operator has set for every match that is made here from now on. */
  furnished: Array<string>;
};

export type Joining = {
  /** Otherwise the seat I am invited to, or the first that is open. */
  seat?: Seat;
  /** What opens a private match. */
  code?: string;
};

export type KeyView = {
  /** Ed25519: 32 bytes, in hexadecimal. */
  key: PublicKey;
};

export type Late = { do: "wait" } | { do: "grace" } | { do: "bot"; level: string } | { do: "end" };

export type MatchList = {
  matches: Array<MatchView>;
  /** What to ask the next page with, if there is one. */
  before?: MatchId;
};

export type MatchView = {
  id: MatchId;
  /** To join by. Gone once the match is over. */
  code?: string;
  /** The link that has the code in it, where the server knows the address that others reach it by. */
  invitation?: string;
  game: string;
  scenario: string;
  /** The version of the rules that it is played by; before it begins, the one it would be played by. */
  rules: number;
  options: { [key in string]: unknown };
  status: Status;
  public: boolean;
  pace: Pace;
  /** What becomes of a seat whose holder is late, by itself. */
  late: Late;
  /** The hash of the seed of the dice. Before play begins it changes with the round. */
  commitment: string;
  /** How far the players have come with adding to the dice, before play begins. */
  round?: RoundView;
  seats: Array<SeatView>;
  creator?: string;
  /** Whether that is the name of an account, which nobody else can have. */
  creator_account: boolean;
  /** Whether I made it, or it passed to me. */
  mine: boolean;
  observing: boolean;
  created: Moment;
  started?: Moment;
  /** Not while it is played: it would tell that somebody has acted in secret. */
  changed?: Moment;
  outcome?: OutcomeView;
  rematch?: MatchId;
  /** Whether the game waits for one of my seats; before play begins, whether my salt is waited for. */
  my_turn: boolean;
  /** Whom the game waits for, as far as I may know. Not in lists. */
  awaited?: Array<Seat>;
  /** Whether somebody lets the others wait longer than the pace allows. Who it is can be a secret of the game. */
  overdue: boolean;
  /** How much has happened since I looked. */
  unseen: number;
  /** Why this program cannot play it, where that is so. It stays as it is. */
  unplayable?: Unplayable;
};

export type NewMatch = {
  game: string;
  scenario: string;
  options?: { [key in string]: unknown };
  /** One for each seat, in order. */
  seats: Array<NewSeat>;
  public?: boolean;
  pace?: Pace;
  /** What becomes of a seat whose holder lets the others wait longer. Nobody changes it later. */
  late?: Late;
};

export type NewPledges = {
  /** The round that they are for. */
  round: number;
  /**
   * One for each of my seats, as `{ "seat": 0, "hash": "…" }`. The hash is the SHA-256, in hexadecimal, of the line `bicorne pledge`, the
   * 16 bytes of the salt, the SHA-256 of the line `bicorne match` and the id of the match, the round as four bytes (the least
   * first) and the seat as one.
   */
  pledges: Array<Pledge>;
};

export type NewSalt = {
  /** The round in which it was pledged. */
  round: number;
  /** 16 bytes, in hexadecimal. */
  salt: Salt;
};

export type NewSeat =
  | { type: "me" }
  | { type: "open" }
  | { type: "invited"; name: string }
  | { type: "hot_seat"; label: string }
  | {
      type: "bot";
      level: string;
      /** How long it thinks, at most 30 seconds; as long as it likes by default. */
      budget?: Budget;
    };

export type NewTalk = {
  channel: string;
  text: string;
  /** Which of my seats speaks; otherwise the first that may. */
  seat?: Seat;
};

export type NewText = { text: string };

export type Notes = { text: string };

export type Observing = {
  /** What opens a private match. */
  code?: string;
};

export type OptionView =
  | { type: "switch"; key: string; default: boolean }
  | { type: "number"; key: string; least: number; most: number; default: number }
  | { type: "one_of"; key: string; values: Array<string>; default: string }
  | { type: "text"; key: string; most: number; default: string };

export type OutcomeView = {
  winners: Array<Seat>;
  /** The game's word for the kind of end, or resigned, agreed, abandoned or closed. */
  how: string;
};

export type Pace = { type: "live"; minutes: number } | { type: "correspondence"; days: number };

export type Remedy = { do: "bot"; level: string } | { do: "open" } | { do: "end" };

export type RoundView = {
  /** From 1. Those before it came to nothing after all had pledged. */
  number: number;
  /** What all seats have pledged that persons hold, in order; once all have. Only then is a salt to be opened. */
  pledges?: Array<Pledge>;
  /** When whoever has not opened his salt may be put out of his seat. */
  until?: Moment;
  /** Whether that time is over, and somebody has not. */
  overdue: boolean;
};

/** What a seat says about ending the match, about the seats of those who are late or gone, or about their coming back. */
export type Says = "resign" | "draw" | "end" | "open" | "bot" | "object" | "admit";

export type ScenarioView = {
  name: string;
  options: Array<OptionView>;
  /** The seats with the options as they are by default. */
  seats: Array<string>;
};

/** Who holds a seat. */
export type SeatKind = "open" | "invited" | "person" | "bot" | "vacant";

export type SeatView = {
  seat: Seat;
  name: string;
  /** Seats of one side win together. */
  side: number;
  type: SeatKind;
  /** Who holds it, or is invited to. */
  person?: string;
  /** Whether that is the name of an account, which nobody else can have. */
  account: boolean;
  mine: boolean;
  /** The name of the player where several share one screen. */
  label?: string;
  /** How well its bot plays. */
  level?: string;
  /** How long its bot thinks, if it does. */
  budget?: Budget;
  /** Whether it has pledged what it adds to the dice; a bot need not. */
  pledged: boolean;
  /** Whether it has opened that; nobody is shown it before the end. */
  opened: boolean;
  connected: boolean;
  says?: Says;
  /** The rank of the bot that it wants to sit in. */
  rank?: string;
  /** Of the seat that it says something about: who sat there before shall have it back, or shall not. */
  about?: Seat;
  /** Whether I held it before and may have it back. */
  may_return: boolean;
  /** Who sat there before, while it is played. */
  former?: Former;
  /** Whether it is mine and the game waits for it, by what this very seat knows. Not in lists. */
  asked: boolean;
};

export type Setting = { scenario: string; options?: { [key in string]: unknown } };

/** How far a match has come. */
export type Status = "waiting" | "playing" | "over" | "aborted";

export type TalkLine = {
  /** Counted within the channel: a number over all channels would betray what is said in the others. */
  id: number;
  channel: string;
  /** Where the speaker sat; an observer has no seat. */
  seat?: Seat;
  name: string;
  /** Whether that is the name of an account, which nobody else can have. */
  account: boolean;
  text: string;
  at: Moment;
};

/** What somebody needs who writes such a text. */
export type TextGuide = {
  examples: Array<ExampleView>;
  /** What the parts of a text may be, as the game types it. */
  bounds: unknown;
};

/** How a text was read. */
export type TextReading =
  | {
      type: "good";
      /** What it says, as the game types it. */
      value: unknown;
      /** The same again in every form it may be written in, by the name of the form. */
      written: { [key in string]: string };
    }
  | {
      type: "bad";
      line: number;
      /** As the game types it. */
      reason: unknown;
    };

/** How he may come back. */
export type Way = "free" | "taken" | "asks" | "barred";
