import type { Refusal, Verdict } from "../../../board/drag";

/** Why the last thing that was tried may not be. */
export class Refused {
  why: Refusal | undefined = $state.raw();

  /** Does it, unless it would be refused. */
  async unless(verdict: Promise<Verdict>, act: () => void) {
    const answer = await verdict;
    this.why = answer === "yes" ? undefined : answer;
    if (answer === "yes") act();
  }

  forget() {
    this.why = undefined;
  }
}
