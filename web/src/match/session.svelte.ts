/** One viewer's place at a match: what he knows, what he is asked, and the answer he is making. */

import { call, type Trouble } from "../api/call";
import type { Choices } from "../games/game";
import { rememberLink } from "../dice/memory";
import { same } from "../kept";
import type { Failure } from "../wire/failure";
import type { MatchId } from "../wire/ids";
import type { TalkLine } from "../wire/lobby";
import type { AnyRefused, AskId, Message, OpenAsk, Outcome, Outlook, Seat, Seen, WayBack } from "../wire/table";
import type { Draft, FromClient } from "../wire/socket";
import { Checks, Outlooks } from "./outlooks";
import { Line, LineLost, type Answer, type LineState, type News, type Refused } from "./line";
import { patched } from "./patch";
import { whyShutOut } from "./shut-out";

/** As whom somebody looks on. Once a match is over, also at what another seat saw. */
export type Eyes =
  { type: "seat"; seat: Seat } | { type: "observer" } | { type: "truth" } | { type: "seen"; seat: Seat };

export interface Pick {
  type: string;
}

/** An open ask, by its kind or as it is. */
export type Which = string | Pick;

/** An answer in the making. */
export interface Making {
  ask: OpenAsk<Pick>;
  picks: readonly Pick[];
  /** What may be picked next; empty while the server is asked. */
  offered: readonly Pick[];
  /** The whole answer, once the picks make one. */
  action?: Pick | undefined;
  /** The sides of the dice that may be rolled by hand for it and typed in. */
  dice: readonly number[];
  /** What the game can say of it in advance. */
  forecast?: unknown;
}

/** Why an answer was not taken, or could not be given. */
export type Hindrance = { type: "refused"; refused: AnyRefused } | { type: "failed"; failure: Failure };

export class Session {
  readonly id: MatchId;
  readonly eyes: Eyes;
  line: LineState = $state("connecting");
  /** Whether anything is known yet. */
  here = $state(false);
  /** The place was given to somebody else. */
  unseated = $state(false);
  /** Why the server lets us in no more. */
  shutOut: Trouble | undefined = $state.raw();
  view: unknown = $state.raw();
  asks: readonly OpenAsk<Pick>[] = $state.raw([]);
  wayBack: WayBack = $state.raw({ type: "closed" });
  outcome: Outcome | undefined = $state.raw();
  awaited: readonly Seat[] = $state.raw([]);
  channels: readonly string[] = $state.raw([]);
  connected: readonly Seat[] = $state.raw([]);
  making: Making | undefined = $state.raw();
  hindrance: Hindrance | undefined = $state.raw();
  /** Whether an answer is on its way. */
  busy = $state(false);
  /** All messages since the beginning, once they have been fetched; before, those since we came. */
  messages: readonly Message[] = $state.raw([]);
  /** Where the messages begin. */
  first: { view: unknown } | undefined = $state.raw();
  /** How many messages there were when we came: what was told since then is news. */
  arrived = $state(0);
  /** What the last step told. */
  lastTold: readonly Pick[] = $state.raw([]);
  /** Who is talking; set by whoever listens. */
  ontalk: (line: TalkLine) => void = () => undefined;
  /** Somebody else holds a seat now. */
  onholders: () => void = () => undefined;
  /** Everything is new: what happened before it is not known here. */
  onwelcome: () => void = () => undefined;
  /** A step has just been taken before our eyes. */
  onstep: (message: Message) => void = () => undefined;

