/** What the pieces hide of the map. */

import type { TriumphPiece } from "../pieces/layout";
import { onBoard, type Box } from "../pieces/geometry";
import { blockSize, countSize, flagSizes, levelOf } from "../pieces/sizes";

/** The boxes of pieces that are laid out at so many pixels a unit. */
export function takenBy(pieces: readonly TriumphPiece[], zoom: number): Box[] {
  const level = levelOf(zoom);
  return pieces.map((piece): Box => {
    const { x, y, rotation } = piece;
    if (piece.kind === "block") {
      const { length, depth, height } = blockSize;
      return { x, y, rotation, width: length * piece.scale, height: (depth + height) * piece.scale };
    }
    if (piece.kind === "count") {
      return { x, y, rotation, width: countSize.length / zoom, height: (countSize.depth + countSize.height) / zoom };
    }
    const px = level === "near" ? 1 : 1 / zoom;
    const { hem, cloth } = flagSizes[level];
    const middle = onBoard(
      { x, y, rotation: 0 },
      ((piece.toLeft ? -1 : 1) * piece.length) / 2,
      -(hem + cloth / 2) * px,
    );
    return { ...middle, rotation: 0, width: piece.length, height: cloth * px };
  });
}
