import type { Rect } from "./viewport";

/** What a game can do with the view of its board. */
export interface Controller {
  /** Shows the whole board. */
  fit(): void;
  zoomIn(): void;
  zoomOut(): void;
  /** Brings a place into sight. */
  show(rect: Rect): void;
}
