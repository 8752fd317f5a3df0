/** What the board itself says, whatever is played on it. */
export interface BoardWords {
  zoomIn: string;
  zoomOut: string;
  /** Shows the whole board. */
  fit: string;
  /** The name of the three buttons together. */
  zoom: string;
  /** How the board is moved from the keyboard, for who cannot see it. */
  keys: string;
  /** A piece was taken up by key or click. */
  taken: (piece: string) => string;
  /** Closes the reason of a refusal. */
  dismiss: string;
}
