// Lettering: how wide a word is, and the room that a name of one or two lines takes, straight or bent.

import { readFileSync } from "node:fs";

const letters = JSON.parse(readFileSync(new URL("letters.json", import.meta.url), "utf8"));

/** The width of a line in ems, letters set apart by `tracking`. */
export function widthOf(text, face, tracking) {
  const advance = [...text].reduce((sum, letter) => sum + (letters[face][letter] ?? 500), 0) / 1000;
  return advance + tracking * (text.length - 1);
}

/** What stands above and below the middle of a line, in ems: capitals have no tails. */
export const riseOf = (capitals) => (capitals ? 0.34 : 0.45);

/** From line to line, in ems. */
export const LEADING = 0.96;

/**
 * Points on the edges and the middle of a name, about where it stands: bent by `sweep` (its length over its radius) and
 * turned by `angle` degrees.
 */
export function edgeOf({ widths, size, capitals, angle, sweep }, step) {
  const widest = Math.max(...widths);
  const rise = riseOf(capitals) * size;
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const bent = (u, v) => {
    if (sweep === 0) return [u, v];
    const radius = widest / sweep;
    return [(radius - v) * Math.sin(u / radius), radius - (radius - v) * Math.cos(u / radius)];
  };
  const points = [];
  widths.forEach((wide, line) => {
    const off = (line - (widths.length - 1) / 2) * LEADING * size;
    const count = Math.max(2, Math.ceil(wide / step));
    for (let k = 0; k <= count; k++)
      for (const v of [off - rise, off, off + rise]) {
        const [x, y] = bent((k / count - 0.5) * wide, v);
        points.push([x * c - y * s, x * s + y * c]);
      }
  });
  return points;
}
