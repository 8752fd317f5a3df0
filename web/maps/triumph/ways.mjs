// The road over each border, as one line from the middle of a locale to the middle of the other.

import { at, distance, split } from "../kit/geometry.mjs";
import { board, curves } from "./sources.mjs";

const points = ({ curve }) => [0, 2, 4, 6].map((i) => [curve[i], curve[i + 1]]);
const reversed = (curve) => [...curve].reverse();

/** Where the curve of a side road leaves the curve that runs through. */
function partOf(through, point) {
  let best = 0;
  for (let i = 0; i <= 400; i++)
    if (distance(at(through, i / 400), point) < distance(at(through, best), point)) best = i / 400;
  return best;
}

/** A part of a curve, in either direction. */
function stretch(curve, from, to) {
  if (from > to) return reversed(stretch(curve, to, from));
  const right = split(curve, from)[1];
  return split(right, from === 1 ? 1 : (to - from) / (1 - from))[0];
}

/** The curves from a border to the middle of the locale: where its group's through road is half way. */
function inwards(curve, k) {
  const own = k === 0 ? points(curve) : reversed(points(curve));
  if (curve.ends.length === 2) return [stretch(own, 0, 0.5)];
  const through = curves.find(
    ({ locale, group, ends }) => locale === curve.locale && group === curve.group && ends.length === 2,
  );
  if (!through) return [own];
  const line = points(through);
  return [own, stretch(line, partOf(line, own[3]), 0.5)];
}

/** Every place where a road of a group crosses a border. */
function crossings(locale, group, far) {
  return curves
    .filter((curve) => curve.locale === locale && curve.group === group)
    .flatMap((curve) => curve.ends.map((end, k) => ({ curve, k, end })))
    .filter(({ end }) => end === far)
    .map(({ curve, k }) => ({ curve, k, point: points(curve)[k === 0 ? 0 : 3] }));
}

const key = ([x, y]) => `${x},${y}`;

/** The crossings that both locales have; of two in the same groups, the main one is on a main road. */
function crossingOf({ a, a_group, b, b_group, main = false }) {
  const near = crossings(a, a_group, b);
  const far = crossings(b, b_group, a);
  const both = near.flatMap((one) =>
    far.filter((other) => key(one.point) === key(other.point)).map((other) => [one, other]),
  );
  const rank = ([one, other]) =>
    Number((one.curve.main ?? false) === main) + Number((other.curve.main ?? false) === main);
  return both.sort((x, y) => rank(y) - rank(x))[0];
}

export const ways = board.roads.map((road) => {
  const [near, far] = crossingOf(road);
  const there = inwards(far.curve, far.k);
  const here = inwards(near.curve, near.k).map(reversed).reverse();
  return { ...road, main: road.main ?? false, crossing: near.point, curves: [...here, ...there] };
});
