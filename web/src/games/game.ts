/** What the client knows about one game: how it is drawn and how it is worded. No rules. */

import type { Component } from "svelte";
import type { Language } from "../words/language";
import type { Noun } from "../words/noun";
import type { Verdict } from "../board/drag";
import type { Unfinished } from "../match/unfinished";
import type { Notice, Odds, Outcome, Seat } from "../wire/table";

/** The types of a game, as they were generated from its rules. */
export interface GameTypes {
  View: unknown;
  Ask: { type: string };
  Pick: { type: string };
  Action: { type: string };
  Told: { type: string };
  Refusal: { type: string };
  /** What can be said of an answer in the making. */
  Forecast: { type: string };
  RuleId: string;
  SeatName: string;
  ScenarioName: string;
  OptionKey: string;
  BotLevel: string;
  /** What the match itself gives names to, as an order of battle does. */
  Names: unknown;
  /** The words for how it ends by its rules. */
  Ending: string;
}

/** A place on the board that something is about. What it means is the board's business. */
export type Spot = string;

/** What may follow some picks, or the whole answer that they make. */
export type Choices<Pick, Action> = { type: "next"; picks: readonly Pick[] } | { type: "whole"; action: Action };

/** One of those asked: the first of its kind, or this very one where several of a kind are open. */
export type Which<G extends GameTypes> = G["Ask"]["type"] | G["Ask"];

/** What a board is given to draw. */
export interface BoardProps<G extends GameTypes> {
  view: G["View"];
  /** What the open ask is, if something is asked of this seat now. */
  ask?: G["Ask"] | undefined;
  /** The picks made so far. */
  draft: readonly G["Pick"][];
  /** What may be picked next. */
  offered: readonly G["Pick"][];
  /** What the rules can say of it in advance. */
  forecast?: G["Forecast"] | undefined;
  onpick: (pick: G["Pick"]) => void;
  /** These picks instead of those made so far; none to begin anew. */
  ondraft: (picks: readonly G["Pick"][]) => void;
  /** All that is asked of this seat now, what it need not answer included. */
  asks: readonly G["Ask"][];
  /**
   * Gives a whole answer at once: to the open ask, or to another of those asked. Whether it was taken; if not, the player
   * is shown why.
   */
  onact: (action: G["Action"], how?: { ask?: Which<G>; dice?: readonly number[] }) => Promise<boolean>;
  /** What may follow these picks in the answer to one of those asked. The answer in the making stays as it is. */
  choices: (ask: Which<G>, picks: readonly G["Pick"][]) => Promise<Choices<G["Pick"], G["Action"]> | undefined>;
  /** What the rules can say in advance of an answer with these picks to one of those asked. */
  forecastOf: (ask: Which<G>, picks: readonly G["Pick"][]) => Promise<G["Forecast"] | undefined>;
  /** Would this whole answer to the open ask, or to another of those asked, be taken? If not, why. */
  judge: (action: G["Action"], ask?: Which<G>) => Promise<Verdict>;
  /** Lets another seat sit before a screen that several play at, where everybody may see everything. */
  onseat?: ((seat: Seat) => void) | undefined;
  /** What of the answer its picks cannot say yet. */
  unfinished: Unfinished;
  /** What the log points at. */
  highlighted: readonly Spot[];
  /** What was told last, to be animated; nothing while one looks at the past. */
  told: readonly G["Told"][];
  /** All that the viewer was told up to the moment that is looked at. */
  heard: readonly G["Told"][];
  /** What the seats are called. */
  speaker: Speaker<G["Names"]>;
}

/** What a stage is given: what a board is, and what may come of it. */
export interface StageProps<G extends GameTypes> extends BoardProps<G> {
  /** The chances of what is being fought out, where the player wants to know and there is nobody else to mind. */
  odds?: Odds | undefined;
}

/** What a panel beside the board is given: what the viewer knows, and all that he was ever told. */
export interface PanelProps<G extends GameTypes> {
  view: G["View"];
  /** In the order it was told, without what was taken back. Up to the moment that is looked at. */
  told: readonly G["Told"][];
  speaker: Speaker<G["Names"]>;
}

/** What is shown under the outcome is given: the last position, and how the match ended. */
export interface ResultProps<G extends GameTypes> extends Pick<PanelProps<G>, "view" | "speaker"> {
  how: string;
}

/** A panel of the game's own, among the tabs beside the board. */
export interface Panel<G extends GameTypes> {
  id: string;
  title: Record<Language, string>;
  Panel: Component<PanelProps<G>>;
}

/** Whom a sentence is about and to whom it is said. */
export interface Speaker<Names = unknown> {
  /** The seat that reads it, if it is one. */
  me?: Seat | undefined;
  /** The name of a seat, with its article and gender where the language has them. */
  seat(seat: Seat): Noun;
  /** What the match has names of its own for; without them, things go by their numbers. */
  names?: Names | undefined;
}

