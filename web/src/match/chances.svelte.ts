/** The chances of what is being fought out, as far as this place can know them. */

import { api } from "../api/api";
import { troubleOf } from "../api/call";
import type { Odds } from "../wire/table";
import type { Session } from "./session.svelte";

export class Chances {
  odds: Odds | undefined = $state.raw();
  #asked = 0;
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Asks for them anew, or forgets them. Only the answer to the latest question counts. */
  async look(wanted: boolean) {
    const question = ++this.#asked;
    const { id, seat } = this.#session;
    if (!wanted || seat === undefined) {
      this.odds = undefined;
      return;
    }
    try {
      const odds = await api.odds(id, { seat });
      if (question === this.#asked) this.odds = odds;
    } catch (error) {
      // Chances are an extra: who does not get them plays on without.
      troubleOf(error);
      if (question === this.#asked) this.odds = undefined;
    }
  }
}
