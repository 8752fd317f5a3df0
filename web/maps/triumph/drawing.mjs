// The terrain as the data of a few paths, in the order of their layers.

import { Path, Paths, pace, thin } from "../kit/curves.mjs";
import { distance, direction, inside, rectangle } from "../kit/geometry.mjs";
import { strips } from "./fields.mjs";
import { beside, chainOf, lines } from "./lines.mjs";
import { bars, raster, roads } from "./obstacles.mjs";
import { Random } from "../kit/random.mjs";
import { Raster } from "../kit/raster.mjs";
import { hachures, wash } from "./relief.mjs";
import { TEETH, halfBar } from "./signs.mjs";
import { board, edges, faces, gates, ringOf, vertices } from "./sources.mjs";
import { churches, houses } from "./villages.mjs";
import { bridges, dams, meadows, ponds, streams } from "./waters.mjs";
import { trees, woods } from "./woods.mjs";

const random = new Random(7);

const ringsPath = (list) => list.reduce((path, ring) => path.ring(ring), new Paths());
const linesPath = (list) => list.reduce((path, line) => path.line(line), new Paths());
const moved = ([x, y], points) => points.map(([px, py]) => [x + px, y + py]);

/** The ground that nobody fights for. */
const ground = ringsPath(faces.filter((face) => face.ground).map(ringOf));

const hill = { whole: ringsPath(wash.hills), layers: wash.layers.map(ringsPath) };

const field = {
  corn: ringsPath(strips.corn),
  grass: ringsPath(strips.grass),
  fallow: ringsPath(strips.fallow),
  furrows: linesPath(strips.furrows.map((line) => thin(line, 0.4))),
  stubble: linesPath(
    strips.stubble.map(([x, y]) => [
      [x - 1, y],
      [x + 1, y - 0.4],
    ]),
  ),
  vines: strips.vines.reduce(
    (path, at) =>
      path
        .line(
          moved(at, [
            [0, 3],
            [0, -2.4],
          ]),
        )
        .line(
          moved(at, [
            [-2, -0.6],
            [-0.8, -2.8],
            [0.9, -2.8],
            [2, -0.6],
          ]),
        ),
    new Paths(),
  ),
};

/** A wedge, broad at the crest; they are sorted so that one begins where the last one was. */
const relief = hachures
  .toSorted((a, b) => Math.floor(a.from[1] / 40) - Math.floor(b.from[1] / 40) || a.from[0] - b.from[0])
  .reduce((path, { from, to, breadth }) => {
    const { along } = direction(from, to);
    const [nx, ny] = [(-along[1] * breadth) / 2, (along[0] * breadth) / 2];
    return path.ring([[from[0] + nx, from[1] + ny], [from[0] - nx, from[1] - ny], to]);
  }, new Paths());

/** A wood with its clearings, for the even-odd rule. */
const grounds = woods
  .filter((ring) => !woods.some((other) => other !== ring && inside(ring[0], other)))
  .map((ring) => woods.filter((other) => other === ring || inside(other[0], ring)))
  .map((group) => group.reduce((path, ring) => path.ring(ring), new Path()));
const wood = { edge: grounds, shade: new Paths(), crowns: new Paths(), firs: new Paths(), bark: new Paths() };
const CROWN = [
  [
    [-5.2, 1.4],
    [-5.8, -1.8],
    [-3.6, -4.4],
    [-1, -6.2],
    [2.4, -6],
    [4.8, -3.4],
    [5, -0.2],
    [3.2, 2.2],
    [-0.4, 2.8],
    [-3.2, 2.6],
  ],
  [
    [-4, 1.2],
    [-4.4, -1.6],
    [-2.4, -4],
    [0.4, -5],
    [3, -3.6],
    [4, -1],
    [2.8, 1.6],
    [-0.6, 2.4],
  ],
];
const FIR = [
  [0, -8.2],
  [3.6, 2.2],
  [-3.6, 2.2],
];
for (const [x, y, kind] of trees) {
  if (kind === 2) {
    wood.firs.ring(moved([x, y], FIR));
    wood.bark.line(
      moved(
        [x, y],
        [
          [0.3, -6],
          [2.3, 1.2],
        ],
      ),
    );
  } else {
    wood.crowns.ring(moved([x, y], CROWN[kind]));
    wood.bark.line(
      moved(
        [x, y],
        kind
          ? [
              [0.8, -4],
              [2.6, -2.4],
              [2.2, 0.6],
            ]
          : [
              [1, -5.2],
              [3.6, -3],
              [3, 0.8],
            ],
      ),
    );
  }
  wood.shade.line(
    moved(
      [x, y],
      [
        [-3, 3.6],
        [5.6, 3.4],
      ],
    ),
  );
}

