/** Who says what may be taken up from the map, and what it means to put it down. */

import type { Verdict } from "../../../board/drag";
import type { TriumphPiece } from "../pieces/layout";
import type { Target } from "./target";

export interface Hand {
  movable(piece: TriumphPiece): boolean;
  take(piece: TriumphPiece): void;
  over(piece: TriumphPiece, target: Target): Verdict | Promise<Verdict>;
  drop(piece: TriumphPiece, target: Target): unknown;
  release(): void;
}
