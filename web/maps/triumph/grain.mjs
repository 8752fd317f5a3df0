// The grain of the paper: a tile of clouds and fibres that joins on to itself, as a PNG in grey with transparency.

import { deflateSync } from "node:zlib";
import { Random } from "../kit/random.mjs";

const SIDE = 384;

/** Clouds of chance that join at the edges: waves of whole numbers of turns. */
function clouds(random, least, most, stretch = 1) {
  const waves = Array.from({ length: 70 }, () => {
    const [turn, size] = [random.between(0, 2 * Math.PI), least * (most / least) ** random.next()];
    const [kx, ky] = [Math.round(Math.cos(turn) * size), Math.round(Math.sin(turn) * size * stretch)];
    return { kx, ky, phase: random.between(0, 2 * Math.PI), height: 1 / Math.sqrt(size) };
  });
  const field = new Float64Array(SIDE * SIDE);
  for (const { kx, ky, phase, height } of waves)
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++)
        field[y * SIDE + x] += height * Math.sin((2 * Math.PI * (kx * x + ky * y)) / SIDE + phase);
  const spread = Math.sqrt(field.reduce((sum, value) => sum + value * value, 0) / field.length);
  return field.map((value) => value / spread);
}

const table = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const sum = body.reduce((crc, byte) => table[(crc ^ byte) & 255] ^ (crc >>> 8), 0xffffffff);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, check]);
}

export function grain() {
  const random = new Random(64);
  const soft = clouds(random, 3, 16);
  const fibres = clouds(random, 55, 150, 0.6);
  const rows = Buffer.alloc(SIDE * (1 + 2 * SIDE));
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const dark = 3.4 * soft[y * SIDE + x] + 4 * fibres[y * SIDE + x] + random.normal() * 3.5;
      const at = y * (1 + 2 * SIDE) + 1 + 2 * x;
      // In few steps, so that it packs well; light flecks are white, dark ones brown-black.
      rows[at] = dark > 0 ? 60 : 255;
      rows[at + 1] = Math.min(60, Math.round(Math.abs(dark) / 3) * 3);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  head.set([8, 4, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
