// What the labels of a locale cover: [x, y, size of the type] each, about their middle.

/** Of the size of the type. */
const FIGURE = { width: 0.25, ascent: 0.36 };
const NAME = { italic: 0.42, capitals: 0.66 };
const STAR = { width: 22, height: 24 };

/** The great hills have their names in capitals. */
export const isMassif = (locale) => Boolean(locale.hill) && locale.capacity >= 9;

export const figureSize = (locale) => (locale.capacity >= 9 ? 42 : 36);

export function figureBox([x, y, size], locale) {
  const stars = locale.stars?.length ?? 0;
  const half = Math.max(size * FIGURE.width * String(locale.capacity).length + 2, (stars * STAR.width) / 2);
  const top = y - size * FIGURE.ascent;
  return { x1: x - half, y1: top, x2: x + half, y2: y + size * FIGURE.ascent + (stars ? STAR.height : 0) };
}

export function nameBox([x, y, size], locale) {
  const half = (locale.name.length * size * (isMassif(locale) ? NAME.capitals : NAME.italic)) / 2;
  return { x1: x - half, y1: y - size * 0.55, x2: x + half, y2: y + size * 0.42 };
}
