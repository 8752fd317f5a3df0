// What browsers do by themselves before a match begins, for those who begin one without a page: all pledge, then all open.

import { pledgeOf } from "../src/dice/round";
import type { MatchView } from "../src/wire/lobby";

/** Asks the server as somebody. */
export type Ask = (method: "GET" | "POST" | "PUT", path: string, data?: unknown) => Promise<unknown>;

/** The seed is the server's, and another one in every match: that of the players need not be. */
const salt = "5a".repeat(16);

async function look(ask: Ask, id: string) {
  const match = (await ask("GET", `/api/matches/${id}`)) as MatchView;
  if (!match.round) throw new Error(`${id} does not wait`);
  return { seats: match.seats, round: match.round.number };
}

/** Pledges for all seats of whoever asks. */
export async function pledge(ask: Ask, id: string): Promise<MatchView> {
  const { seats, round } = await look(ask, id);
  const mine = seats.filter((seat) => seat.mine).map(({ seat }) => seat);
  const pledges = mine.map((seat) => ({ seat, hash: pledgeOf(salt, id, round, seat) }));
  return (await ask("PUT", `/api/matches/${id}/pledges`, { round, pledges })) as MatchView;
}

export async function openSalt(ask: Ask, id: string): Promise<void> {
  const { round } = await look(ask, id);
  await ask("PUT", `/api/matches/${id}/salt`, { round, salt });
}

/** The first has made the match and the others sit in it; it begins. */
export async function startWith(id: string, first: Ask, ...others: readonly Ask[]): Promise<MatchView> {
  for (const ask of [first, ...others]) await pledge(ask, id);
  for (const ask of [...others, first]) await openSalt(ask, id);
  return (await first("POST", `/api/matches/${id}/start`)) as MatchView;
}
