/** How a name lies on the map: the line on which its letters stand, and the strip that they cover. */

import type { Point } from "../../../board/viewport";
import type { Lettering } from "./places";

/** From line to line, in ems; and from the middle of a line to where its letters stand. */
const leading = 0.96;
const drop = { capitals: 0.325, mixed: 0.25 };
const rise = { capitals: 0.34, mixed: 0.45 };

const sort = ({ capitals }: Lettering) => (capitals ? "capitals" : "mixed");

/** From a place along and across a name to the sheet. */
function placed(label: Lettering, along: number, across: number): Point {
  const { at, angle, sweep, lines } = label;
  const widest = Math.max(...lines.map((line) => line.width));
  let [x, y] = [along, across];
  if (sweep !== 0) {
    const radius = widest / sweep;
    [x, y] = [(radius - across) * Math.sin(along / radius), radius - (radius - across) * Math.cos(along / radius)];
  }
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return { x: at.x + x * c - y * s, y: at.y + x * s + y * c };
}

const offset = ({ lines, size }: Lettering, nth: number) => (nth - (lines.length - 1) / 2) * leading * size;

/** The base line of a line of letters, longer than they are: they are set about its middle. */
export function baseline(label: Lettering, nth: number): string {
  const half = ((label.lines[nth]?.width ?? 0) / 2) * 1.5 + label.size;
  const across = offset(label, nth) + drop[sort(label)] * label.size;
  const count = label.sweep === 0 ? 1 : 12;
  const steps = Array.from({ length: count + 1 }, (_, k) => placed(label, (k / count - 0.5) * 2 * half, across));
  return `M${steps.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** The strips that the lines of a name cover, as rings. */
export function strips(label: Lettering): Point[][] {
  return label.lines.map(({ width }, nth) => {
    const half = rise[sort(label)] * label.size;
    const count = Math.max(2, Math.ceil(width / 8));
    const edge = (side: number) =>
      Array.from({ length: count + 1 }, (_, k) => placed(label, (k / count - 0.5) * width, offset(label, nth) + side));
    return [...edge(-half), ...edge(half).toReversed()];
  });
}