  #number: number | undefined;
  #drafts: readonly Draft[] = [];
  /** Drafts on their way to the server, which does not know of them yet. */
  #unkept: readonly Draft[] = [];
  /** The last message before we asked to take something back. */
  #beforeTakingBack = 0;
  #gone = false;
  readonly #line: Line;
  readonly #outlooks: Outlooks;
  readonly #checks = new Checks<AnyRefused>();
  #keeping: ReturnType<typeof setTimeout> | undefined;
  readonly #leaving = () => {
    this.#keepDrafts();
  };
  /** Counts questions for choices: only the answer to the latest counts. */
  #question = 0;
  /** The hindrance of a question for choices, which goes away once it is answered. */
  #unanswered: Hindrance | undefined;

  constructor(id: MatchId, eyes: Eyes) {
    this.id = id;
    this.eyes = eyes;
    this.#line = new Line(`/api/matches/${id}/socket${query(eyes)}`, {
      heard: (frame) => this.#hear(frame),
      state: (state) => {
        this.line = state;
      },
      lastNumber: () => this.#number,
      unheard: () => void this.#askWhy(),
      wasDone: (deed, refused) => this.#wasDone(deed, refused),
    });
    this.#outlooks = new Outlooks((ask, draft) => this.#ask({ type: "outlook", ask, draft: [...draft] }));
    addEventListener("pagehide", this.#leaving);
  }

  get seat(): Seat | undefined {
    return this.eyes.type === "seat" ? this.eyes.seat : undefined;
  }

  /** Leaves the match. Nothing of what was known stays here. */
  shut() {
    this.#keepDrafts();
    removeEventListener("pagehide", this.#leaving);
    this.#gone = true;
    this.#forget();
    this.#line.shut();
    this.here = false;
    this.view = undefined;
    this.asks = [];
    this.making = undefined;
    this.hindrance = undefined;
    this.messages = [];
    this.first = undefined;
    this.lastTold = [];
    this.#drafts = [];
    this.#unkept = [];
  }

  /** A socket that is refused does not say why; the lobby does. */
  async #askWhy() {
    const why = await whyShutOut(this.id, this.eyes);
    if (!why || this.#gone || this.line === "open") return;
    this.shutOut = why;
    this.shut();
  }

  /**
   * An answer whose ask is closed was given the first time. What cannot be taken back was taken back if we were told so;
   * otherwise something else came in between.
   */
  #wasDone(deed: FromClient, { rule }: Refused): boolean {
    if (deed.type !== "take_back") return rule === "M1";
    const since = this.messages.filter((message) => message.number > this.#beforeTakingBack);
    return rule === "M4" && since.some((message) => message.took_back?.seat === this.seat);
  }

  /** Fetches what happened before we came. */
  async fetchPast() {
    const seen = await call<Seen>("GET", `/api/matches/${this.id}/seen${pastQuery(this.eyes)}`);
    if (this.#gone) return;
    const last = seen.messages.at(-1)?.number ?? 0;
    // What came while we asked is not in the answer yet.
    const since = this.messages.filter((message) => message.number > last);
    this.messages = [...seen.messages, ...since];
    this.first = { view: seen.first.view };
  }

  #hear(frame: News) {
    switch (frame.type) {
      case "welcome":
        this.#number = frame.number;
        this.arrived = frame.number;
        this.#forget();
        this.view = frame.view;
        this.wayBack = frame.way_back;
        this.outcome = frame.outcome;
        this.awaited = frame.awaited;
        this.channels = frame.channels;
        this.connected = frame.connected;
        this.#drafts = this.#draftsOver(frame.drafts);
        this.here = true;
        this.#asked(frame.asks as OpenAsk<Pick>[]);
        this.#keep(frame.link);
        this.onwelcome();
        break;
      case "resumed":
        this.#drafts = this.#draftsOver(frame.drafts);
        this.awaited = frame.awaited;
        this.channels = frame.channels;
        this.connected = frame.connected;
        // What another device picked meanwhile counts here too, and an open question was lost with the line.
        this.#asked(this.asks);
        if (this.#unkept.length > 0) this.#keepSoon();
        break;
      case "step":
        this.#step(frame);
        this.#keep(frame.link);
        this.awaited = frame.awaited ?? this.awaited;
        this.channels = frame.channels ?? this.channels;
        break;
      case "now":
        this.#keep(frame.link);
        this.awaited = frame.awaited;
        this.channels = frame.channels;
        break;
      case "connected":
        this.connected = frame.seats;
        break;
      case "holders":
        this.onholders();
        break;
      case "talk":
        this.ontalk(frame);
        break;
      case "unseated":
        this.unseated = true;
        this.shut();
        break;
    }
  }

  /** What was told cannot be changed later without that this browser knows. */
  #keep(link: string | undefined) {
    const viewer = this.eyes.type === "seat" ? String(this.eyes.seat) : this.eyes.type;
    if (link !== undefined && this.#number !== undefined && viewer !== "truth" && viewer !== "seen")
      rememberLink(this.id, viewer, this.#number, link);
  }

  #step(message: Message) {
    this.#number = message.number;
    this.#forget();
    // The past, if it was fetched just now, may be ahead of the line.
    const known = this.messages.at(-1)?.number ?? 0;
    if (message.number > known) this.messages = [...this.messages, message];
    if (message.view !== undefined) this.view = patched(this.view, message.view);
    if (message.way_back) this.wayBack = message.way_back;
    if (message.outcome) this.outcome = message.outcome;
    this.lastTold = (message.told ?? []) as Pick[];
    if (message.asks) this.#asked(message.asks as OpenAsk<Pick>[]);
    // What may be picked rests on the position, not on the question alone.
    else if (this.making) void this.#choose(this.making.ask, this.making.picks);
    this.onstep(message);
  }

  /** What was said of the position does not count for another one. */
  #forget() {
    this.#outlooks.forget();
    this.#checks.forget();
  }

  /** These asks are open now. An answer in the making is kept as long as its ask is. */
  #asked(asks: readonly OpenAsk<Pick>[]) {
    this.asks = asks;
    const going = asks.find((ask) => ask.id === this.making?.ask.id);
    const next = going ?? asks.find((ask) => !ask.standing);
    if (next) void this.begin(next);
    else this.#stop();
  }

  /** Nothing is being answered; what the server still has to say about it counts no more. */
  #stop() {
    this.#question += 1;
    this.making = undefined;
  }

  /** The server's drafts, under those that it has not got yet. */
  #draftsOver(kept: readonly Draft[] = []): readonly Draft[] {
    return this.#unkept.reduce(withDraft, kept);
  }

  /** Begins to answer, from the draft if there is one. */
  async begin(ask: OpenAsk<Pick>) {
    const draft = this.#drafts.find((draft) => draft.ask === ask.id);
    await this.#choose(ask, (draft?.picks ?? []) as Pick[]);
  }

  /** Leaves a standing ask alone again. */
  async setAside() {
    const blocking = this.asks.find((ask) => !ask.standing);
    if (blocking) await this.begin(blocking);
    else this.#stop();
  }

  async pick(pick: Pick) {
    if (!this.making || this.busy) return;
    await this.#draft(this.making.ask, [...this.making.picks, pick]);
  }

  /** Takes the last pick out of the draft. */
  async unpick() {
    if (!this.making || this.busy) return;
    await this.#draft(this.making.ask, this.making.picks.slice(0, -1));
  }

  /** Puts these picks in place of those made so far. */
  async draft(picks: readonly Pick[]) {
    if (!this.making || this.busy) return;
    await this.#draft(this.making.ask, picks);
  }

  /** Begins to answer an open ask with these picks. */
  async draftFor(id: AskId, picks: readonly Pick[]) {
    const ask = this.asks.find((open) => open.id === id);
    if (ask && !this.busy) await this.#draft(ask, picks);
  }

  async #draft(ask: OpenAsk<Pick>, picks: readonly Pick[]) {
    this.hindrance = undefined;
    const draft: Draft = { ask: ask.id, picks: [...picks] };
    this.#drafts = withDraft(this.#drafts, draft);
    this.#unkept = withDraft(this.#unkept, draft);
    this.#keepSoon();
    await this.#choose(ask, picks);
  }

  /** Picks come quickly one after the other, and the answer often after them: what stays a moment is worth keeping. */
  #keepSoon() {
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => {
      this.#keepDrafts();
    }, keepAfter);
  }

  /** Sends drafts to the server, for another device or another day. Whether they could be kept matters less than the answer. */
  #keepDrafts() {
    clearTimeout(this.#keeping);
    if (this.#gone || this.busy) return;
    for (const draft of this.#unkept) {
      if (!this.asks.some(({ id }) => id === draft.ask)) this.#unkept = this.#unkept.filter((other) => other !== draft);
      else
        void this.#ask({ type: "draft", ...draft, picks: draft.picks as unknown[] }).then((answer) => {
          if (answer) this.#unkept = this.#unkept.filter((other) => other !== draft);
        });
    }
  }

  /** Finds out what may be picked after these picks: mostly it is known already. */
  async #choose(ask: OpenAsk<Pick>, picks: readonly Pick[]): Promise<void> {
    const question = ++this.#question;
    let looked = this.#outlooks.known(ask.id, picks);
    if (!looked) {
      this.making = { ask, picks, offered: [], dice: [] };
      looked = await this.#outlooks.find(ask.id, picks);
      if (question !== this.#question) return;
    }
    if (looked.type === "known") {
      const { next = [], action, dice = [], forecast } = looked.outlook;
      if (this.hindrance === this.#unanswered) this.hindrance = undefined;
      const offered = next.map(({ pick }) => pick as Pick);
      this.making = { ask, picks, offered, action: action as Pick | undefined, dice, forecast };
      return;
    }
    const answer = looked.type === "answered" ? looked.answer : undefined;
    if (looked.type === "answered" && !answer) return;
    if (answer?.type === "failed") {
      this.#hinder(answer);
      this.#unanswered = this.hindrance;
      await pause(answer.error === "too_many" ? answer.wait : 1);
      if (question === this.#question) await this.#choose(ask, picks);
    } else if (picks.length > 0) {
      // Something has changed under the draft: as much of it as still holds.
      await this.#choose(ask, picks.slice(0, standing(answer, picks.length)));
    } else if (answer) {
      this.#hinder(answer);
    }
  }

  /** Gives the answer that the picks make. */
  async confirm(dice?: readonly number[]): Promise<boolean> {
    const making = this.making;
    if (!making?.action || this.busy) return false;
    const { ask, action } = making;
    const request = { type: "act" as const, ask: ask.id, action };
    return this.#do(dice ? { ...request, dice: [...dice] } : request);
  }

  /** Gives an answer that was not made of picks: to this open ask, or to the one that is being answered. */
  async act(action: Pick, { ask: which, dice }: { ask?: Which; dice?: readonly number[] } = {}): Promise<boolean> {
    const ask = which === undefined ? this.making?.ask : this.open(which);
    if (!ask || this.busy) return false;
    const request = { type: "act" as const, ask: ask.id, action };
    return this.#do(dice ? { ...request, dice: [...dice] } : request);
  }

  /** The first open ask of a kind, or this very one. */
  open(which: Which): OpenAsk<Pick> | undefined {
    return this.asks.find(({ ask }) => (typeof which === "string" ? ask.type === which : same(ask, which)));
  }

  /** What may follow these picks in the answer to an open ask. What is being answered stays as it is. */
  async choices(which: Which, picks: readonly Pick[]): Promise<Choices<Pick, Pick> | undefined> {
    const outlook = await this.outlook(which, picks);
    if (!outlook) return undefined;
    const { action, next = [] } = outlook;
    if (action !== undefined) return { type: "whole", action: action as Pick };
    return { type: "next", picks: next.map(({ pick }) => pick as Pick) };
  }

  /** The same, with all that the server has said of it. */
  async outlook(which: Which, picks: readonly Pick[]): Promise<Outlook | undefined> {
    const ask = this.open(which);
    const looked = ask && (await this.#outlooks.find(ask.id, picks));
    return looked?.type === "known" ? looked.outlook : undefined;
  }

  async takeBack(): Promise<boolean> {
    if (this.wayBack.type !== "open" || this.busy) return false;
    this.#beforeTakingBack = this.#number ?? 0;
    return this.#do({ type: "take_back", ask: this.wayBack.ask });
  }

  /** Would this be taken? The reason if it would not. */
  check(ask: AskId, action: Pick): Promise<AnyRefused | undefined> {
    if (this.#outlooks.holds(ask, action)) return Promise.resolve(undefined);
    return this.#checks.of([ask, action], async () => {
      const answer = await this.#ask({ type: "check", ask, action });
      if (answer?.type !== "checked") return undefined;
      const { rule = "", refused } = answer;
      return { against: refused === undefined ? undefined : { rule, refused } };
    });
  }

  async #do(request: Parameters<Line["request"]>[0]): Promise<boolean> {
    this.busy = true;
    this.hindrance = undefined;
    clearTimeout(this.#keeping);
    try {
      const answer = await this.#ask(request);
      if (answer) this.#hinder(answer);
      return answer?.type === "done";
    } finally {
      this.busy = false;
      if (this.#unkept.length > 0) this.#keepSoon();
    }
  }

  #hinder(answer: Answer) {
    if (answer.type === "refused") {
      this.hindrance = { type: "refused", refused: { rule: answer.rule, refused: answer.refused } };
    } else if (answer.type === "failed") {
      this.hindrance = { type: "failed", failure: answer };
    }
  }

  async #ask(request: Parameters<Line["request"]>[0]): Promise<Answer | undefined> {
    try {
      return await this.#line.request(request);
    } catch (error) {
      if (error instanceof LineLost) return undefined;
      throw error;
    }
  }
}

function withDraft(drafts: readonly Draft[], draft: Draft): readonly Draft[] {
  return [...drafts.filter((other) => other.ask !== draft.ask), draft];
}

/** How many of so many picks still stand after a refusal. */
function standing(answer: Answer | undefined, picks: number): number {
  const refused = answer?.type === "refused" ? answer.refused : undefined;
  return Math.min(refused?.type === "pick_not_offered" ? refused.place : picks, picks - 1);
}

/** Milliseconds without another pick. */
const keepAfter = 150;

const pause = (seconds: number) => new Promise((over) => setTimeout(over, 1_000 * seconds));

function query(eyes: Eyes): string {
  switch (eyes.type) {
    case "seat":
      return `?seat=${String(eyes.seat)}`;
    // The past of another is no place at the table.
    case "seen":
    case "observer":
      return "";
    case "truth":
      return "?truth=true";
  }
}

function pastQuery(eyes: Eyes): string {
  return eyes.type === "seen" ? query({ type: "seat", seat: eyes.seat }) : query(eyes);
}
