// Chance that falls the same way each time, so that the same sources give the same drawing.

export class Random {
  #state;

  constructor(seed) {
    this.#state = seed;
  }

  /** From 0 up to 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(least, most) {
    return least + (most - least) * this.next();
  }

  /** About zero, as measured things scatter. */
  normal() {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  of(list) {
    return list[Math.floor(this.next() * list.length)];
  }
}
