// What comes in over the sockets of a page.

import type { Page } from "playwright-core";
import { patched } from "../../src/match/patch";
import type { Ask, View } from "../../src/wire/triumph";
import { listen } from "../unhurried";

interface Frame {
  type: string;
  view?: unknown;
  asks?: readonly { ask: Ask; standing?: boolean }[];
}

export class Frames {
  /** Each as it came. */
  readonly all: string[] = [];
  #asked: readonly Ask[] = [];
  #view: unknown;
  /** How many steps of the game it has heard of. */
  steps = 0;
  /** How many sockets there were, and how many of them are no longer listened to. */
  #sockets = 0;
  #past = 0;

  private constructor() {}

  /** Everything from now on; the page must be loaded anew. */
  static of(page: Page): Frames {
    const frames = new Frames();
    page.on("websocket", (socket) => {
      const number = (frames.#sockets += 1);
      listen(socket, (text) => {
        if (number > frames.#past) frames.#hear(text);
      });
    });
    return frames;
  }

  #hear(text: string) {
    this.all.push(text);
    const { type, view, asks } = JSON.parse(text) as Frame;
    if (type === "step") this.steps += 1;
    if (type === "welcome") this.#view = view;
    else if (type === "step" && view !== undefined) this.#view = patched(this.#view, view);
    if (asks) this.#asked = asks.filter(({ standing }) => !standing).map(({ ask }) => ask);
  }

  /** Begins anew with the next socket: what an old one still has to say is about another match. */
  forget() {
    this.#past = this.#sockets;
    this.all.length = 0;
    this.#asked = [];
    this.#view = undefined;
    this.steps = 0;
  }

  /** Whether the table has let the seat in. */
  get here(): boolean {
    return this.#view !== undefined;
  }

  /** What this seat knows. */
  get view(): View {
    return this.#view as View;
  }

  /** What waits for an answer of this seat. */
  get asked(): Ask | undefined {
    return this.#asked[0];
  }
}
