// The sources of the map.

import { readFileSync } from "node:fs";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

/** [lon, lat, lon, lat, …] as points. */
export const pairs = (list) => Array.from({ length: list.length / 2 }, (_, i) => [list[2 * i], list[2 * i + 1]]);

export const outlines = read("outlines.json");
export const { regions, seas, islands, crossings } = read("places.json");
export const { great, small } = read("rivers.json");
export const lakes = read("lakes.json");
export const ranges = read("ranges.json");
export const cover = read("cover.json");
export const furniture = read("furniture.json");
/** The client paints pieces and the legend with the same. */
export const tints = read("../../src/games/europe/map/tints.json");
