/** How large the pieces are drawn. */

/** Below this zoom an army shows its flag and one total, and is drawn larger than the ground. */
export const tabletFrom = 0.95;

/** Above this zoom the ground grows and the pieces do not: so they fit into the smallest states. */
const groundFrom = 1.2;

/** How large a piece is on the ground: larger from afar, up to what its spot bears, and smaller from close by. */
export function pieceScale(zoom: number): number {
  if (zoom > groundFrom) return Math.max(0.6, groundFrom / zoom);
  return Math.min(1.5, Math.max(1, 0.72 / zoom));
}
