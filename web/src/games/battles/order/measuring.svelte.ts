/** The unit of measure in which spans are shown and printed, as this browser last had it. */

import { recall, remember } from "../../../memory";
import type { Measure } from "../../../wire/battles";

export const measures = ["inches", "centimetres"] as const satisfies readonly Measure[];

class Measuring {
  #measure: Measure = $state(recall("measure") === "centimetres" ? "centimetres" : "inches");

  get measure(): Measure {
    return this.#measure;
  }

  set measure(measure: Measure) {
    this.#measure = measure;
    remember("measure", measure);
  }
}

export const measuring = new Measuring();
