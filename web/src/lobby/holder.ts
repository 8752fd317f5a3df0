/** Seats, and who sits there, as a list says it. */

import type { GameTypes, GameWords } from "../games/game";
import type { Profile } from "../wire/people";
import type { MatchView, SeatView } from "../wire/lobby";
import { the } from "../words/noun";
import { capital } from "../words/sentence";
import { secondsOf } from "./budget";
import type { LobbyWords } from "./words";

type Words = GameWords<GameTypes>;

export function seatName(game: Words, name: string): string {
  return capital(game.seats[name]?.text ?? name);
}

/** Within a sentence, with its article. */
export function theSeat(game: Words, name: string): string {
  const noun = game.seats[name];
  return noun ? the(noun) : name;
}

export function holderOf(seat: SeatView, game: Words, words: LobbyWords): string {
  const person = seat.person ?? words.holder.somebody;
  switch (seat.type) {
    case "open":
      return words.holder.open;
    case "invited":
      return words.holder.invited(person);
    case "bot":
      return words.holder.bot(game.levels[seat.level ?? ""] ?? seat.level ?? "", secondsOf(seat.budget ?? ""));
    case "person":
      if (seat.label !== undefined) return seat.label;
      return seat.mine ? words.holder.you(person) : person;
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