/** Tufts of reed in the water meadows, away from the stream. */
const stream = raster.distance(raster.trace(streams.map(({ line }) => line)));
const reeds = new Paths();
for (const ring of meadows) {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  for (let y = Math.min(...ys), row = 0; y < Math.max(...ys); y += 9.5, row++)
    for (let x = Math.min(...xs) + (row % 2) * 11; x < Math.max(...xs); x += 22) {
      const at = [x + random.between(-4, 4), y + random.between(-1.5, 1.5)];
      const off = (dx) => !inside([at[0] + dx, at[1]], ring) || raster.at(stream, [at[0] + dx, at[1]]) < 13;
      if (off(0) || off(-9) || off(9)) continue;
      reeds.line(
        moved(at, [
          [-6, 0],
          [6, 0],
        ]),
      );
      if (random.next() < 0.6)
        reeds
          .line(
            moved(at, [
              [-2, -1.2],
              [-3.2, -4.6],
            ]),
          )
          .line(
            moved(at, [
              [0, -1.2],
              [0, -5.6],
            ]),
          )
          .line(
            moved(at, [
              [2, -1.2],
              [3.2, -4.4],
            ]),
          );
    }
}

/** Water is lined along its shore, closer near to it. */
function lining(ring) {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - 6, Math.min(...ys) - 6];
  const fine = new Raster(Math.max(...xs) - x + 6, Math.max(...ys) - y + 6, 3, x, y);
  const depth = fine.blur(fine.depth(fine.mask([ring])), 0.8);
  const levels = [];
  for (let k = 0, deep = 0; k < 10; k++) {
    deep += 3.4 + k * 1.1;
    levels.push(
      fine
        .contours(depth, deep)
        .filter((line) => line.length > 8)
        .map((line) => thin(line, 0.6)),
    );
  }
  return levels;
}
const lined = ponds.map(lining);
const water = {
  meadows: ringsPath(meadows),
  reeds,
  streams: [...new Set(streams.map(({ width }) => width))].map((width) => ({
    width,
    path: linesPath(streams.filter((one) => one.width === width).map(({ line }) => thin(line, 0.35))),
  })),
  ponds: ringsPath(ponds),
  lining: lined[0].map((_, k) => linesPath(lined.flatMap((levels) => levels[k]))),
  dams: linesPath(dams),
};

/** Over the edge of the field a road runs on a little. */
const stub = ({ at: [x, y], inward }, long) => [
  [x, y],
  [x - inward[0] * long, y - inward[1] * long],
];
const isMain = (gate) => board.entries.find(({ entry }) => entry === gate.entry).main ?? false;
const road = {
  local: roads.filter(({ main }) => !main).reduce((path, { points }) => path.curve(points), new Paths()),
  main: roads.filter(({ main }) => main).reduce((path, { points }) => path.curve(points), new Paths()),
  out: linesPath(gates.filter((gate) => !isMain(gate)).map((gate) => stub(gate, 60))),
  mainOut: linesPath(gates.filter(isMain).map((gate) => stub(gate, 150))),
};

/** The two walls of a bridge, with their wings. */
const crossings = bridges.filter((one, i) => !bridges.slice(0, i).some((other) => distance(one.at, other.at) < 14));
const bridge = { deck: new Paths(), mainDeck: new Paths(), walls: new Paths() };
for (const { at: middle, along, width, main } of crossings) {
  const half = width / 2 + 6;
  const side = main ? 8.4 : 5;
  const spot = (t, s) => [middle[0] + along[0] * t - along[1] * s, middle[1] + along[1] * t + along[0] * s];
  (main ? bridge.mainDeck : bridge.deck).line([spot(-half, 0), spot(half, 0)]);
  for (const s of [-side, side])
    bridge.walls.line([spot(-half - 3.5, s * 1.55), spot(-half, s), spot(half, s), spot(half + 3.5, s * 1.55)]);
}

