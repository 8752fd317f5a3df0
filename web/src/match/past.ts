import type { Message } from "../wire/table";
import { patched } from "./patch";

/** How far apart the views are that are kept, so that any other is a few patches away. */
const stride = 32;

/** The views that somebody has had, one for each message. */
export class Past {
  readonly #messages: readonly Message[];
  readonly #kept: unknown[];

  constructor(first: unknown, messages: readonly Message[]) {
    this.#messages = messages;
    this.#kept = [first];
  }

  get length(): number {
    return this.#messages.length;
  }

  /** The view after so many messages. */
  viewAt(count: number): unknown {
    const place = Math.min(Math.floor(count / stride), this.#kept.length - 1);
    let view = this.#kept[place];
    for (let at = place * stride; at < count; at++) {
      const message = this.#messages[at];
      if (message?.view !== undefined) view = patched(view, message.view);
      const done = at + 1;
      if (done % stride === 0 && this.#kept.length === done / stride) this.#kept.push(view);
    }
    return view;
  }
}
