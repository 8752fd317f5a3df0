// From longitude and latitude to the sheet. De l'Isle's equidistant conic of 1745, with one liberty of our own: the
// scale swells towards the middle of Germany and dies away to the neat line, so that the small states get the room
// that empty Russia and Africa can spare.

const EARTH = 6371;
const [LOWER, UPPER, MERIDIAN] = [40, 58, 16];
const [SOUTH, NORTH] = [29, 62.8];

/** The neat line, and the margin of the sheet around it. */
export const inner = { width: 3000, height: 2300 };
export const margin = 70;
export const sheet = { width: inner.width + 2 * margin, height: inner.height + 2 * margin };

const radians = (degrees) => (degrees * Math.PI) / 180;
const degrees = (turn) => (turn * 180) / Math.PI;

const cone = (Math.cos(radians(LOWER)) - Math.cos(radians(UPPER))) / (radians(UPPER) - radians(LOWER));
const apex = Math.cos(radians(LOWER)) / cone + radians(LOWER);
/** Kilometres a unit, before the scale swells. */
export const kilometres = (radians(NORTH - SOUTH) * EARTH) / inner.height;
const top = (apex - radians(NORTH)) * EARTH;
const axis = 1522;

function conic(lon, lat) {
  const away = (apex - radians(lat)) * EARTH;
  const turn = cone * radians(lon - MERIDIAN);
  return [axis + (away * Math.sin(turn)) / kilometres, (away * Math.cos(turn) - top) / kilometres];
}

function unconic(x, y) {
  const [east, down] = [(x - axis) * kilometres, y * kilometres + top];
  const away = Math.hypot(east, down);
  return [MERIDIAN + degrees(Math.atan2(east, down) / cone), degrees(apex - away / EARTH)];
}

/** How much larger than elsewhere the middle of Germany is drawn, and then, a little, that of Britain. */
const SWELLS = [
  { more: 0.3, middle: conic(10.8, 50), reach: Infinity },
  { more: 0.14, middle: [690, 520], reach: 800 },
];

/** A swelling reaches to the neat line at most, and leaves it straight. */
function swell([x, y], { more, middle, reach }) {
  const [dx, dy] = [x - middle[0], y - middle[1]];
  const across = Math.min(reach, dx < 0 ? middle[0] : inner.width - middle[0]);
  const along = Math.min(reach, dy < 0 ? middle[1] : inner.height - middle[1]);
  const far = (dx / across) ** 2 + (dy / along) ** 2;
  if (far >= 1) return [x, y];
  const scale = 1 + more * (1 - far) ** 2;
  return [middle[0] + dx * scale, middle[1] + dy * scale];
}

const swollen = (x, y) => SWELLS.reduce(swell, [x, y]);

/** Step by step: the swelling has no inverse in few words. */
function unswollen(x, y) {
  let [u, v] = [x, y];
  for (let step = 0; step < 60; step++) {
    const [a, b] = swollen(u, v);
    [u, v] = [u + (x - a) * 0.7, v + (y - b) * 0.7];
  }
  return [u, v];
}

/** To units of the sheet. */
export function project([lon, lat]) {
  const [x, y] = swollen(...conic(lon, lat));
  return [x + margin, y + margin];
}

/** Back from units of the sheet to longitude and latitude. */
export function locate([x, y]) {
  return unconic(...unswollen(x - margin, y - margin));
}

/** How many units of the sheet a kilometre is, from west to east, at a place. */
export function scaleAt([lon, lat]) {
  const [[x1, y1], [x2, y2]] = [project([lon - 0.2, lat]), project([lon + 0.2, lat])];
  return Math.hypot(x2 - x1, y2 - y1) / (radians(0.4) * EARTH * Math.cos(radians(lat)));
}
