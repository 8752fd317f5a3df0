import type { Slot } from "../force";

/** What a click on a piece in a line does, and to which pieces. */
export interface Click {
  /** In words. */
  deed: (piece: string) => string;
  able: (slot: Slot) => boolean;
  onpiece: (slot: Slot) => void;
}
