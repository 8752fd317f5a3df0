import type { GameTypes, GameWords, Speaker } from "../games/game";
import type { MatchView } from "../wire/lobby";
import type { Seat } from "../wire/table";
import { bare, type Noun } from "../words/noun";

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

const sameNoun = (one: Noun, other: Noun) =>
  one.text === other.text && one.gender === other.gender && one.plural === other.plural && one.bare === other.bare;

/** What a patch leaves alone is shared; a view that was sent anew is not, though it may say the same. */
const sameNames = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

function saySame(one: Speaker, other: Speaker, seats: number): boolean {
  const all = Array.from({ length: seats }, (_, seat) => seat as Seat);
  return (
    one.me === other.me &&
    all.every((seat) => sameNoun(one.seat(seat), other.seat(seat))) &&
    sameNames(one.names, other.names)
  );
}

/**
 * Keeps a speaker for as long as those that come after him say nothing else. Each step of a match brings another view and
 * with it another speaker, but what was worded by the one before is worded anew only where somebody has another name.
 */
export function steadySpeaker(): (now: Speaker, seats: number) => Speaker {
  let kept: Speaker | undefined;
  return (now, seats) => {
    kept = kept && saySame(kept, now, seats) ? kept : now;
    return kept;
  };
}

/** Who plays a seat, as people call him: his own name, or how well the bot plays. */
export function playerOf(match: Pick<MatchView, "seats">, words: GameWords<GameTypes>, seat: number): string {
  const holder = match.seats[seat];
  if (!holder) return "";
  if (holder.type === "bot") return words.levels[holder.level ?? ""] ?? holder.level ?? "";
  return holder.label ?? holder.person ?? "";
}
