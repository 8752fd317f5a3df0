/** The stars of the objectives. They differ in shape too, for who does not tell their colours. */

import type { Star } from "../../../wire/triumph";

export const starColours: Readonly<Record<Star, string>> = {
  blue: "#2a5190",
  red: "#b42c1c",
  green: "#2f6a2c",
  black: "#1b1714",
};

function rays(count: number, inner: number): string {
  const points = Array.from({ length: 2 * count }, (_, i) => {
    const reach = i % 2 === 0 ? 10 : inner;
    const turn = (Math.PI * i) / count;
    return `${(reach * Math.sin(turn)).toFixed(2)} ${(-reach * Math.cos(turn)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

/** About (0, 0), twenty across; a pierced star is filled by the even-odd rule. */
export const starShapes: Readonly<Record<Star, string>> = {
  blue: rays(5, 4.1),
  red: `${rays(5, 5)}M-2.6 0A2.6 2.6 0 1 0 2.6 0A2.6 2.6 0 1 0 -2.6 0Z`,
  green: rays(4, 3.4),
  black: rays(6, 5),
};
