import type { Spot } from "../game";

/** The places of the board that the log can point at. */
export const spot = {
  square: (square: number): Spot => `square-${String(square)}`,
  company: (seat: number): Spot => `company-${String(seat)}`,
};
