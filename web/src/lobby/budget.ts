/** How long a bot may think about an answer: chosen in seconds, sent as the server writes it. */

import type { GameView } from "../wire/lobby";
import type { Budget } from "../wire/table";

export const budgets: readonly Budget[] = ["500ms", "1000ms", "2000ms", "5000ms", "10000ms", "30000ms"];

/** Long enough for it to play well, short enough to wait for. */
export const usualBudget: Budget = "2000ms";

/** Whether a bot of this level thinks at all. */
export function thinks(game: GameView, level: string): boolean {
  return game.bots.some((bot) => bot.level === level && bot.budget !== undefined);
}

/** A budget in iterations has no time of its own. */
export function secondsOf(budget: Budget): number | undefined {
  const milliseconds = /^(\d+)ms$/.exec(budget)?.[1];
  return milliseconds === undefined ? undefined : Number(milliseconds) / 1_000;
}
