/** The form of a new match: what is filled in, what is wrong with it, and what is sent of it. */

import type { GameView, Late, NewMatch, NewSeat, OptionView, Pace, ScenarioView } from "../wire/lobby";
import type { Budget } from "../wire/table";
import { thinks, usualBudget } from "./budget";

export const seatKinds = ["me", "bot", "hot_seat", "open", "invited"] as const satisfies readonly NewSeat["type"][];
export type SeatKind = (typeof seatKinds)[number];

/** A seat as it is filled in. What belongs to another kind is kept, for who changes his mind. */
export interface SeatForm {
  kind: SeatKind;
  /** Of the account that is invited. */
  name: string;
  /** Of the player at the same screen. */
  label: string;
  level: string;
  /** How long the bot thinks, if it does. */
  budget: Budget;
}

/** A field for a number is empty while somebody types. */
export type Typed = number | null;

export type OptionValue = boolean | string | Typed;

export interface MatchForm {
  scenario: string;
  options: Record<string, OptionValue>;
  seats: SeatForm[];
  public: boolean;
  pace: Pace["type"];
  minutes: Typed;
  days: Typed;
  /** What becomes of a seat whose player is late, and the bot that may take it. */
  late: Late["do"];
  lateLevel: string;
}

export const presets = ["bot", "hot", "online"] as const;
export type Preset = (typeof presets)[number];

export function isPreset(text: string | null): text is Preset {
  return presets.some((preset) => preset === text);
}

const kindOf: Record<Preset, SeatKind> = { bot: "bot", hot: "hot_seat", online: "open" };

export const longest = { live: 240, correspondence: 30 };
export const longestName = 40;

export function scenarioOf(game: GameView, name: string): ScenarioView | undefined {
  return game.scenarios.find((scenario) => scenario.name === name);
}

export function usualOptions(scenario: ScenarioView): MatchForm["options"] {
  return Object.fromEntries(scenario.options.map((option) => [option.key, option.default]));
}

/** What a player at this screen is called who has not said it. */
export type LabelOf = (seat: number) => string;

/** A seat that somebody else takes, as the preset has it; the first is mine. */
function usualSeat(game: GameView, preset: Preset, number: number, label: LabelOf): SeatForm {
  return {
    kind: number === 0 ? "me" : kindOf[preset],
    name: "",
    label: label(number),
    level: game.bots.at(-1)?.level ?? "",
    budget: usualBudget,
  };
}

export function firstForm(game: GameView, preset: Preset, label: LabelOf): MatchForm {
  const [scenario] = game.scenarios;
  if (!scenario) throw new Error(`${game.name} has no scenario`);
  return {
    scenario: scenario.name,
    options: usualOptions(scenario),
    seats: scenario.seats.map((_, number) => usualSeat(game, preset, number, label)),
    public: false,
    pace: "live",
    minutes: 15,
    days: 3,
    late: "wait",
    lateLevel: substitutesOf(game).at(-1) ?? "",
  };
}

/** The preset that the seats follow, if they follow one. */
export function presetOf(seats: readonly SeatForm[]): Preset | undefined {
  const [first, ...others] = seats.map((seat) => seat.kind);
  if (first !== "me" || others.length === 0) return undefined;
  return presets.find((preset) => others.every((kind) => kind === kindOf[preset]));
}

export function withPreset(seats: readonly SeatForm[], preset: Preset): SeatForm[] {
  return seats.map((seat, number) => ({ ...seat, kind: number === 0 ? "me" : kindOf[preset] }));
}

/** As many seats as the options ask for. New ones follow the preset of the others. */
export function withCount(game: GameView, seats: readonly SeatForm[], count: number, label: LabelOf): SeatForm[] {
  const preset = presetOf(seats) ?? "online";
  return Array.from({ length: count }, (_, number) => seats[number] ?? usualSeat(game, preset, number, label));
}

function isWithin(value: OptionValue | undefined, least: number, most: number): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}

export function optionFits(option: OptionView, value: OptionValue | undefined): boolean {
  switch (option.type) {
    case "switch":
      return typeof value === "boolean";
    case "number":
      return isWithin(value, option.least, option.most);
    case "one_of":
      return typeof value === "string" && option.values.includes(value);
    case "text":
      return typeof value === "string" && new TextEncoder().encode(value).length <= option.most;
  }
}

export function optionsFit(scenario: ScenarioView, options: MatchForm["options"]): boolean {
  return scenario.options.every((option) => optionFits(option, options[option.key]));
}

export function nameFits(name: string): boolean {
  const { length } = Array.from(name.trim());
  return length >= 1 && length <= longestName;
}

/** Whether somebody is waited for who is not at this screen. */
export function hasOthers(seats: readonly SeatForm[]): boolean {
  return seats.some((seat) => seat.kind === "open" || seat.kind === "invited");
}

export type Problem = "options" | "pace" | "only_bots" | `seat-${number}`;

/** What must be put right before it can be sent. */
export function problemsOf(scenario: ScenarioView, form: MatchForm): Problem[] {
  const problems: Problem[] = [];
  if (!optionsFit(scenario, form.options)) problems.push("options");
  form.seats.forEach(({ kind, name, label }, number) => {
    const unnamed = (kind === "invited" && !nameFits(name)) || (kind === "hot_seat" && !nameFits(label));
    if (unnamed) problems.push(`seat-${number}`);
  });
  if (form.seats.every((seat) => seat.kind === "bot")) problems.push("only_bots");
  const time = form.pace === "live" ? form.minutes : form.days;
  if (hasOthers(form.seats) && !isWithin(time, 1, longest[form.pace])) problems.push("pace");
  return problems;
}

function newSeat(game: GameView, { kind, name, label, level, budget }: SeatForm): NewSeat {
  switch (kind) {
    case "me":
    case "open":
      return { type: kind };
    case "invited":
      return { type: kind, name: name.trim() };
    case "hot_seat":
      return { type: kind, label: label.trim() };
    case "bot":
      return thinks(game, level) ? { type: kind, level, budget } : { type: kind, level };
  }
}

function paceOf({ pace, minutes, days }: MatchForm): Pace {
  return pace === "live" ? { type: pace, minutes: minutes ?? 1 } : { type: pace, days: days ?? 1 };
}

/** The bots that may sit in for somebody: those that have a rank, the strongest last. */
export function substitutesOf(game: GameView): string[] {
  return game.bots.map((bot) => bot.level).filter((level) => level !== "random");
}

/** What can be agreed on: where there are no bots, nothing that needs one. */
export function latesOf(game: GameView): Late["do"][] {
  return substitutesOf(game).length > 0 ? ["wait", "grace", "bot", "end"] : ["wait", "end"];
}

function lateOf(game: GameView, { late, lateLevel }: MatchForm): Late {
  if (!latesOf(game).includes(late)) return { do: "wait" };
  if (late !== "bot") return { do: late };
  const levels = substitutesOf(game);
  return { do: late, level: levels.includes(lateLevel) ? lateLevel : (levels.at(-1) ?? "") };
}

/** What is sent of a form without problems. */
export function newMatchOf(game: GameView, form: MatchForm): NewMatch {
  return {
    game: game.name,
    scenario: form.scenario,
    options: { ...form.options },
    seats: form.seats.map((seat) => newSeat(game, seat)),
    public: form.public,
    // Where nobody else is waited for, a pace means nothing, and may have been left empty.
    ...(hasOthers(form.seats) ? { pace: paceOf(form), late: lateOf(game, form) } : {}),
  };
}
