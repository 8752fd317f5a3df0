import type { Words32 } from "./stream";

const greatest = 0xffff_ffff;

/** A die of 1 to `sides`. Words beyond the last whole multiple of `sides` would favour the low faces: they are passed over. */
export function roll(words: Words32, sides: number): number {
  const fair = greatest - (((greatest % sides) + 1) % sides);
  for (;;) {
    const word = words.next();
    if (word <= fair) return (word % sides) + 1;
  }
}
