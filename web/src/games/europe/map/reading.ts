/** From which zoom what can be read, and what is read instead from afar. */

/** Pixels a unit from which regions and port towns are named; and the least type, in pixels. */
export const readable = { regions: 0.3, towns: 0.68, pixels: 5 };

/** Where the powers are named when their regions cannot be, clear of armies: middle and size of type. */
export const farNames: Readonly<Record<string, { x: number; y: number; size: number }>> = {
  France: { x: 825, y: 1243, size: 78 },
  Britain: { x: 836, y: 476, size: 48 },
  Prussia: { x: 1690, y: 690, size: 70 },
  Russia: { x: 2458, y: 650, size: 130 },
  Ottoman: { x: 2560, y: 1610, size: 72 },
  Austria: { x: 1800, y: 1250, size: 92 },
  Spain: { x: 590, y: 1590, size: 82 },
};

/**
 * The magnifying glasses beside the crowded parts of the map: where they stand at sea, and what is looked at through
 * them; and the room that each has, clear of coasts, names and fleets.
 */
export const closeUps = [
  { part: "germany", at: { x: 1030, y: 588 }, middle: { x: 1370, y: 850 }, wide: 700 },
  { part: "italy", at: { x: 1706, y: 1893 }, middle: { x: 1330, y: 1450 }, wide: 720 },
  { part: "greece", at: { x: 2014, y: 2037 }, middle: { x: 1990, y: 1640 }, wide: 720 },
] as const;
export const closeUpRoom = 75;
