import type { Rect } from "./viewport";

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export function isDirection(key: string): key is Direction {
  return key === "ArrowLeft" || key === "ArrowRight" || key === "ArrowUp" || key === "ArrowDown";
}

/** How much worse it is to lie aside than ahead. */
const asideWeighs = 2;

/** The index of the rectangle that an arrow key leads to from another, by their middles. */
export function nearest(from: Rect, others: readonly Rect[], direction: Direction): number | undefined {
  const along = direction === "ArrowLeft" || direction === "ArrowRight" ? "x" : "y";
  const sign = direction === "ArrowLeft" || direction === "ArrowUp" ? -1 : 1;
  let best: { index: number; distance: number } | undefined;
  others.forEach((other, index) => {
    const dx = other.x + other.width / 2 - (from.x + from.width / 2);
    const dy = other.y + other.height / 2 - (from.y + from.height / 2);
    const ahead = sign * (along === "x" ? dx : dy);
    const aside = Math.abs(along === "x" ? dy : dx);
    // Only what lies within the quarter of the compass that the arrow points to, so that the way back exists.
    if (ahead <= 0 || aside > ahead) return;
    const distance = ahead + asideWeighs * aside;
    if (!best || distance < best.distance) best = { index, distance };
  });
  return best?.index;
}
