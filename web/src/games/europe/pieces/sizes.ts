/** How large the pieces are drawn. */

/** Below this zoom an army shows its flag and one total, and is drawn larger than the ground. */
export const tabletFrom = 0.95;

/** Pieces grow when the board is seen from afar, up to what their spots bear. */
export function grown(zoom: number): number {
  return Math.min(1.5, Math.max(1, 0.72 / zoom));
}
