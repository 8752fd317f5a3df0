/** Whether each step is explained, as the visitor has set it for this browser. */

import { recall, remember } from "../../../memory";

class Hints {
  #shown = $state(recall("battle-hints") !== "no");

  get shown(): boolean {
    return this.#shown;
  }

  set shown(shown: boolean) {
    this.#shown = shown;
    remember("battle-hints", shown ? "yes" : "no");
  }
}

export const hints = new Hints();
