// Generated from the types of the server by `make types`; do not edit.

export type Advice = {
  action: unknown;
  /** The picks that build it. */
  picks: Array<unknown>;
  /** The chance of winning with it, as the bot sees it; one that goes by rules of thumb has none to tell. */
  value?: number;
};

export type Ahead = {
  pick: unknown;
  /** The picks that may be made next, all of them, and what follows each. */
  next?: Array<Ahead>;
  /** The whole action that the draft makes. It is legal: what can be picked and what may be done are the same. */
  action?: unknown;
  /** The sides of the dice that may be typed in with the action. */
  dice?: Array<number>;
  /** What the game can say of the draft in advance. */
  forecast?: unknown;
  /** There is more than this: ask again with the draft. */
  more?: boolean;
};

export type Amount = {
  /** The game's word for it. */
  what: string;
  amount: number;
};

export type AnyChoices = { type: "next"; picks: Array<unknown> } | { type: "whole"; action: unknown };

/** A refusal of any game, as it is sent to a client. */
export type AnyRefused = {
  rule: string;
  /** `type` is the table's kind, or the game's own refusal under `refusal`. */
  refused: Refused<unknown>;
};

export type AskId = string & { readonly brand: "AskId" };

/** Written as text: `80` for iterations, `50ms` for time. */
export type Budget = string;

export type Chance = {
  /** The game's word for it. */
  outcome: string;
  chance: number;
};

/** The last line. It says where the journal ends, so that one that was cut short is noticed. */
export type Closing = {
  seed: Seed;
  entries: number;
  /** The link of the last entry, or of the header where there is none. */
  link: Hash;
  /** Once the match is over, on a server that signs. */
  end?: SignedEnd;
};

export type Deed<A> =
  | { type: "act"; ask: AskId; action: A; dice?: Array<Die> }
  | { type: "advance"; dice?: Array<Die> }
  | { type: "take_back"; entries: Array<number> }
  | { type: "end"; outcome: Outcome };

/** Where a viewer stands: what he was last sent. */
export type Desk = {
  viewer: Viewer;
  number: number;
  view: unknown;
  asks: Array<OpenAsk<unknown>>;
  way_back: WayBack;
  /** Once the match is over. */
  outcome?: Outcome;
};

/** What is wrong with dice that were typed in or read from a journal. */
export type DiceFault =
  | { type: "missing"; sides: number }
  | { type: "out_of_range"; sides: number; value: number }
  | { type: "too_many"; left: number }
  | { type: "other_die"; sides: number };

/** One result, as the journal keeps it. */
export type Die = {
  sides: number;
  value: number;
  /** Read off a real die and typed in, so nobody can re-derive it. */
  typed?: boolean;
};

/** How a match ends otherwise than by its rules. */
export type Ending = "resigned" | "agreed" | "abandoned" | "closed";

export type Entry<A> = {
  /** From 1, without gaps. */
  n: number;
  /** Who acted; nobody where the game went on by itself, or was ended by nobody in particular. */
  seat?: Seat;
  deed: Deed<A>;
  /** Keyed digest of the state after this entry. */
  digest: Hash;
  /** Hash over the link before and everything above. */
  link: Hash;
};

export type Hash = string;

export type Header = {
  bicorne: number;
  id: string;
  game: string;
  rules: number;
  scenario: string;
  options: unknown;
  /** A position to start from instead of the game's own start. */
  position?: unknown;
  seats: Array<SeatLine>;
  /** The hash of the seed, published before any salt was pledged. */
  commitment: Hash;
  /** How the players added to the dice. Older matches have none: their salts were sent openly. */
  round?: Round;
};

export type Hint = {
  ask: AskId;
  /** The best first. */
  advice: Array<Advice>;
};

/** Who answers for a seat. */
export type Holder = { type: "person"; person: Person } | { type: "bot"; level: string };

export type Matter = "alliance_offered" | "alliance_broken" | "trade_offered";

export type Message = {
  /** The viewer's own counter: it does not move when nothing was told to him. */
  number: number;
  took_back?: TookBack;
  told?: Array<unknown>;
  /** What of it the seat ought to hear of at once, though it is not asked. */
  notices?: Array<Notice>;
  /** A merge patch of the view. */
  view?: unknown;
  /** The seat's open asks, where they changed. */
  asks?: Array<OpenAsk<unknown>>;
  way_back?: WayBack;
  /** How the match ended, where it ended just now. */
  outcome?: Outcome;
};