export interface GameWords<G extends GameTypes> {
  name: string;
  /** The board, for who cannot see it. */
  board: string;
  /** What is not as in the printed game, for who wants to know before a match with these options. */
  caveat?: (options: Readonly<Record<string, unknown>>) => string;
  /** Names of people and places in its texts, which are the same in every language. */
  names?: readonly string[];
  seats: Record<G["SeatName"], Noun>;
  /** What a seat is called once the game has given it more than a place, as an army after an auction. */
  seatIn?(view: G["View"], seat: Seat): Noun | undefined;
  /** The names that the match itself gives, where it does. */
  namesIn?(view: G["View"]): G["Names"];
  scenarios: Record<G["ScenarioName"], { name: string; line: string }>;
  options: Record<G["OptionKey"], { name: string; hint: string }>;
  /** Values of options that are words. */
  values: Record<string, string>;
  /** What an option that is a text of the game's own is called, from the beginning of the text. */
  textName?: (text: string) => string | undefined;
  levels: Record<G["BotLevel"], string>;
  endings: Record<G["Ending"], string>;
  /** What the seat is asked, as one line over the board. */
  ask(ask: G["Ask"], speaker: Speaker<G["Names"]>, view?: G["View"]): string;
  /** A pick, as the text of a button. Without a view, things that only it knows go by their numbers. */
  pick(pick: G["Pick"], speaker: Speaker<G["Names"]>, ask: G["Ask"], view?: G["View"]): string;
  /** A whole answer, to be confirmed. */
  action(action: G["Action"], speaker: Speaker<G["Names"]>, ask: G["Ask"], view?: G["View"]): string;
  told(told: G["Told"], speaker: Speaker<G["Names"]>): string;
  refusal(refusal: G["Refusal"], speaker: Speaker<G["Names"]>): string;
  /** Who won, by the rules of the game. */
  outcome(outcome: Outcome, speaker: Speaker<G["Names"]>): string;
}

/** The rules reference: every rule of the game, under headings. The id of a rule in any of its texts becomes a link. */
export interface RuleBook<Id extends string> {
  /** What the game is called. */
  name: string;
  /** Teaches the game in two minutes, a paragraph each. */
  intro: readonly string[];
  /** A piece of play, told step by step. */
  example: { title: string; steps: readonly string[] };
  sections: readonly { id: string; title: string; rules: readonly Id[] }[];
  rules: Record<Id, string>;
  /** Rulings and advice that are no rules by themselves. */
  notes: Partial<Record<Id, string>>;
}

/** Where a text that somebody wrote is wrong, as the game types it. */
export interface BadText {
  line: number;
  reason: unknown;
}

/** What a game's own editor of a text option is given. */
export interface OptionEditorProps {
  text: string;
  /** What the server has to say against the text, if it does. */
  bad?: BadText | undefined;
  onchange: (text: string) => void;
}

/** How an offer is answered: the ask it is about, and what says yes or no at once, where a word is enough. */
export interface Answering<G extends GameTypes> {
  ask: G["Ask"];
  accept?: G["Action"];
  decline?: G["Action"];
}

export interface GameClient<G extends GameTypes> {
  Board: Component<BoardProps<G>>;
  words: Record<Language, GameWords<G>>;
  /** Everybody knows everything: who plays several seats at one screen needs no curtain between them. */
  open?: boolean;
  /** The board in words: the same knowledge and the same picks, without a picture. */
  TextBoard?: Component<BoardProps<G>>;
  /** What is going on right now, shown over the question. */
  Stage?: Component<StageProps<G>>;
  /** Whether something is being fought out of which the server may tell the chances. */
  isFought?(view: G["View"]): boolean;
  panels?: readonly Panel<G>[];
  /** How everybody came out, where the outcome names no more than the winners. */
  Result?: Component<ResultProps<G>>;
  /** Editors for options that are texts in a language of the game's own, instead of a bare field. */
  optionEditors?: Partial<Record<G["OptionKey"], Component<OptionEditorProps>>>;
  /** Whether a pick is made at the board rather than with a button; it can still be found among all choices. */
  atBoard?(pick: G["Pick"], ask: G["Ask"]): boolean;
  /** Whether the board is where one begins to answer what need not be answered, so that no button is needed beside it. */
  beginsAtBoard?(ask: G["Ask"]): boolean;
  /** The one pick of an ask that only takes back an answer which stands: a button says it at once, beside what stands. */
  takesBack?(ask: G["Ask"]): G["Pick"] | undefined;
  /** Whether the drawn board has the last word to this ask on a sheet of its own, so that no other button is needed. */
  endsOnSheet?(ask: G["Ask"]): boolean;
  /** Whether the drawn board asks this by itself, so that on a small screen what is beside it need not cover it. */
  asksAtBoard?(ask: G["Ask"]): boolean;
  /** How an offer that the seat was told of is answered; nothing once it is answered or withdrawn. */
  answersTo?(notice: Notice, asks: readonly G["Ask"][], view: G["View"]): Answering<G> | undefined;
  /** The places an event is about. */
  spotsOf(told: G["Told"]): readonly Spot[];
  /** Whether this pick by itself says that the answer is meant, once the picks make one. */
  closes(pick: G["Pick"], ask: G["Ask"]): boolean;
  /** Whether chance has a part in a match with these options; it has where nothing is said. */
  usesDice?(options: Readonly<Record<string, unknown>>): boolean;
}
