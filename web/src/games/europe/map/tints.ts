/** The colours of the powers, as they are drawn on pieces and in the legend. */

import type { Power } from "./places";

/** `dark` bears light letters, `lit` lies under ink. */
export const tints: Readonly<Record<Power, { readonly dark: string; readonly lit: string }>> = {
  France: { dark: "#24569c", lit: "#4a8ad6" },
  Britain: { dark: "#a62a2a", lit: "#cf5a52" },
  Prussia: { dark: "#2c2530", lit: "#8463b0" },
  Russia: { dark: "#2f6b38", lit: "#62a35f" },
  Ottoman: { dark: "#8f5a14", lit: "#d3913c" },
  Austria: { dark: "#56636d", lit: "#f3efe4" },
  Spain: { dark: "#7d5c00", lit: "#e8bd31" },
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
