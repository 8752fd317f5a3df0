import type { Star } from "../../../../wire/triumph";
import { list } from "../../../../words/sentence";

const colours: Record<Star, string> = { blue: "blu", red: "rossa", green: "verde", black: "nera" };

/** "stella blu", "stelle rossa e nera" */
export const stars = (some: readonly Star[]): string =>
  `${some.length === 1 ? "stella" : "stelle"} ${list(
    some.map((star) => colours[star]),
    "it",
  )}`;
