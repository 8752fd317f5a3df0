/** Seats, and who sits there, as a list says it. */

import type { GameTypes, GameWords } from "../games/game";
import type { Profile } from "../wire/people";
import type { MatchView, SeatView } from "../wire/lobby";
import { the } from "../words/noun";
import { capital } from "../words/sentence";
import { secondsOf } from "./budget";
import type { LobbyWords } from "./words";

type Words = GameWords<GameTypes>;

/** Of a game that this client does not know, things go by the names that they have on the server. */
export function seatName(game: Words | undefined, name: string): string {
  return capital(game?.seats[name]?.text ?? name);
}

/** Within a sentence, with its article. */
export function theSeat(game: Words, name: string): string {
  const noun = game.seats[name];
  return noun ? the(noun) : name;
}

/** A name, and the sentence around it. */
export interface Holder {
  name: string;
  account?: boolean;
  within?: (name: string) => string;
}

export function holderOf(seat: SeatView, game: Words | undefined, words: LobbyWords): Holder {
  const name = seat.person ?? words.holder.somebody;
  const { account } = seat;
  switch (seat.type) {
    case "open":
      return { name: words.holder.open };
    case "vacant":
      return { name: words.holder.vacant };
    case "invited":
      return { name, account, within: words.holder.invited };
    case "bot": {
      const level = game?.levels[seat.level ?? ""] ?? seat.level ?? "";
      return { name: words.holder.bot(level, secondsOf(seat.budget ?? "")) };
    }
    case "person":
      if (seat.label !== undefined) return { name: seat.label };
      return seat.mine ? { name, account, within: words.holder.you } : { name, account };
  }
}

/** Whether the seat waits for this visitor and nobody else. Only accounts are invited, and no two have one name. */
export function isForMe(seat: SeatView, me: Profile | null | undefined): boolean {
  return seat.type === "invited" && me?.guest === false && seat.person === me.name;
}

/** The seats that the visitor could take. */
export function freeSeats(match: MatchView, me: Profile | null | undefined): SeatView[] {
  if (match.seats.some((seat) => seat.mine)) return [];
  if (match.status !== "waiting" && match.status !== "playing") return [];
  return match.seats.filter((seat) => seat.type === "open" || isForMe(seat, me));
}
