/** What was said in a match, as far as one place may hear it. */

import { recall, remember } from "../../memory";
import type { TalkLine } from "../../wire/lobby";

const keyOf = ({ channel, id }: TalkLine) => `${channel}/${String(id)}`;

export class Conversation {
  lines: readonly TalkLine[] = $state.raw([]);
  /** Up to which line of each channel they were read. */
  #read: Readonly<Record<string, number>> = $state.raw({});
  readonly #memory: string;

  /** `place` says whose reading it is, for this browser to remember. */
  constructor(place: string) {
    this.#memory = `talk.${place}`;
    this.#read = readMarks(recall(this.#memory));
  }

  /** Takes lines that are meant for this place, however often they arrive; others are not kept at all. */
  hear(lines: readonly TalkLine[], hears: (channel: string) => boolean) {
    const meant = lines.filter((line) => hears(line.channel));
    const once = Object.values(Object.fromEntries([...this.lines, ...meant].map((line) => [keyOf(line), line])));
    if (once.length > this.lines.length) this.lines = once;
  }

  /** In the order in which they were said. */
  in(channel: string): readonly TalkLine[] {
    return this.lines.filter((line) => line.channel === channel).sort((one, other) => one.id - other.id);
  }

  unread(channel: string, isOwn: (line: TalkLine) => boolean): number {
    const read = this.#read[channel] ?? 0;
    return this.in(channel).filter((line) => line.id > read && !isOwn(line)).length;
  }

  read(channel: string) {
    const last = this.in(channel).at(-1)?.id ?? 0;
    if (last <= (this.#read[channel] ?? 0)) return;
    this.#read = { ...this.#read, [channel]: last };
    remember(this.#memory, JSON.stringify(this.#read));
  }
}

function readMarks(text: string | null): Record<string, number> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
    );
  } catch {
    return {};
  }
}
