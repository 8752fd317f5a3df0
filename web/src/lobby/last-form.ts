/** The form of a game as it was last sent from this browser. */

import { recall, remember } from "../memory";
import type { GameView } from "../wire/lobby";
import { budgets } from "./budget";
import { optionsFit, scenarioOf, seatKinds, type MatchForm, type SeatForm } from "./form";

const key = (game: string) => `form.${game}`;

export function keepForm(game: string, form: MatchForm) {
  remember(key(game), JSON.stringify(form));
}

/** The last form, unless the game has changed so that it makes no sense any more. */
export function lastForm(game: GameView): MatchForm | undefined {
  const form = parsed(recall(key(game.name)));
  if (!isForm(form)) return undefined;
  const scenario = scenarioOf(game, form.scenario);
  const known = scenario?.options.length === Object.keys(form.options).length && optionsFit(scenario, form.options);
  const levels = form.seats.every((seat) => seat.kind !== "bot" || game.bots.some((bot) => bot.level === seat.level));
  return known && levels ? form : undefined;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSeat(value: unknown): value is SeatForm {
  return (
    isObject(value) &&
    seatKinds.some((kind) => kind === value["kind"]) &&
    [value["name"], value["label"], value["level"]].every((text) => typeof text === "string") &&
    budgets.some((budget) => budget === value["budget"])
  );
}

const isTyped = (value: unknown) => value === null || typeof value === "number";

function isForm(value: unknown): value is MatchForm {
  return (
    isObject(value) &&
    typeof value["scenario"] === "string" &&
    isObject(value["options"]) &&
    Array.isArray(value["seats"]) &&
    value["seats"].length > 0 &&
    value["seats"].every(isSeat) &&
    typeof value["public"] === "boolean" &&
    (value["pace"] === "live" || value["pace"] === "correspondence") &&
    isTyped(value["minutes"]) &&
    isTyped(value["days"]) &&
    typeof value["late"] === "string" &&
    typeof value["lateLevel"] === "string"
  );
}
