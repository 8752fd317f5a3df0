/** Something that lies on a board and may move over it. */
export interface Piece {
  /** The key of the drawing, made by the game's board: hidden pieces have no id outside the engine. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** In degrees, clockwise. */
  readonly rotation?: number | undefined;
  /** Its name, for who cannot see it. A piece without one is part of the picture only. */
  readonly label?: string | undefined;
  readonly tooltip?: string | undefined;
  /** Whether it may be taken up now. */
  readonly movable?: boolean | undefined;
  /** A click or a key picks it, instead of taking it up; it can still be dragged where it is movable. */
  readonly pickable?: boolean | undefined;
}
