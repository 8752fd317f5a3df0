import type { GameTypes, GameWords, Speaker } from "../games/game";
import type { MatchView } from "../wire/lobby";
import type { Seat } from "../wire/table";
import { bare } from "../words/noun";

/** Says what the seats of a match are called, by what is known of them now if there is a view. */
export function speakerOf(
  match: Pick<MatchView, "seats">,
  words: GameWords<GameTypes>,
  me?: Seat,
  view?: GameTypes["View"],
): Speaker {
  return {
    me,
    seat: (seat) =>
      (view === undefined ? undefined : words.seatIn?.(view, seat)) ??
      words.seats[match.seats[seat]?.name ?? ""] ??
      bare(String(seat)),
    names: view === undefined ? undefined : words.namesIn?.(view),
  };
}

/** Who plays a seat, as people call him: his own name, or how well the bot plays. */
export function playerOf(match: Pick<MatchView, "seats">, words: GameWords<GameTypes>, seat: number): string {
  const holder = match.seats[seat];
  if (!holder) return "";
  if (holder.type === "bot") return words.levels[holder.level ?? ""] ?? holder.level ?? "";
  return holder.label ?? holder.person ?? "";
}
