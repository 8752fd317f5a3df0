/** From a click to a match that is played. */

import { api } from "../api/api";
import { troubleOf } from "../api/call";
import { visitor } from "../people/me.svelte";
import { speech } from "../words/speech.svelte";
import type { GameView, MatchView, NewMatch, NewSeat } from "../wire/lobby";
import { thinks, usualBudget } from "./budget";
import { takePart } from "./part";

/** Makes sure that the visitor is somebody; who has not said his name is a guest with a number. */
export async function beSomebody(name = "") {
  const guest = speech.words.guest(1000 + Math.floor(Math.random() * 9000));
  await visitor.beSomebody(name.trim() || guest);
}

/** Makes a match and pledges this browser's salt; where nobody else is to come, it begins at once. */
export async function makeMatch(match: NewMatch, name?: string): Promise<MatchView> {
  await beSomebody(name);
  const made = await api.newMatch(match);
  if (!made.seats.some((seat) => seat.mine)) return made;
  try {
    const pledged = await takePart(made);
    const whole = pledged.seats.every((seat) => seat.type === "bot" || seat.mine);
    return whole ? await api.start(made.id) : pledged;
  } catch (error) {
    troubleOf(error);
    // The match is there, and its waiting room goes on from here.
    return made;
  }
}

/** One click: me against the strongest bots there are. */
export function playNow(game: GameView): Promise<MatchView> {
  return makeMatch(asUsual(game, (seat) => (seat === 0 ? { type: "me" } : bot(game))));
}

/** Everybody at this screen. */
export function hotSeat(game: GameView, label: (seat: number) => string): Promise<MatchView> {
  return makeMatch(asUsual(game, (seat) => (seat === 0 ? { type: "me" } : { type: "hot_seat", label: label(seat) })));
}

function bot(game: GameView): NewSeat {
  const level = game.bots.at(-1)?.level ?? "";
  return thinks(game, level) ? { type: "bot", level, budget: usualBudget } : { type: "bot", level };
}

/** The first scenario with its usual options. */
function asUsual(game: GameView, seat: (number: number) => NewSeat): NewMatch {
  const [scenario] = game.scenarios;
  if (!scenario) throw new Error(`${game.name} has no scenario`);
  return {
    game: game.name,
    scenario: scenario.name,
    seats: scenario.seats.map((_, number) => seat(number)),
  };
}
