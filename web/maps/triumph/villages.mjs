// Houses along the roads of the villages, each with its church, and the town of Austerlitz beyond the field.

import { pace } from "../kit/curves.mjs";
import { distance, rectangle, within } from "../kit/geometry.mjs";
import { fromBar, fromRoad, fromWater, onSign, onType, raster, roads } from "./obstacles.mjs";
import { Random } from "../kit/random.mjs";
import { anchors, board, rings } from "./sources.mjs";

const random = new Random(2121805);
const MOST = 11;

const villages = board.locales.filter(({ name, hill }) => name && !hill && name !== "Turaser Wald");

function free(house, ring) {
  const middle = [(house[0][0] + house[2][0]) / 2, (house[0][1] + house[2][1]) / 2];
  const points = [...house, middle];
  return (
    within(house, ring) &&
    raster.at(fromRoad, middle) > 7 &&
    points.every((point) => !onType(point, 3) && !onSign(point) && raster.at(fromBar, point) > 11) &&
    points.every((point) => raster.at(fromWater, point) > 10)
  );
}

function* sites(locale, [ax, ay]) {
  for (const offset of [11, 20, 30])
    for (const road of roads.filter((on) => on.locale === locale))
      for (const { point, along } of pace(road.line, () => random.between(13, 18), 8))
        for (const side of [1, -1])
          yield {
            middle: [point[0] - along[1] * side * offset, point[1] + along[0] * side * offset],
            along,
          };
  for (let k = 0; k < 24; k++) {
    const turn = (k / 24) * 2 * Math.PI;
    const reach = random.between(22, 62);
    yield {
      middle: [ax + Math.cos(turn) * reach, ay + Math.sin(turn) * reach],
      along: [Math.cos(turn), Math.sin(turn)],
    };
  }
}

export const houses = [];
export const churches = [];

for (const { locale } of villages) {
  const ring = rings.get(locale);
  const { anchor } = anchors.find((row) => row.locale === locale);
  const own = [];
  const open = (middle, by) => own.every((other) => distance(other, middle) > by);
  for (const { middle, along } of sites(locale, anchor)) {
    if (own.length >= MOST) break;
    const [long, deep] = [random.between(10, 17), random.between(6.5, 9)];
    const turn = random.between(-0.12, 0.12);
    const lie = [along[0] - along[1] * turn, along[1] + along[0] * turn];
    if (!open(middle, 14)) continue;
    if (own.length === 0 && free(rectangle(middle, [1, 0], 16, 16), ring)) {
      churches.push(middle);
      own.push(middle);
      continue;
    }
    const house = rectangle(middle, lie, long, deep);
    if (!free(house, ring)) continue;
    own.push(middle);
    houses.push(house);
  }
}

const streets = [Math.cos(-0.24), Math.sin(-0.24)];
const town = [];
for (let k = 0; k < 90 && town.length < 30; k++) {
  const middle = [random.between(2456, 2532), random.between(1200, 1336)];
  if (town.some((other) => distance(other, middle) < 19)) continue;
  town.push(middle);
  const lie = random.next() < 0.5 ? streets : [-streets[1], streets[0]];
  houses.push(rectangle(middle, lie, random.between(11, 18), random.between(8, 10.5)));
}
churches.push([2494, 1184]);
