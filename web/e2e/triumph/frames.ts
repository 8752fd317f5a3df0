// What comes in over the sockets of a page.

import type { Page } from "playwright-core";
import { patched } from "../../src/match/patch";
import type { FromClient } from "../../src/wire/socket";
import type { Ask, View } from "../../src/wire/triumph";

interface Frame {
  type: string;
  request?: number;
  view?: unknown;
  asks?: readonly { ask: Ask; standing?: boolean }[];
}

/** A page that has heard nothing for half a minute asks about no ask at all, to hear whether its line still lives. */
const isProbe = ({ type, ask }: { type: string; ask?: string }) => type === "choices" && ask === "0.0";

export class Frames {
  /** Each as it came, but for the answers to probes and to kept drafts: how many there were is a matter of how fast the machine is. */
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
      const probes = new Set<number>();
      socket.on("framesent", ({ payload }) => {
        const sent = JSON.parse(String(payload)) as FromClient;
        if (isProbe(sent) || sent.type === "draft") probes.add(sent.request);
      });
      socket.on("framereceived", ({ payload }) => {
        const { request } = JSON.parse(String(payload)) as Frame;
        const isAnswer = request !== undefined && probes.has(request);
        if (number > frames.#past && !isAnswer) frames.#hear(String(payload));
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
