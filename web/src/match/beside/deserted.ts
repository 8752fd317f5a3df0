/** What the others want done with the seats of those who are late or gone. */

import type { Remedy, SeatView } from "../../wire/lobby";
import type { WantsWords } from "./words";

/** What a seat asks for, if it asks for anything of this kind. */
export function remedyOf(seat: Pick<SeatView, "says" | "rank">): Remedy | undefined {
  switch (seat.says) {
    case "bot":
      return { do: "bot", level: seat.rank ?? "" };
    case "open":
    case "end":
      return { do: seat.says };
    default:
      return undefined;
  }
}

export function textOf(remedy: Remedy, words: WantsWords, levels: Readonly<Record<string, string>>): string {
  return remedy.do === "bot" ? words.bot(levels[remedy.level] ?? remedy.level) : words[remedy.do];
}

/** The bots that may sit in for somebody: those that have a rank. */
export function substitutes(levels: readonly string[]): string[] {
  return levels.filter((level) => level !== "random");
}
