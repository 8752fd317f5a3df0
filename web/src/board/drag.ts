/** Why a piece may not go somewhere, in words for the player, and where the rule can be read. */
export interface Refusal {
  readonly refused: string;
  readonly rule?: { readonly name: string; readonly href: string } | undefined;
}

export type Verdict = "yes" | Refusal;

/** What a game says to the moving of its pieces. Pieces and targets go by the ids that its board gave them. */
export interface Drag {
  /** Taken up: time to offer targets. */
  take?(piece: string): void;
  /** May it go there? The server may be asked; each target is asked about once while a piece is held. */
  over(piece: string, target: string): Verdict | Promise<Verdict>;
  /** Put down where it may go. If it gives a promise, the piece lies there until that settles; then it glides to its place. */
  drop(piece: string, target: string): unknown;
  /** Not held any more, wherever it went. */
  release?(piece: string): void;
  /** Put down where it may not go. */
  refused?(refusal: Refusal): void;
}
