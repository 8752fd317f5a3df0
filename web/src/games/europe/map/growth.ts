/** The signs of woods, marsh, steppe and desert: drawn where `terrain.json` says that they stand. */

import type { Point } from "../../../board/viewport";

/** Chance that falls the same way each time, from a place. */
const chance = (x: number, y: number) => Math.abs((Math.sin(x * 12.9898 + y * 78.233) * 43758.5453) % 1);

function points(list: readonly number[]): Point[] {
  return Array.from({ length: list.length / 2 }, (_, i) => ({ x: list[2 * i] ?? 0, y: list[2 * i + 1] ?? 0 }));
}

const written = (list: readonly number[], sign: (x: number, y: number, by: number) => string) =>
  points(list)
    .map(({ x, y }) => sign(x, y, chance(x, y)))
    .join("");

const round = (value: number) => value.toFixed(1);

/** A fir: a spire of two tiers. */
export const firs = (list: readonly number[]) =>
  written(list, (x, y, by) => {
    const tall = 8 + by * 3.5;
    const wide = tall * 0.34;
    return `M${x} ${round(y - tall)}l${round(wide * 0.8)} ${round(tall * 0.5)}h${round(-wide * 0.35)}l${round(wide * 0.75)} ${round(tall * 0.4)}h${round(-wide * 2.4)}l${round(wide * 0.75)} ${round(-tall * 0.4)}h${round(-wide * 0.35)}z`;
  });

/** The shaded side of it, and its trunk. */
export const firShade = (list: readonly number[]) =>
  written(list, (x, y, by) => {
    const tall = 8 + by * 3.5;
    return `M${round(x + 0.8)} ${round(y - tall * 0.62)}v${round(tall * 0.5)}M${round(x + 1.9)} ${round(y - tall * 0.42)}v${round(tall * 0.3)}M${x} ${round(y - tall * 0.1)}v1.9M${x + 1} ${y + 1}h3.6`;
  });

/** A tree in leaf. */
export const trees = (list: readonly number[]) =>
  written(list, (x, y, by) => {
    const size = 3.2 + by * 1.3;
    const at = (v: number) => round(v * size);
    return `M${round(x - 0.9 * size)} ${round(y - size * 0.5)}c${at(-0.7)} ${at(-0.3)} ${at(-0.6)} ${at(-1)} ${at(0.05)} ${at(-1)}c${at(0.1)} ${at(-0.8)} ${at(1.5)} ${at(-0.8)} ${at(1.6)} 0c${at(0.8)} 0 ${at(0.8)} ${at(0.9)} ${at(0.1)} ${at(1)}c${at(-0.4)} ${at(0.35)} ${at(-1.3)} ${at(0.3)} ${at(-1.75)} 0z`;
  });

export const treeShade = (list: readonly number[]) =>
  written(list, (x, y, by) => {
    const size = 3.2 + by * 1.3;
    return `M${round(x + size * 0.35)} ${round(y - size * 0.6)}l${round(size * 0.4)} ${round(-size * 0.7)}M${round(x - size * 0.1)} ${round(y - size * 0.55)}l${round(size * 0.3)} ${round(-size * 0.5)}M${x} ${round(y - size * 0.3)}v${round(size * 0.65)}M${x + 1} ${round(y + size * 0.3)}h${round(size)}`;
  });

/** Reeds over level water. */
export const marsh = (list: readonly number[]) =>
  written(
    list,
    (x, y) => `M${x - 6} ${y}h12M${x - 3} ${y + 2.4}h8M${x - 3} ${y}l-1.4-3.4M${x - 1} ${y}v-4.2M${x + 1} ${y}l1.6-3.6`,
  );

/** A tuft of feather grass. */
export const steppe = (list: readonly number[]) =>
  written(list, (x, y, by) => `M${x} ${y}l-2.6-3.2M${x} ${y}l${round(by - 0.5)}-4.6M${x} ${y}l2.8-3`);

/** Sand: grains, and here and there the back of a dune. */
export const desert = (list: readonly number[]) =>
  written(list, (x, y, by) =>
    by > 0.965 ? `M${x - 9} ${y + 2}q5-5 10-2.6q4 2 9 2.2M${x - 2} ${y + 4}q4-2 8-.6` : `M${x} ${y}h.01`,
  );
