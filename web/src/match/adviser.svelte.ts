/** Advice for a place: what a bot would do there, asked for by whoever sits there. */

import { api } from "../api/api";
import { troubleOf, type Trouble } from "../api/call";
import type { Advice, Hint } from "../wire/table";
import type { Pick as Choice, Session } from "./session.svelte";

/** What of a place advice is about. */
export type Advised = Pick<Session, "id" | "seat" | "asks" | "making" | "draftFor">;

export class Adviser {
  /** Whether the bot is thinking about it. */
  thinking = $state(false);
  trouble: Trouble | undefined = $state.raw();
  #hint: Hint | undefined = $state.raw();
  readonly #session: Advised;

  constructor(session: Advised) {
    this.#session = session;
  }

  /** What was advised, as long as it is still asked. */
  get hint(): Hint | undefined {
    const hint = this.#hint;
    return hint && this.#session.asks.some((ask) => ask.id === hint.ask) ? hint : undefined;
  }

  async ask() {
    const { id, seat } = this.#session;
    if (seat === undefined || this.thinking) return;
    this.thinking = true;
    this.trouble = undefined;
    try {
      this.#hint = await api.hint(id, { seat });
      const [best] = this.hint?.advice ?? [];
      // What somebody has begun himself is not taken out of his hands.
      const begun = (this.#session.making?.picks.length ?? 0) > 0;
      if (best && !begun) await this.light(best);
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Puts the advised answer on the board, to be looked at and confirmed. */
  async light(advice: Advice) {
    const ask = this.hint?.ask;
    if (ask !== undefined) await this.#session.draftFor(ask, advice.picks as Choice[]);
  }
}
