// The strokes of the engraver: dense lines that nobody wants to write out. The same seed gives the same lines.

export type Point = readonly [x: number, y: number];

/** Numbers from 0 to 1 that are the same in every browser. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

const round = (number: number) => String(Math.round(number * 10) / 10);

export const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;

export const mix = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** Numbers in pairs, as points. */
export function points(...numbers: number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
}

/** The point at a share of a line's length. */
export function along(line: readonly Point[], share: number): Point {
  const lengths = line.slice(1).map(([x, y], i) => {
    const [px, py] = line[i] ?? [x, y];
    return Math.hypot(x - px, y - py);
  });
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  for (const [i, length] of lengths.entries()) {
    const from = line[i];
    const to = line[i + 1];
    if (from && to && (left <= length || i === lengths.length - 1)) return mix(from, to, length ? left / length : 0);
    left -= length;
  }
  return line[0] ?? [0, 0];
}

/** A soft curve through all points. */
export function curve(line: readonly Point[], closed = false): string {
  const { length } = line;
  const point = (i: number): Point =>
    line[closed ? (i + length) % length : Math.max(0, Math.min(length - 1, i))] ?? [0, 0];
  const parts = Array.from({ length: closed ? length : length - 1 }, (_, i) => {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(out)} ${at(into)} ${at(to)}`;
  });
  return `M${at(point(0))}${parts.join("")}${closed ? "Z" : ""}`;
}

/** A band along a line, from one width to another. */
export function ribbon(line: readonly Point[], from: number, to: number): string {
  const last = line.length - 1;
  const edge = (side: number) =>
    line.map(([x, y], i): Point => {
      const [[ax, ay], [bx, by]] = [line[Math.max(0, i - 1)] ?? [x, y], line[Math.min(last, i + 1)] ?? [x, y]];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const half = (side * (from + ((to - from) * i) / last)) / 2;
      return [x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half];
    });
  return `${curve(edge(1))}L${curve(edge(-1).reverse()).slice(1)}Z`;
}

/** A stroke that swells at its start and runs out. */
function wedge(from: Point, to: Point, width: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)];
  return `M${at([from[0] + nx, from[1] + ny])}L${at(to)}L${at([from[0] - nx, from[1] - ny])}Z`;
}

export interface Slope {
  crest: readonly Point[];
  foot: readonly Point[];
  rows: number;
  /** Strokes in the top row. */
  strokes: number;
  width: number;
  seed: number;
  /** How dark the slope is at a share of its crest, from 0 to 1. */
  shade?: (share: number) => number;
}

/** Hachures: rows of strokes down a slope, interlocked. */
export function hachures({ crest, foot, rows, strokes, width, seed, shade = () => 1 }: Slope): string {
  const random = chance(seed);
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < strokes; i++) {
      const share = (i + (row % 2) / 2 + 0.5 * (random() - 0.5)) / strokes;
      if (share < 0 || share > 1) continue;
      const dark = shade(share);
      const fade = 1 - (0.65 * row) / rows;
      if (random() > dark * (0.55 + fade)) continue;
      const [top, bottom] = [along(crest, share), along(foot, share)];
      const start = (row + 0.35 * random()) / rows;
      const end = start + (0.75 + 0.6 * random()) / rows;
      lines.push(wedge(mix(top, bottom, start), mix(top, bottom, end), width * fade * (0.5 + 0.5 * dark)));
    }
  }
  return lines.join("");
}

/** Level lines inside of a shape, broken here and there. */
export function ruled(shape: readonly Point[], gap: number, seed: number, whole = 0.8): string {
  const random = chance(seed);
  const lines: string[] = [];
  const ys = shape.map(([, y]) => y);
  for (let y = Math.min(...ys) + gap / 2; y < Math.max(...ys); y += gap) {
    const crossings = shape
      .flatMap(([ax, ay], i) => {
        const [bx, by] = shape[(i + 1) % shape.length] ?? [ax, ay];
        return ay <= y !== by <= y ? [ax + ((y - ay) / (by - ay)) * (bx - ax)] : [];
      })
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [left, right] = [crossings[i] ?? 0, crossings[i + 1] ?? 0];
      const from = left + (1 - whole) * random() * (right - left);
      const to = right - (1 - whole) * random() * (right - left);
      if (to - from > 2) lines.push(`M${at([from, y])}H${round(to)}`);
    }
  }
  return lines.join("");
}
