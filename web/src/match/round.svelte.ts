/** The seats of one screen where everybody may see everything: whose turn it is sits before it, unless another is chosen. */

import { untrack } from "svelte";
import type { Seat } from "../wire/table";
import type { Session } from "./session.svelte";

export class Round {
  #current: Session;
  readonly sessions: readonly Session[];

  constructor(sessions: readonly Session[]) {
    const [first] = sessions;
    if (!first) throw new Error("nobody sits here");
    this.sessions = sessions;
    this.#current = $state.raw(first);
    // Who has nothing to answer makes room as soon as another has; who came to look by choice stays until then.
    const asked = $derived(this.asked.join());
    $effect(() => {
      if (asked !== "") untrack(() => this.#goOn());
    });
  }

  get current(): Session {
    return this.#current;
  }

  /** Who has to answer. */
  get asked(): Seat[] {
    return this.sessions.filter(isAsked).flatMap(({ seat }) => (seat === undefined ? [] : [seat]));
  }

  /** Who may take his last answer back: rather who sits here, then who has just made room. */
  get undoing(): Session | undefined {
    return [this.#current, ...this.sessions].find(({ wayBack }) => wayBack.type === "open");
  }

  choose(seat: Seat) {
    this.#current = this.sessions.find((session) => session.seat === seat) ?? this.#current;
  }

  #goOn() {
    if (!isAsked(this.#current)) this.#current = this.sessions.find(isAsked) ?? this.#current;
  }
}

const isAsked = ({ asks }: Session) => asks.some((ask) => !ask.standing);
