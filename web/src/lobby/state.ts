/** How a match stands for the visitor, as a list says it. */

import type { GameTypes, GameWords } from "../games/game";
import type { MatchView, OutcomeView, SeatView } from "../wire/lobby";
import type { Profile } from "../wire/people";
import type { Ending } from "../wire/table";
import { bare, type Noun } from "../words/noun";
import { capital } from "../words/sentence";
import { isForMe } from "./holder";
import type { LobbyWords } from "./words";

type Words = GameWords<GameTypes>;

export type Group = "turn" | "playing" | "waiting" | "over";

export function groupOf(match: MatchView): Group {
  switch (match.status) {
    case "waiting":
      return match.my_turn ? "turn" : "waiting";
    case "playing":
      // What cannot be played here waits for nobody.
      return match.my_turn && !match.unplayable ? "turn" : "playing";
    case "over":
    case "aborted":
      return "over";
  }
}

function isEnding(how: string, ends: Record<Ending, string>): how is Ending {
  return Object.hasOwn(ends, how);
}

function outcomeText(match: MatchView, outcome: OutcomeView, game: Words, words: LobbyWords): string {
  const { ends, won, youWon, nobodyWon } = words.outcome;
  const byTable = isEnding(outcome.how, ends);
  const how = isEnding(outcome.how, ends) ? ends[outcome.how] : (game.endings[outcome.how] ?? outcome.how);
  if (outcome.winners.length === 0) return byTable ? nobodyWon(how) : capital(how);
  const winners = match.seats.filter((seat) => outcome.winners.includes(seat.seat));
  // Who played several seats at one screen has won and lost.
  const sharesScreen = match.seats.filter((seat) => seat.mine).length > 1;
  if (!sharesScreen && winners.some((seat) => seat.mine)) return youWon(how);
  const name = ({ label, person, name }: SeatView): Noun => {
    const called = label ?? person;
    return called === undefined ? (game.seats[name] ?? bare(name)) : bare(called);
  };
  return won(winners.map(name), how);
}

/** @param game Nothing where this client does not know the game. */
export function stateText(
  match: MatchView,
  game: Words | undefined,
  words: LobbyWords,
  me: Profile | null | undefined,
): string {
  const { state } = words;
  if (match.unplayable && match.status === "playing")
    return match.unplayable.type === "needs_newer" ? state.needsNewer : state.unplayable;
  if (!game && match.status !== "aborted") return state.unknownGame;
  switch (match.status) {
    case "aborted":
      return state.aborted;
    case "over":
      return match.outcome && game ? outcomeText(match, match.outcome, game, words) : words.groups.over;
    case "playing":
      if (match.my_turn) return state.yourTurn;
      return match.seats.some((seat) => seat.mine) ? state.othersTurn : state.playing;
    case "waiting": {
      if (match.my_turn) return state.yourTurn;
      if (match.seats.some((seat) => isForMe(seat, me))) return state.invited;
      const open = match.seats.filter((seat) => seat.type === "open" || seat.type === "invited").length;
      return open === 0 ? state.ready : state.openSeats(open);
    }
  }
}
