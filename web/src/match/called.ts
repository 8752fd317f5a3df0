/** What calls a player beside his turn: offers, letters, lateness, a treaty broken. Each goes when it is answered, here or elsewhere. */

import type { Answering, GameTypes } from "../games/game";
import type { AnyGame } from "../games/games";
import type { MatchView } from "../wire/lobby";
import type { Matter, Message, Seat } from "../wire/table";

/** A private channel in which there is something to read. */
export interface Letter {
  channel: string;
  /** Its last line. */
  last: number;
  /** Who wrote it. */
  by: Seat;
}

export type Call = { key: string } & (
  | { type: "draw"; by: readonly Seat[] }
  | { type: "late"; perhapsMe: boolean }
  | { type: "letter"; by: Seat; channel: string }
  | { type: Matter; by: Seat; answering?: Answering<GameTypes> | undefined }
);

/** A draw that others offer and this player has not answered. */
export function drawCalls(match: Pick<MatchView, "seats" | "status">): Call[] {
  const mine = match.seats.filter((seat) => seat.mine);
  if (match.status !== "playing" || mine.length === 0 || mine.every((seat) => seat.says === "draw")) return [];
  const by = match.seats.filter((seat) => seat.type === "person" && !seat.mine && seat.says === "draw");
  if (by.length === 0) return [];
  const seats = by.map(({ seat }) => seat);
  return [{ key: `draw ${seats.join(" ")}`, type: "draw", by: seats }];
}

/** Somebody is late. Where nobody else plays there is nobody to mind. */
export function lateCalls(match: Pick<MatchView, "seats" | "status" | "overdue" | "my_turn">): Call[] {
  const seated = match.seats.some((seat) => seat.mine);
  const others = match.seats.some((seat) => seat.type === "person" && !seat.mine);
  if (match.status !== "playing" || !match.overdue || !seated || !others) return [];
  return [{ key: "late", type: "late", perhapsMe: match.my_turn }];
}

export function letterCalls(letters: readonly Letter[]): Call[] {
  return letters.map(({ channel, last, by }) => ({
    key: `letter ${channel} ${String(last)}`,
    type: "letter",
    by,
    channel,
  }));
}

export interface Told {
  messages: readonly Message[];
  /** What was told before is known from the log. */
  arrived: number;
  asks: readonly GameTypes["Ask"][];
  view: unknown;
}

/** What the game has to say: offers as long as they are open, a broken treaty to who was there. */
export function gameCalls(game: Pick<AnyGame, "answersTo">, { messages, arrived, asks, view }: Told): Call[] {
  const gone = new Set(messages.flatMap((message) => message.took_back?.messages ?? []));
  const calls = new Map<string, Call>();
  for (const { number, notices = [] } of messages) {
    if (gone.has(number)) continue;
    for (const notice of notices) {
      const { type, by } = notice;
      const answering = view === undefined ? undefined : game.answersTo?.(notice, asks, view);
      const isOffer = type !== "alliance_broken";
      if (isOffer ? !answering : number <= arrived) continue;
      // Only the last of the same kind from the same seat.
      calls.set(`${type} ${String(by)}`, { key: `${type} ${String(by)} ${String(number)}`, type, by, answering });
    }
  }
  return [...calls.values()];
}
