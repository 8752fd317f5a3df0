import { api } from "../api/api";
import { troubleOf, type Trouble } from "../api/call";
import type { MatchView } from "../wire/lobby";
import type { Seat } from "../wire/table";
import { keepName } from "./last-name";
import { beSomebody } from "./play";
import { takePart } from "./part";

/** The way into a match, for somebody who may still be nobody. */
export class Entrance {
  /** What a nobody wants to be called. */
  name = $state("");
  busy = $state(false);
  trouble: Trouble | undefined = $state.raw();

  readonly unfitName = $derived(this.trouble?.error === "unfit" && this.trouble.what === "name");

  /** Does something in the visitor's name. Whether it was done. */
  async enter(act: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.trouble = undefined;
    try {
      if (this.name.trim() !== "") keepName(this.name);
      await beSomebody(this.name);
      await act();
      return true;
    } catch (error) {
      this.trouble = troubleOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  take(match: MatchView, seat: Seat, code?: string): Promise<boolean> {
    return this.enter(async () => {
      const joined = await api.join(match.id, { seat, ...(code ? { code } : {}) });
      // He sits there now. Should this fail, the waiting room tries it again.
      await takePart(joined).catch(troubleOf);
    });
  }

  watch(match: MatchView, code?: string): Promise<boolean> {
    return this.enter(() => api.observe(match.id, code));
  }
}
