/** The sizes of pieces, in units of the board near by, and in pixels of the screen from afar. */

/** A block of full size as it lies; its height shows below it. */
export const blockSize = { length: 120, depth: 34, height: 9 } as const;

/** From this many pixels a unit on, every block is drawn. */
export const nearFrom = 0.5;
