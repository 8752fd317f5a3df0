/** With its sign, as a modifier is written. */
export const signed = (value: number): string =>
  value > 0 ? `+${String(value)}` : value < 0 ? `−${String(-value)}` : "±0";
