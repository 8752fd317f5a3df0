// Fields of numbers over the map, on a square grid.

const STEP = 6;

export class Raster {
  constructor(width, height, step = STEP, x = 0, y = 0) {
    Object.assign(this, { step, x, y });
    this.columns = Math.floor(width / step) + 1;
    this.rows = Math.floor(height / step) + 1;
  }

  field(of = 0) {
    return new Float64Array(this.columns * this.rows).fill(of);
  }

  /** 1 inside of the rings, by the even-odd rule. */
  mask(rings) {
    const field = this.field();
    for (let row = 0; row < this.rows; row++) {
      const y = this.y + row * this.step + 1e-6;
      const hits = [];
      for (const ring of rings)
        for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
          const [ax, ay] = ring[i];
          const [bx, by] = ring[j];
          if (ay > y !== by > y) hits.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
        }
      hits.sort((a, b) => a - b);
      for (let k = 0; k + 1 < hits.length; k += 2) {
        const from = Math.max(0, Math.ceil((hits[k] - this.x) / this.step));
        const to = Math.min(this.columns - 1, Math.floor((hits[k + 1] - this.x) / this.step));
        for (let column = from; column <= to; column++) field[row * this.columns + column] = 1;
      }
    }
    return field;
  }

  /** 1 inside of any of the rings. */
  union(rings) {
    const field = this.field();
    for (const ring of rings) this.mask([ring]).forEach((value, i) => value && (field[i] = 1));
    return field;
  }

  /** 1 along lines. */
  trace(lines) {
    const field = this.field();
    for (const line of lines)
      for (let i = 1; i < line.length; i++) {
        const [a, b] = [line[i - 1], line[i]];
        const parts = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / (this.step / 2)));
        for (let k = 0; k <= parts; k++) {
          const column = Math.round((a[0] + ((b[0] - a[0]) * k) / parts - this.x) / this.step);
          const row = Math.round((a[1] + ((b[1] - a[1]) * k) / parts - this.y) / this.step);
          if (column >= 0 && row >= 0 && column < this.columns && row < this.rows)
            field[row * this.columns + column] = 1;
        }
      }
    return field;
  }

  /** How far every place is from where the mask is set. */
  distance(mask) {
    const far = 1e12;
    const field = Float64Array.from(mask, (value) => (value ? 0 : far));
    const line = (get, set, n) => {
      const source = Float64Array.from({ length: n }, (_, i) => get(i));
      const hull = new Int32Array(n);
      const bounds = new Float64Array(n + 1);
      let k = 0;
      bounds[0] = -Infinity;
      bounds[1] = Infinity;
      for (let q = 1; q < n; q++) {
        let s;
        do {
          const p = hull[k];
          s = (source[q] + q * q - source[p] - p * p) / (2 * (q - p));
        } while (s <= bounds[k] && --k >= 0);
        hull[++k] = q;
        bounds[k] = s;
        bounds[k + 1] = Infinity;
      }
      k = 0;
      for (let q = 0; q < n; q++) {
        while (bounds[k + 1] < q) k++;
        set(q, (q - hull[k]) ** 2 + source[hull[k]]);
      }
    };
    for (let column = 0; column < this.columns; column++)
      line(
        (i) => field[i * this.columns + column],
        (i, value) => (field[i * this.columns + column] = value),
        this.rows,
      );
    for (let row = 0; row < this.rows; row++)
      line(
        (i) => field[row * this.columns + i],
        (i, value) => (field[row * this.columns + i] = value),
        this.columns,
      );
    return field.map((value) => Math.sqrt(value) * this.step);
  }

  /** How far every place is inside of the mask; outside of it, less than nothing. */
  depth(mask) {
    const outside = this.distance(mask);
    const inside = this.distance(mask.map((value) => 1 - value));
    return inside.map((value, i) => value - outside[i]);
  }

  /** Blurs by a bell of `spread` steps. */
  blur(field, spread) {
    const reach = Math.ceil(spread * 3);
    const bell = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-0.5 * ((i - reach) / spread) ** 2));
    const sum = bell.reduce((a, b) => a + b, 0);
    const pass = (source, count, stride, lines, jump) => {
      const result = new Float64Array(source.length);
      for (let l = 0; l < lines; l++)
        for (let i = 0; i < count; i++) {
          let value = 0;
          for (let k = -reach; k <= reach; k++)
            value += bell[k + reach] * source[l * jump + Math.min(count - 1, Math.max(0, i + k)) * stride];
          result[l * jump + i * stride] = value / sum;
        }
      return result;
    };
    return pass(pass(field, this.columns, 1, this.rows, this.columns), this.rows, this.columns, this.columns, 1);
  }

  /** Hills and hollows of chance, about zero, of a spread of one. */
  noise(random, spread) {
    const field = this.blur(
      this.field().map(() => random.normal()),
      spread,
    );
    const mean = field.reduce((a, b) => a + b, 0) / field.length;
    const scale = Math.sqrt(field.reduce((a, b) => a + (b - mean) ** 2, 0) / field.length);
    return field.map((value) => (value - mean) / scale);
  }

  at(field, [x, y]) {
    const row = Math.min(Math.max((y - this.y) / this.step, 0), this.rows - 1.001);
    const column = Math.min(Math.max((x - this.x) / this.step, 0), this.columns - 1.001);
    const [i, j] = [Math.floor(row), Math.floor(column)];
    const [u, v] = [row - i, column - j];
    const k = i * this.columns + j;
    return (
      field[k] * (1 - u) * (1 - v) +
      field[k + this.columns] * u * (1 - v) +
      field[k + 1] * (1 - u) * v +
      field[k + this.columns + 1] * u * v
    );
  }

  slopes(field) {
    const [dx, dy] = [this.field(), this.field()];
    for (let row = 0; row < this.rows; row++)
      for (let column = 0; column < this.columns; column++) {
        const k = row * this.columns + column;
        const [w, e] = [Math.max(0, column - 1), Math.min(this.columns - 1, column + 1)];
        const [n, s] = [Math.max(0, row - 1), Math.min(this.rows - 1, row + 1)];
        dx[k] = (field[row * this.columns + e] - field[row * this.columns + w]) / ((e - w) * this.step);
        dy[k] = (field[s * this.columns + column] - field[n * this.columns + column]) / ((s - n) * this.step);
      }
    return { dx, dy };
  }

  /** The lines on which a field has a value; closed ones end where they begin. */
  contours(field, level) {
    const ends = new Map();
    const place = new Map();
    const join = (a, b) => {
      ends.set(a, [...(ends.get(a) ?? []), b]);
      ends.set(b, [...(ends.get(b) ?? []), a]);
    };
    // An edge of the grid by its upper left node, and whether it runs down.
    const cut = (row, column, down) => {
      const k = row * this.columns + column;
      const key = 2 * k + down;
      if (!place.has(key)) {
        const [a, b] = [field[k] - level, field[k + (down ? this.columns : 1)] - level];
        const part = a / (a - b);
        place.set(key, [
          this.x + (column + (down ? 0 : part)) * this.step,
          this.y + (row + (down ? part : 0)) * this.step,
        ]);
      }
      return key;
    };
    for (let row = 0; row + 1 < this.rows; row++)
      for (let column = 0; column + 1 < this.columns; column++) {
        const k = row * this.columns + column;
        const high = (i) => field[i] > level;
        const [a, b, c, d] = [high(k), high(k + 1), high(k + this.columns + 1), high(k + this.columns)];
        const cuts = [];
        if (a !== b) cuts.push(cut(row, column, 0));
        if (b !== c) cuts.push(cut(row, column + 1, 1));
        if (c !== d) cuts.push(cut(row + 1, column, 0));
        if (d !== a) cuts.push(cut(row, column, 1));
        if (cuts.length === 2) join(cuts[0], cuts[1]);
        if (cuts.length === 4) {
          join(cuts[0], cuts[a ? 3 : 1]);
          join(cuts[2], cuts[a ? 1 : 3]);
        }
      }
    const lines = [];
    const walk = (start) => {
      const line = [start];
      for (let at = start, next; (next = ends.get(at)?.pop()) !== undefined; at = next) {
        const back = ends.get(next);
        back.splice(back.indexOf(at), 1);
        line.push(next);
      }
      if (line.length > 2) lines.push(line.map((key) => place.get(key)));
    };
    for (const [key, to] of ends) if (to.length === 1) walk(key);
    for (const [key, to] of ends) if (to.length > 0) walk(key);
    return lines;
  }
}

export const smooth = (part) => {
  const t = Math.min(1, Math.max(0, part));
  return t * t * (3 - 2 * t);
};
