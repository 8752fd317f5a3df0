import type { GameTypes, GameWords, Speaker } from "../games/game";
import type { Message } from "../wire/table";
import type { MatchWords } from "./words";

/** A line of the log. */
export interface LogLine {
  key: string;
  /** The message that told it. */
  number: number;
  text: string;
  told?: GameTypes["Told"];
  /** It was taken back later. */
  gone: boolean;
}

/** The log of a viewer, from all that he was told. */
export function linesOf(
  messages: readonly Message[],
  gameWords: GameWords<GameTypes>,
  words: Pick<MatchWords, "tookBack">,
  speaker: Speaker,
): LogLine[] {
  const gone = new Set(messages.flatMap((message) => message.took_back?.messages ?? []));
  return messages.flatMap((message) => {
    const { number } = message;
    const lines: LogLine[] = [];
    if (message.took_back) {
      const who = speaker.seat(message.took_back.seat);
      lines.push({ key: `${String(number)}-back`, number, text: words.tookBack(who), gone: false });
    }
    (message.told ?? []).forEach((value, place) => {
      const told = value as GameTypes["Told"];
      const text = gameWords.told(told, speaker);
      lines.push({ key: `${String(number)}-${String(place)}`, number, text, told, gone: gone.has(number) });
    });
    return lines;
  });
}
