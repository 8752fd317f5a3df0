/** The line to a match: one socket after another, each going on where the last one ended. */

import type { FromClient, ToClient } from "../wire/socket";

/** What a line tells its owner. */
export interface Listener {
  /** Frames that are no answer to a request, in their order. */
  heard(frame: News): void;
  state(state: LineState): void;
  /** The last message that has arrived; the next socket goes on after it. */
  lastNumber(): number | undefined;
}

/** `lost` tries again by itself; `shut` does not: the place is not ours, or the page has gone on. */
export type LineState = "connecting" | "open" | "lost" | "shut";

type AnswerType = "done" | "refused" | "choices" | "checked" | "failed";
export type Answer = Extract<ToClient, { type: AnswerType }>;
export type News = Exclude<ToClient, { type: AnswerType }>;

/** A request without its number. */
type Unnumbered<T> = T extends unknown ? Omit<T, "request"> : never;
export type Request = Unnumbered<FromClient>;

interface Pending {
  frame: FromClient;
  settle: (answer: Answer) => void;
  fail: (error: LineLost) => void;
  /** Whether it has gone out over an earlier socket, so that it may have been done already. */
  sentBefore: boolean;
}

export class LineLost extends Error {
  constructor() {
    super("the line to the match was lost");
    this.name = "LineLost";
  }
}

const answers: readonly string[] = ["done", "refused", "choices", "checked", "failed"] satisfies AnswerType[];

const isAnswer = (frame: ToClient): frame is Answer => answers.includes(frame.type);

/** The server answers in milliseconds; who hears nothing for so long has lost the line without knowing it. */
const patience = 10_000;
const firstPause = 300;
const longestPause = 5_000;

export class Line {
  readonly #url: string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #pause = firstPause;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #next = 1;
  #ready = false;
  #shut = false;
  readonly #pending = new Map<number, Pending>();
  readonly #wake = () => {
    if (!this.#socket && !this.#shut) this.#connect();
  };
  // The browser knows before the socket does.
  readonly #drop = () => this.#socket?.close();

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
      this.#pending.set(number, { frame, settle, fail, sentBefore: false });
      if (this.#ready) this.#send(frame);
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
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ToClient);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #hear(frame: ToClient) {
    if (this.#shut) return;
    clearTimeout(this.#watch);
    if (!isAnswer(frame)) {
      this.#listener.heard(frame);
      if (frame.type === "welcome" || frame.type === "resumed") this.#begin();
    } else if (frame.request !== undefined) {
      const pending = this.#pending.get(frame.request);
      this.#pending.delete(frame.request);
      pending?.settle(pending.sentBefore ? asDone(frame) : frame);
    }
    if (this.#pending.size > 0) this.#watchOver();
  }

  #begin() {
    this.#ready = true;
    this.#pause = firstPause;
    this.#listener.state("open");
    for (const { frame } of this.#pending.values()) this.#send(frame);
  }

  #send(frame: FromClient) {
    this.#socket?.send(JSON.stringify(frame));
    clearTimeout(this.#watch);
    this.#watchOver();
  }

  #watchOver() {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(this.#drop, patience);
  }

  #lose() {
    clearTimeout(this.#watch);
    this.#socket = null;
    this.#ready = false;
    for (const [number, pending] of this.#pending) {
      if (isKept(pending.frame)) {
        pending.sentBefore = true;
      } else {
        this.#pending.delete(number);
        pending.fail(new LineLost());
      }
    }
    if (this.#shut) return;
    this.#listener.state("lost");
    this.#retry = setTimeout(this.#wake, this.#pause);
    this.#pause = Math.min(2 * this.#pause, longestPause);
  }
}

/** Questions are asked anew by whoever needs the answer; deeds must not get lost. */
function isKept(frame: FromClient): boolean {
  return frame.type === "act" || frame.type === "take_back" || frame.type === "draft";
}

/** A deed that is refused because its ask is closed, and that was sent before, has been done the first time. */
function asDone(answer: Answer): Answer {
  const done = answer.type === "refused" && (answer.rule === "M1" || answer.rule === "M4");
  return done ? { type: "done", request: answer.request } : answer;
}
