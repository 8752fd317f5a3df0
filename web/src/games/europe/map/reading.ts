/** From which zoom what can be read, and what is read instead from afar. */

/** Pixels a unit from which regions and port towns are named; and the least type, in pixels. */
export const readable = { regions: 0.3, towns: 0.68, pixels: 5 };

/** Where the powers are named when their regions cannot be: middle and size of type. */
export const farNames: Readonly<Record<string, { x: number; y: number; size: number }>> = {
  France: { x: 900, y: 1140, size: 92 },
  Britain: { x: 800, y: 640, size: 74 },
  Prussia: { x: 1690, y: 690, size: 70 },
  Russia: { x: 2420, y: 560, size: 130 },
  Ottoman: { x: 2560, y: 1610, size: 72 },
  Austria: { x: 1800, y: 1120, size: 92 },
  Spain: { x: 560, y: 1490, size: 86 },
};