/** The forecast of a game that makes none. */
export type Nothing = never;

export type Notice = {
  type: Matter;
  /** Whose doing it is. */
  by: Seat;
};

/** Chances over so many positions that the seat cannot tell from the true one; none were drawn where it was worked out. */
export type Odds = {
  draws: number;
  /** In the game's own order; together they are one. */
  outcomes: Array<Chance>;
  /** How far a chance may be off, where the game says it. */
  error?: number;
  /** By what rule everybody is taken to act, where the game has several. */
  policy?: string;
  /** What else is to be expected, as losses are. */
  expected?: Array<Amount>;
};

export type OpenAsk<A> = { id: AskId; standing: boolean; ask: A };

export type Outcome = {
  /** Partners win together; nobody wins a draw. */
  winners: Array<Seat>;
  /** The game's word for the kind of end, or the table's where it did not end by the rules. */
  how: string;
};

/** What may follow a draft. */
export type Outlook = {
  /** The picks that may be made next, all of them, and what follows each. */
  next?: Array<Ahead>;
  /** The whole action that the draft makes. It is legal: what can be picked and what may be done are the same. */
  action?: unknown;
  /** The sides of the dice that may be typed in with the action. */
  dice?: Array<number>;
  /** What the game can say of the draft in advance. */
  forecast?: unknown;
  /** There is more than this: ask again with the draft. */
  more?: boolean;
};

/** What a seat plays: an army, a nation, a general. One seat may play several. */
export type Party = number & { readonly brand: "Party" };

/** Somebody, as the server or a file knows him. The table only compares persons. */
export type Person = string;

/** The hash of a seat's salt. It counts for one seat, in one round of one match: who sends another's has nothing to open. */
export type Pledge = { seat: Seat; hash: Hash };

/** What anybody can check its signatures with, in hexadecimal. */
export type PublicKey = string;

export type Refused<R> =
  | { type: "ask_closed" }
  | { type: "not_your_ask" }
  | { type: "match_over" }
  | { type: "nothing_to_take_back" }
  | { type: "dice_not_typed" }
  | { type: "bad_dice"; fault: DiceFault }
  | { type: "unreadable"; why: string }
  | { type: "pick_not_offered"; place: number }
  | { type: "by_rule"; refusal: R };

export type Round = {
  /** From 1. Those before it came to nothing after all had pledged. */
  number: number;
  /** Of the seats that persons hold, in order. */
  pledges: Array<Pledge>;
};

export type Rule = {
  id: string;
  /** Where the rule is written. */
  source: string;
  summary: string;
  /** The rule forbids something, so a case must show a step refused by it. */
  may_not: boolean;
};

/** What a seat's holder adds to the dice. */
export type Salt = string;

/** A chair at the table. One person may hold several. */
export type Seat = number & { readonly brand: "Seat" };

export type SeatLine = { name: string; parties: Array<Party>; holder: Holder; salt: Salt };

export type Seed = string;

/** Everything a viewer has seen since the start of the match. */
export type Seen = { first: Desk; messages: Array<Message> };

/** Ed25519, in hexadecimal. */
export type Signature = string;

/** Stands in the closing line of a journal. */
export type SignedEnd = {
  /** Of a match that ended by its rules this stands nowhere else, and who does not know them must know what was signed. */
  outcome: Outcome;
  key: PublicKey;
  signature: Signature;
};

export type TookBack = {
  seat: Seat;
  /** The messages that told of what was taken back. */
  messages: Array<number>;
};

/**
 * A field of the state, and of the view where `check` or `choices` must know it. A changed rule asks `since`, so that a
 * match in play goes on as it began:
 * ```
 * # use table::Version;
 * # let rules = Version::FIRST;
 * let lapses = rules.since(2);
 * # assert!(!lapses);
 * ```
 * The first version is not written down (`skip_serializing_if = "Version::is_first"`): the states of the first matches
 * were digested before they knew of it.
 */
export type Version = number;

/** Whose eyes a view is made for. */
export type Viewer = `${number}` | "observer" | "truth";

/** Whether the seat may take something back, and the ask that it answered: a request that arrives twice counts once. */
export type WayBack = { type: "closed" } | { type: "open"; ask: AskId };
