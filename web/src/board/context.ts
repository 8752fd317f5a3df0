import { createContext } from "svelte";
import type { Hand } from "./hand.svelte";
import type { Tip } from "./tip.svelte";
import type { View } from "./view.svelte";

/** What the parts of a board share. */
export interface BoardContext {
  readonly view: View;
  readonly hand: Hand;
  readonly tip: Tip;
  /** Begins the ids of this board's elements. */
  readonly id: string;
  /** Where the middle of an element is, in pixels of the window. */
  middle(element: Element): { x: number; y: number };
}

export const [useBoard, shareBoard] = createContext<BoardContext>();
