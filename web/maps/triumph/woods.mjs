// Woods and their trees: scenery, but for their place in the north and the Turas wood.

import { chaikin, lengthOf, thinRing } from "../kit/curves.mjs";
import { fromBar, fromRoad, fromType, fromWater, onPlate, onSign, raster } from "./obstacles.mjs";
import { Random } from "../kit/random.mjs";
import { smooth } from "../kit/raster.mjs";
import { faces, ringOf, rings } from "./sources.mjs";

const random = new Random(46);
const middleOf = (ring) => ring.reduce(([x, y], [px, py]) => [x + px / ring.length, y + py / ring.length], [0, 0]);
const beyond = faces.filter((face) => face.ground === "beyond the field").map(ringOf);
const commons = faces.filter((face) => face.ground && face.ground !== "beyond the field").map(ringOf);

/** How much of a locale is wooded, where it is. */
const GROVES = [
  [5, 1.8],
  [37, 2.2],
  [89, 1],
  [69, 0.9],
  [164, 2],
  [165, 1.4],
  [166, 1],
  [167, 1.2],
  [122, 1.9],
  [123, 0.8],
  [170, 1],
  [45, 1],
  [29, 0.7],
  [98, 1],
  [23, 1.2],
  [12, 0.3],
  [79, 5.2],
];

const bias = raster.field(-2.2);
function grow(list, by, soft = 24) {
  const present = list.filter(Boolean);
  if (!present.length) return;
  const depth = raster.depth(raster.union(present));
  bias.forEach((_, i) => (bias[i] += by * smooth((depth[i] + soft * 0.3) / soft)));
}

grow(
  beyond.filter((ring) => middleOf(ring)[1] < 560),
  2.9,
);
grow(
  beyond.filter((ring) => middleOf(ring)[1] >= 560 && middleOf(ring)[0] < 400),
  2.3,
);
grow(
  beyond.filter((ring) => middleOf(ring)[1] >= 560 && middleOf(ring)[0] > 1800),
  1.5,
);
grow(
  Array.from({ length: 22 }, (_, i) => rings.get(i + 1)),
  2.3,
  20,
);
grow(commons, 2.6, 20);
for (const [locale, by] of GROVES) grow([rings.get(locale)], by);
bias.forEach((_, i) => {
  bias[i] -= 4 * smooth((22 - fromType[i]) / 16);
  bias[i] -= 2.8 * Math.exp(-((fromRoad[i] / 16) ** 2));
  bias[i] -= 3 * Math.exp(-((fromWater[i] / 16) ** 2));
  // Woods stand back from the bars, whose signs must be read.
  bias[i] -= 1.6 * Math.exp(-((fromBar[i] / 22) ** 2));
});
const CLEARINGS = [
  [20, 10, 640, 410],
  [0, 1150, 140, 1215],
  [2430, 1180, 2550, 1395],
  [2390, 420, 2550, 480],
  [1890, 2740, 2550, 3300],
];
for (const [x1, y1, x2, y2] of CLEARINGS)
  grow(
    [
      [
        [x1, y1],
        [x2, y1],
        [x2, y2],
        [x1, y2],
      ],
    ],
    -6,
    60,
  );

const near = raster.noise(random, 6);
const far = raster.noise(random, 14);
const growth = raster.blur(
  bias.map((value, i) => value + near[i] * 0.75 + far[i] * 0.55),
  1,
);
for (let i = 0; i < raster.columns; i++) growth[i] = growth[growth.length - 1 - i] = -1;
for (let i = 0; i < raster.rows; i++) growth[i * raster.columns] = growth[(i + 1) * raster.columns - 1] = -1;

const areaOf = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - ring[(i + 1) % ring.length][0] * y, 0),
  ) / 2;

/** Edges of woods and of their clearings, for the even-odd rule. */
export const woods = raster
  .contours(growth, 0)
  .filter((line) => lengthOf(line) > 90 && areaOf(line) > 1500)
  .map((line) => chaikin(thinRing(line.slice(0, -1), 2), 1, true));

/** [x, y, kind]: two broad crowns and a fir. */
export const trees = [];
for (let y = 0, row = 0; y < 3300; y += 13, row++)
  for (let x = row % 2 ? 8 : 0; x < 2550; x += 16) {
    const tree = [x + random.between(-4, 4), y + random.between(-3.4, 3.4)];
    if (raster.at(growth, tree) < 0.1 || raster.at(fromBar, tree) < 13 || raster.at(fromRoad, tree) < 9) continue;
    if (raster.at(fromType, tree) < 9 || raster.at(fromWater, tree) < 11 || onPlate(tree, 6) || onSign(tree)) continue;
    trees.push([...tree, random.of([0, 0, 0, 1, 1, 2])]);
  }

/** Distance from the woods, for what is built or ploughed. */
const mask = raster.field().map((_, i) => (growth[i] > 0 ? 1 : 0));
export const fromWood = raster.distance(mask);
