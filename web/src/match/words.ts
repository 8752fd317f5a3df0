import type { Ending, Matter, Refused } from "../wire/table";
import type { Noun } from "../words/noun";
import type { LineState } from "./line";

/** What the table itself refuses; the game's own refusals are worded by the game. */
export type TableRefusal = Exclude<Refused<never>, { type: "by_rule" }>;

export interface MatchWords {
  line: Record<LineState, string>;
  unseated: string;
  yourTurn: string;
  /** In the title and in notifications. */
  turnIn: (game: string) => string;
  waitingFor: (names: string[]) => string;
  /** For whom the bots think. */
  thinking: (names: string[]) => string;
  nobodyAsked: string;
  advice: {
    /** The button, with its key. */
    ask: string;
    thinking: string;
    title: string;
    /** The chance of winning, from 0 to 1. */
    value: (value: number) => string;
  };
  youMayAlso: string;
  notNow: string;
  picked: string;
  /** How many choices there are. */
  allChoices: (count: number) => string;
  /** What is asked, on a small screen, makes room for the board. */
  fold: string;
  unfold: string;
  /** The board in words instead of the drawing. */
  inWords: string;
  undoPick: string;
  confirm: string;
  takeBack: string;
  sending: string;
  rule: (id: string) => string;
  refused: string;
  refusal: (refusal: TableRefusal) => string;
  /** Dice that were rolled by hand. */
  typeDice: string;
  typedDie: (place: number, sides: number) => string;
  rollForMe: string;
  useTyped: string;
  shortcuts: string;
  log: string;
  talk: string;
  notes: string;
  players: string;
  matters: string;
  /** All that stands beside the board. */
  beside: string;
  logEmpty: string;
  replay: {
    title: string;
    beginning: string;
    step: (at: number, length: number) => string;
    first: string;
    back: string;
    run: string;
    pause: string;
    forward: string;
    last: string;
    /** Shown instead of what is asked while one looks at the past. */
    inThePast: string;
    toThePresent: string;
  };
  tookBack: (who: Noun) => string;
  takenBack: string;
  /** `winners` are worded by the game. */
  ended: (how: Ending, winners: string[]) => string;
  /** What calls a player beside his turn. */
  calls: {
    title: string;
    draw: (by: Noun[]) => string;
    late: string;
    /** Where the reader is awaited too. */
    lateOrMine: string;
    letter: (by: Noun) => string;
    alliance_offered: (by: Noun) => string;
    alliance_broken: (by: Noun) => string;
    trade_offered: (by: Noun) => string;
    accept: string;
    decline: string;
    /** Goes where it can be answered or read. */
    goTo: Record<"late" | "letter" | Matter, string>;
    putAway: string;
    putAwayWhat: (what: string) => string;
  };
  observing: string;
  /** The seats that are played at one screen. */
  atThisScreen: string;
  curtain: {
    /** To a seat and the player who sits there, if he has said his name. */
    pass: (seat: Noun, player: string) => string;
    ready: (seat: Noun, player: string) => string;
    hint: string;
    handOver: string;
    others: string;
    asked: string;
    nobody: string;
  };
}
