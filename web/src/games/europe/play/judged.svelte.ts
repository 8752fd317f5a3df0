/** What the server says against an answer in the making. */

import type { Refusal, Verdict } from "../../../board/drag";

export class Judged {
  refusal: Refusal | undefined = $state.raw();

  /** @param judge Asked again whenever the answer is another one; nothing where there is none yet. */
  constructor(judge: () => Promise<Verdict> | undefined) {
    $effect(() => {
      const asked = judge();
      if (!asked) {
        this.refusal = undefined;
        return;
      }
      let wanted = true;
      void asked.then((verdict) => {
        if (wanted) this.refusal = verdict === "yes" ? undefined : verdict;
      });
      return () => {
        wanted = false;
      };
    });
  }
}