const built = {
  houses: ringsPath(houses),
  churches: churches.reduce(
    (path, middle) =>
      path
        .ring(rectangle([middle[0], middle[1] + 1], [1, 0], 12, 8))
        .ring(
          moved(middle, [
            [-2.8, -3],
            [2.8, -3],
            [0, -11],
          ]),
        )
        .line(
          moved(middle, [
            [0, -11],
            [0, -16],
          ]),
        )
        .line(
          moved(middle, [
            [-2.2, -14],
            [2.2, -14],
          ]),
        ),
    new Paths(),
  ),
};

/** The edges between bars, and the edge of the field. */
const owner = new Map();
for (const { a, b, chain } of edges)
  chain.slice(1).forEach((vertex, i) => owner.set([vertex, chain[i]].sort((x, y) => x - y).join(), { a, b }));
const thinEdges = new Paths();
const fieldEdge = new Paths();
const seen = new Map();
for (const face of faces)
  face.ring.forEach((vertex, i) => {
    const key = [vertex, face.ring[(i + 1) % face.ring.length]].sort((x, y) => x - y).join();
    seen.set(key, [...(seen.get(key) ?? []), face]);
  });
for (const [key, sides] of seen) {
  const line = key.split(",").map((vertex) => vertices[Number(vertex)]);
  const border = owner.get(key);
  if (border) {
    const { width } = board.borders.find(({ a, b }) => a === border.a && b === border.b);
    if (width !== "impassable") thinEdges.line(line);
  } else if (sides.length === 2 && sides.some((face) => face.locale) && sides.some((face) => face.ground))
    fieldEdge.line(line);
}

/** Cliffs: ticks on both sides of the edge, as a scarp is engraved. */
const cliff = { edge: new Paths(), ticks: new Paths() };
for (const { a, b, width } of board.borders) {
  if (width !== "impassable") continue;
  const line = chainOf(a, b);
  cliff.edge.line(line);
  for (const { point, along } of pace(line, () => random.between(5.2, 7), 3)) {
    const long = random.between(6, 10.5);
    cliff.ticks.ring([
      [point[0] - along[0] * 1.1, point[1] - along[1] * 1.1],
      [point[0] + along[0] * 1.1, point[1] + along[1] * 1.1],
      [point[0] - along[1] * long + along[0] * 1.5, point[1] + along[0] * long + along[1] * 1.5],
    ]);
  }
}

const bar = {
  wide: linesPath(bars.filter(({ width }) => width === "wide").map((on) => on.bar)),
  narrow: linesPath(bars.filter(({ width }) => width === "narrow").map((on) => on.bar)),
};

const teeth = new Paths();
for (const line of lines.filter(({ obstructed }) => obstructed)) {
  const count = Math.floor((line.length - 10) / 8.4);
  const foot = halfBar(line.width) - 0.4;
  for (let k = 0; k < count; k++) {
    const slide = (k - (count - 1) / 2) * 8.4;
    teeth.ring([beside(line, slide - 2.3, foot), beside(line, slide + 2.3, foot), beside(line, slide, foot + TEETH)]);
  }
}

const PENNANT = [
  [15, 0],
  [-10, -11],
  [-4.5, 0],
  [-10, 11],
];
const pennants = (side) =>
  ringsPath(
    gates
      .filter(({ entry }) => entry.startsWith(side))
      .map((gate) => {
        const size = isMain(gate) ? 1.5 : 1.1;
        const [dx, dy] = gate.inward;
        const at = [gate.at[0] + dx * 22 * size, gate.at[1] + dy * 22 * size];
        return PENNANT.map(([x, y]) => [at[0] + (x * dx - y * dy) * size, at[1] + (x * dy + y * dx) * size]);
      }),
  );

export const terrain = {
  ground,
  hill,
  field,
  wood,
  relief,
  water,
  road,
  bridge,
  built,
  edge: { thin: thinEdges, field: fieldEdge },
  cliff,
  bar,
  teeth,
  entry: { french: pennants("F"), allied: pennants("A") },
};
