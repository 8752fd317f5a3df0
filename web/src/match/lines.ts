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

/** In whose words, and who is called what. */
type Voices = [gameWords: GameWords<GameTypes>, words: Pick<MatchWords, "tookBack">, speaker: Speaker];

/** The log of a viewer, from all that he was told. */
export function linesOf(messages: readonly Message[], ...voices: Voices): LogLine[] {
  const gone = new Set(messages.flatMap((message) => message.took_back?.messages ?? []));
  return messages.flatMap((message) => {
    const lines = linesIn(message, ...voices);
    return gone.has(message.number) ? lines.map((line) => (line.told ? { ...line, gone: true } : line)) : lines;
  });
}

/** A message is put into words once: a match has a thousand of them, and the log is asked for at each step. */
const known = new WeakMap<Message, { readonly by: readonly unknown[]; readonly lines: readonly LogLine[] }>();

function linesIn(message: Message, ...by: Voices): readonly LogLine[] {
  const before = known.get(message);
  if (before?.by.every((voice, at) => voice === by[at])) return before.lines;
  const lines = spoken(message, ...by);
  known.set(message, { by, lines });
  return lines;
}

function spoken(message: Message, ...[gameWords, words, speaker]: Voices): LogLine[] {
  const { number } = message;
  const lines: LogLine[] = [];
  if (message.took_back) {
    const who = speaker.seat(message.took_back.seat);
    lines.push({ key: `${String(number)}-back`, number, text: words.tookBack(who), gone: false });
  }
  (message.told ?? []).forEach((value, place) => {
    const told = value as GameTypes["Told"];
    const text = gameWords.told(told, speaker);
    lines.push({ key: `${String(number)}-${String(place)}`, number, text, told, gone: false });
  });
  return lines;
}
