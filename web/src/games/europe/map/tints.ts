/** The colours of the powers, on pieces and as washes of their homelands; `maps/europe` bakes the ground with the same. */

import type { Power } from "./places";
import data from "./tints.json";

const powers: Readonly<Record<Power, { piece: string; wash: string }>> = data.powers;
const each = (pick: (power: Power) => string) =>
  Object.fromEntries((Object.keys(powers) as Power[]).map((power) => [power, pick(power)])) as Record<Power, string>;

/** Of pieces: dark enough to bear light letters. */
export const tints: Readonly<Record<Power, string>> = each((power) => powers[power].piece);

/** Of homelands: what dries at the edge of them. */
export const washes: Readonly<Record<Power, string>> = each((power) => powers[power].wash);

/** Of all that lies between the powers, where one has to stand for four. */
export const stateTint = data.state;
