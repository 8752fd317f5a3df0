import type { Point, Rect, Size } from "./viewport";

/** Pixels between a note and what it is about. */
const gap = 8;

/** Where a note of some size goes so that it stays in the window: above what it is about, else below it. */
export function placement(about: Rect, note: Size, window: Size): Point {
  const above = about.y - gap - note.height;
  const below = about.y + about.height + gap;
  const y = above >= gap ? above : below;
  const x = about.x + about.width / 2 - note.width / 2;
  const inside = (value: number, size: number, room: number) => Math.max(gap, Math.min(value, room - size - gap));
  return { x: inside(x, note.width, window.width), y: inside(y, note.height, window.height) };
}
