import type { Victor, View } from "../../../wire/battles";
import type { Outcome } from "../../../wire/table";

/** The side of the winners, if there are any. */
export function victorOf({ winners: [first] }: Outcome, { seats }: View): Victor {
  return first === undefined ? "nobody" : (seats[first]?.side ?? "nobody");
}
