import type { Trouble } from "./call";

/** Why the server did not do what was asked. */
export interface TroubleWords {
  trouble: (trouble: Trouble) => string;
}
