// The sources of the map, and what the rules say of the board.

import { readFileSync } from "node:fs";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

export const { vertices, faces, borders: edges } = read("outlines.json");
export const { anchors, bars } = read("places.json");
export const { curves, entries: gates } = read("roads.json");
export const labels = read("labels.json");
export const board = read("../../../crates/triumph/data/board.json");
export const armies = read("../../../crates/triumph/data/armies.json");

export const ringOf = (face) => face.ring.map((vertex) => vertices[vertex]);
export const rings = new Map(faces.filter((face) => face.locale).map((face) => [face.locale, ringOf(face)]));
