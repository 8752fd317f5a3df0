import type { Side, Victor } from "../../../wire/battles";
import type { Outcome, Seat } from "../../../wire/table";

/** The side that wins is all of its seats; red's commander in chief has the first of all. */
export const sideOf = (winners: readonly Seat[]): Side => (winners.includes(0 as Seat) ? "red" : "blue");

export const victorOf = ({ winners }: Outcome): Victor => (winners.length === 0 ? "nobody" : sideOf(winners));
