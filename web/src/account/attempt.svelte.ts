import { troubleOf, type Trouble } from "../api/call";

/** One thing that a form asks of the server: whether it is under way, whether it was done, and why it was not. */
export class Attempt {
  busy = $state(false);
  done = $state(false);
  trouble: Trouble | undefined = $state.raw();

  /** Gives what the server answered, or nothing where it did not do it. */
  async make<T>(ask: () => Promise<T>): Promise<{ answer: T } | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.done = false;
    this.trouble = undefined;
    try {
      const answer = await ask();
      this.done = true;
      return { answer };
    } catch (error) {
      this.trouble = troubleOf(error);
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}
