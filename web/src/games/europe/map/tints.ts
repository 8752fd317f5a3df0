/** The colours of the powers: on pieces, and as washes of their homelands. */

import type { Power } from "./places";

/** Dark enough to bear light letters. */
export const tints: Readonly<Record<Power, string>> = {
  France: "#24569c",
  Britain: "#a62a2a",
  Prussia: "#2c2530",
  Russia: "#2f6b38",
  Ottoman: "#8f5a14",
  Austria: "#56636d",
  Spain: "#7d5c00",
};

export const stateTint = "#94775a";

/** The washes of the homelands, as `maps/europe/tints.mjs` bakes them. */
export const washes: Readonly<Record<Power, string>> = {
  France: "#2f64ad",
  Britain: "#bd3a38",
  Prussia: "#6c4a96",
  Russia: "#3f7d48",
  Ottoman: "#b3762c",
  Austria: "#66747f",
  Spain: "#d3a41e",
};
