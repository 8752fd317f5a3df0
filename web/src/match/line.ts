/** The line to a match: one socket after another, each going on where the last one ended. */

import type { FromClient, ToClient } from "../wire/socket";
import type { AskId } from "../wire/table";

/** What a line tells its owner. */
export interface Listener {
  /** Frames that are no answer to a request, in their order. */
  heard(frame: News): void;
  state(state: LineState): void;
  /** The last message that has arrived; the next socket goes on after it. */
  lastNumber(): number | undefined;
  /** Again and again a socket ended before the server said a word: it may let us in no more, and does not say why. */
  unheard(): void;
  /** Whether a deed that went out before, and is refused now, was done the first time. */
  wasDone(deed: FromClient, refused: Refused): boolean;
}

/** `lost` tries again by itself; `shut` does not: the place is not ours, or the page has gone on. */
export type LineState = "connecting" | "open" | "lost" | "shut";

type AnswerType = "done" | "refused" | "choices" | "outlook" | "checked" | "failed";
export type Answer = Extract<ToClient, { type: AnswerType }>;
export type Refused = Extract<ToClient, { type: "refused" }>;
export type News = Exclude<ToClient, { type: AnswerType }>;

/** A request without its number. */
type Unnumbered<T> = T extends unknown ? Omit<T, "request"> : never;
export type Request = Unnumbered<FromClient>;

interface Pending {
  frame: FromClient;
  settle: (answer: Answer) => void;
  fail: (error: LineLost) => void;
  /** Whether it has gone out over this socket. */
  sent: boolean;
  /** Whether it has gone out over an earlier socket, so that it may have been done already. */
  sentBefore: boolean;
}

export class LineLost extends Error {
  constructor() {
    super("the line to the match was lost");
    this.name = "LineLost";
  }
}

const answers: readonly string[] = [
  "done",
  "refused",
  "choices",
  "outlook",
  "checked",
  "failed",
] satisfies AnswerType[];

const isAnswer = (frame: ToClient): frame is Answer => answers.includes(frame.type);

/** The server answers in milliseconds; who hears nothing for so long has lost the line without knowing it. */
const patience = 10_000;
/** Nothing tells a page that its line died while nobody spoke: after so long a silence it asks. */
const silence = 30_000;
/** After so many sockets without a word we ask why. */
const doubt = 2;
const firstPause = 300;
const longestPause = 5_000;

export class Line {
  readonly #url: string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #pause = firstPause;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #unheard = 0;
  #next = 1;
  #ready = false;
  #shut = false;
  readonly #pending = new Map<number, Pending>();
  readonly #wake = () => {
    if (this.#shut) return;
    if (!this.#socket) this.#connect();
    // Who has slept may have lost the line meanwhile.
    else if (this.#ready) this.#probe();
  };
  /** Gives the socket up. On a dead line it would take a minute to close, and nobody waits for that. */
  readonly #drop = () => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lose();
    socket.close();
  };

  constructor(url: string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Sends a request. What answers an ask goes out again over the next socket if this one breaks: the server does it once. */
  request(request: Request): Promise<Answer> {
    return new Promise((settle, fail) => {
      if (this.#shut) {
        fail(new LineLost());
        return;
      }
      const number = this.#next++;
      const frame: FromClient = { ...request, request: number };
      const pending: Pending = { frame, settle, fail, sent: false, sentBefore: false };
      this.#pending.set(number, pending);
      if (this.#ready) this.#send(pending);
    });
  }

  shut() {
    this.#shut = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
    this.#socket = null;
    for (const { fail } of this.#pending.values()) fail(new LineLost());
    this.#pending.clear();
    this.#listener.state("shut");
  }

  #connect() {
    clearTimeout(this.#retry);
    const after = this.#listener.lastNumber();
    const url = new URL(this.#url, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    if (after !== undefined) url.searchParams.set("after", String(after));
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#listener.state("connecting");
    // A socket that neither opens nor fails would keep us waiting for minutes.
    this.#watchOver();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      // The next frame is ordered before the work for it is done: a page at rest waits for it as long as for the work.
      requestAnimationFrame(() => undefined);
      this.#hear(JSON.parse(event.data) as ToClient);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #hear(frame: ToClient) {
    if (!isAnswer(frame)) {
      this.#listener.heard(frame);
      if (frame.type === "welcome" || frame.type === "resumed") this.#begin();
    } else if (frame.request !== undefined) {
      const pending = this.#pending.get(frame.request);
      this.#pending.delete(frame.request);
      pending?.settle(this.#asDone(pending, frame));
    }
    this.#watchOver();
  }

  #asDone({ frame, sentBefore }: Pending, answer: Answer): Answer {
    const done = sentBefore && answer.type === "refused" && this.#listener.wasDone(frame, answer);
    return done ? { type: "done", request: frame.request } : answer;
  }

  #begin() {
    this.#ready = true;
    this.#pause = firstPause;
    this.#unheard = 0;
    this.#listener.state("open");
    for (const pending of this.#pending.values()) this.#send(pending);
  }

  #send(pending: Pending) {
    pending.sent = true;
    this.#socket?.send(JSON.stringify(pending.frame));
    this.#watchOver();
  }

  /** Says something that changes nothing, to hear whether anybody answers. */
  readonly #probe = () => {
    this.request({ type: "choices", ask: noAsk, draft: [] }).catch(() => undefined);
  };

  /** Waits for an answer if one is due, and otherwise for anything at all. */
  #watchOver() {
    clearTimeout(this.#watch);
    if (this.#shut) return;
    const due = !this.#ready || this.#pending.size > 0;
    this.#watch = due ? setTimeout(this.#drop, patience) : setTimeout(this.#probe, silence);
  }

  #lose() {
    clearTimeout(this.#watch);
    this.#socket = null;
    if (!this.#ready) this.#unheard += 1;
    this.#ready = false;
    for (const [number, pending] of this.#pending) {
      if (isKept(pending.frame)) {
        pending.sentBefore ||= pending.sent;
        pending.sent = false;
      } else {
        this.#pending.delete(number);
        pending.fail(new LineLost());
      }
    }
    if (this.#shut) return;
    this.#listener.state("lost");
    this.#retry = setTimeout(this.#wake, this.#pause);
    this.#pause = Math.min(2 * this.#pause, longestPause);
    if (this.#unheard >= doubt) this.#listener.unheard();
  }
}

/** To ask about it changes nothing, whether there is such an ask or not. */
const noAsk = "0.0" as AskId;

/** Questions are asked anew by whoever needs the answer; deeds must not get lost. */
function isKept(frame: FromClient): boolean {
  return frame.type === "act" || frame.type === "take_back" || frame.type === "draft";
}
