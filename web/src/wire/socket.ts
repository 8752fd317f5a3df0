// Generated from the types of the server by `make types`; do not edit.

import type { Failure } from "./failure";
import type { MatchId, Moment } from "./ids";
import type { AnyChoices, AnyRefused, AskId, Hash, Notice, OpenAsk, Outcome, Outlook, Refused, Seat, TookBack, Viewer, WayBack } from "./table";

/** An answer in the making. */
export type Draft = { ask: AskId; picks: unknown };

/** A player's client asks; each request has a number of its own choosing, which the answer repeats. */
export type FromClient =
  | {
      type: "act";
      request: number;
      ask: AskId;
      action: unknown;
      /** Dice rolled at a real table, where the game lets them be typed in. */
      dice?: Array<number>;
    }
  | { type: "take_back"; request: number; ask: AskId }
  | { type: "choices"; request: number; ask: AskId; draft: Array<unknown> }
  | { type: "outlook"; request: number; ask: AskId; draft: Array<unknown> }
  | { type: "check"; request: number; ask: AskId; action: unknown }
  | { type: "draft"; request: number; ask: AskId; picks: Array<unknown> };

export type ToClient =
  | {
      type: "welcome";
      match: MatchId;
      seat?: Seat;
      /** Of the entry that the viewer was told of last. */
      link: Hash;
      awaited: Array<Seat>;
      channels: Array<string>;
      drafts?: Array<Draft>;
      connected: Array<Seat>;
      viewer: Viewer;
      number: number;
      view: unknown;
      asks: Array<OpenAsk<unknown>>;
      way_back: WayBack;
      /** Once the match is over. */
      outcome?: Outcome;
    }
  | {
      type: "resumed";
      number: number;
      drafts?: Array<Draft>;
      awaited: Array<Seat>;
      channels: Array<string>;
      connected: Array<Seat>;
    }
  | {
      type: "step";
      /** Of the entry that it tells of. Not where it was read back from the journal. */
      link?: Hash;
      /** Whom the game waits for, as far as the viewer knows, where that changed. */
      awaited?: Array<Seat>;
      /** Where the seat may talk now, where that changed. */
      channels?: Array<string>;
      /** The viewer's own counter: it does not move when nothing was told to him. */
      number: number;
      took_back?: TookBack;
      told?: Array<unknown>;
      /** What of it the seat ought to hear of at once, though it is not asked. */
      notices?: Array<Notice>;
      /** A merge patch of the view. */
      view?: unknown;
      /** The seat's open asks, where they changed. */
      asks?: Array<OpenAsk<unknown>>;
      way_back?: WayBack;
      /** How the match ended, where it ended just now. */
      outcome?: Outcome;
    }
  | {
      type: "now";
      /** Of the entry that the last of them tells of. */
      link: Hash;
      awaited: Array<Seat>;
      channels: Array<string>;
    }
  | { type: "done"; request: number }
  | {
      type: "refused";
      request: number;
      rule: string;
      /** `type` is the table's kind, or the game's own refusal under `refusal`. */
      refused: Refused<unknown>;
    }
  | { type: "choices"; request: number; choices: AnyChoices }
  | { type: "outlook"; request: number; outlook: Outlook }
  | { type: "checked"; request: number; rule?: AnyRefused["rule"]; refused?: AnyRefused["refused"] }
  | { type: "failed"; request?: number } & Failure
  | { type: "connected"; seats: Array<Seat> }
  | { type: "holders" }
  | {
      type: "talk";
      /** Counted within the channel: a number over all channels would betray what is said in the others. */
      id: number;
      channel: string;
      /** Where the speaker sat; an observer has no seat. */
      seat?: Seat;
      name: string;
      /** Whether that is the name of an account, which nobody else can have. */
      account: boolean;
      text: string;
      at: Moment;
    }
  | { type: "unseated" };
