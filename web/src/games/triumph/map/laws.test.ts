/**
 * The laws of the planar map, on the sources of it and on what the client has. Each law answers with a list of what
 * breaks it, so that whoever moved an outline sees where.
 */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Approach, RoadEntry, Locale } from "../../../wire/triumph";
import { armies } from "./armies";
import { approaches, entries, height, locales, roads, width } from "./map";
import type { ApproachOnMap } from "./places";
import * as plane from "../../../board/plane";

interface Board {
  locales: { locale: number; capacity: number; name?: string; hill?: boolean; stars?: string[] }[];
  borders: { a: number; b: number; width: string; in_a?: string[]; in_b?: string[] }[];
  roads: { a: number; a_group: number; b: number; b_group: number; main?: boolean }[];
  entries: { entry: string; side: string; locale: number; group: number; main?: boolean }[];
}

interface Face {
  locale?: number;
  water?: string;
  ground?: string;
  ring: number[];
}

interface Outlines {
  vertices: [number, number][];
  faces: Face[];
  borders: { a: number; b: number; chain: number[] }[];
}

interface Curve {
  locale: number;
  group: number;
  main?: boolean;
  /** Neighbours whose border it crosses, or entries. */
  ends: (number | string)[];
  curve: number[];
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

const board = read("../crates/triumph/data/board.json") as Board;
const outlines = read("maps/triumph/outlines.json") as Outlines;
const { curves } = read("maps/triumph/roads.json") as { curves: Curve[] };

const vertices = outlines.vertices.map(([x, y]) => ({ x, y }));
const corner = (vertex: number) => vertices[vertex] ?? { x: NaN, y: NaN };
const pair = (a: number, b: number) => (a < b ? `${a}-${b}` : `${b}-${a}`);
const faces = outlines.faces.map((face) => ({ ...face, corners: face.ring.map(corner) }));
const nameOf = ({ locale, water, ground }: Face) => String(locale ?? water ?? ground);

/** Every edge of the faces by its two vertices, and the faces that have it. */
const edges = new Map<string, (typeof faces)[number][]>();
for (const face of faces) {
  face.ring.forEach((vertex, i) => {
    const edge = pair(vertex, face.ring[(i + 1) % face.ring.length] ?? vertex);
    edges.set(edge, [...(edges.get(edge) ?? []), face]);
  });
}

/** The edges that two locales have in common. */
const common = new Map<string, string[]>();
for (const [edge, [one, other]] of edges) {
  if (one?.locale === undefined || other?.locale === undefined) continue;
  const border = pair(one.locale, other.locale);
  common.set(border, [...(common.get(border) ?? []), edge]);
}

const ends = (edge: string): plane.Line => {
  const [a = 0, b = 0] = edge.split("-").map(Number);
  return [corner(a), corner(b)];
};

const ringOf = (locale: number) => locales.get(locale as Locale)?.ring ?? [];
const passable = [...approaches.values()].filter((side) => side.width !== "impassable");
const at = (locale: number, far: number) => approaches.get(`${locale}-${far}` as Approach);

test("the client has what the sources give", () => {
  expect(() => execFileSync("node", ["maps/triumph/build.mjs", "--check"], { stdio: "pipe" })).not.toThrow();
}, 60_000);

test("every outline is a simple ring", () => {
  const broken = faces.filter(({ ring, corners }) => {
    const lines = plane.sides(corners);
    return (
      new Set(ring).size !== ring.length || lines.some((line, i) => lines.slice(i).some((on) => plane.cross(line, on)))
    );
  });
  expect(broken.map(nameOf)).toEqual([]);
});

test("an edge has a face on both sides, unless it is on the frame", () => {
  const onFrame = (edge: string) => {
    const [a, b] = ends(edge);
    return (a.x === b.x && (a.x === 0 || a.x === width)) || (a.y === b.y && (a.y === 0 || a.y === height));
  };
  const broken = [...edges].filter(([edge, on]) => on.length > 2 || (on.length === 1 && !onFrame(edge)));
  expect(broken.map(([edge, on]) => `${edge}: ${on.map(nameOf).join(", ")}`)).toEqual([]);
});

test("the faces tile the board", () => {
  const sum = faces.reduce((total, { corners }) => total + plane.area(corners), 0);
  expect(Math.abs(sum - width * height)).toBeLessThan(1);
});

test("no face overlaps another", () => {
  const boxed = faces.map((face) => {
    const [xs, ys] = [face.corners.map(({ x }) => x), face.corners.map(({ y }) => y)];
    return { ...face, x1: Math.min(...xs), x2: Math.max(...xs), y1: Math.min(...ys), y2: Math.max(...ys) };
  });
  const broken: string[] = [];
  boxed.forEach((one, i) => {
    for (const other of boxed.slice(i + 1)) {
      if (one.x1 > other.x2 || other.x1 > one.x2 || one.y1 > other.y2 || other.y1 > one.y2) continue;
      const [near, far] = [plane.sides(one.corners), plane.sides(other.corners)];
      const strange = (point: plane.Ring[number], ring: plane.Ring) =>
        !ring.includes(point) &&
        plane.inside(point, ring) &&
        plane.sides(ring).every((s) => plane.toLine(point, s) > 0.5);
      if (
        near.some((line) => far.some((on) => plane.cross(line, on))) ||
        one.corners.some((point) => strange(point, other.corners)) ||
        other.corners.some((point) => strange(point, one.corners))
      )
        broken.push(`${nameOf(one)} and ${nameOf(other)}`);
    }
  });
  expect(broken).toEqual([]);
});

test("the locales are those of the rules", () => {
  expect(faces.flatMap(({ locale }) => locale ?? []).sort((a, b) => a - b)).toEqual(
    board.locales.map(({ locale }) => locale),
  );
  const shown = [...locales.values()].map(({ locale, capacity, name, hill, stars }) => ({
    locale,
    capacity,
    name,
    hill,
    stars,
  }));
  expect(shown).toEqual(
    board.locales.map(({ locale, capacity, name, hill = false, stars = [] }) => ({
      locale,
      capacity,
      name,
      hill,
      stars,
    })),
  );
});

test("the outline that the client has is the one that is tiled", () => {
  for (const { locale, corners } of faces) if (locale !== undefined) expect(ringOf(locale)).toEqual(corners);
});

test("locales have edges in common exactly where there is a border", () => {
  expect(board.borders).toHaveLength(293);
  expect([...common.keys()].sort()).toEqual(board.borders.map(({ a, b }) => pair(a, b)).sort());
});

test("the chain of a border is the edge that its locales have in common", () => {
  const broken = outlines.borders.filter(({ a, b, chain }) => {
    const chained = chain.slice(1).map((vertex, i) => pair(vertex, chain[i] ?? vertex));
    return chained.sort().join() !== (common.get(pair(a, b)) ?? []).sort().join();
  });
  expect(broken.map(({ a, b }) => pair(a, b))).toEqual([]);
});

test("a border that no one passes is long enough to be seen", () => {
  const short = board.borders.filter(
    ({ a, b, width }) =>
      width === "impassable" &&
      (common.get(pair(a, b)) ?? []).reduce((sum, edge) => sum + plane.distance(...ends(edge)), 0) < 20,
  );
  expect(short).toEqual([]);
});

test("a bar lies on the edge of its border, within three units", () => {
  const broken = passable.filter(({ locale, far, bar }) => {
    const lines = (common.get(pair(locale, far)) ?? []).map(ends);
    return Array.from({ length: 21 }, (_, i) => plane.mix(...bar, i / 20)).some(
      (point) => !lines.some((line) => plane.toLine(point, line) <= 3),
    );
  });
  expect(broken.map(({ approach }) => approach)).toEqual([]);
});

test("the approaches are those of the rules", () => {
  const shown = [...approaches.values()].map(({ approach, width, penalties, obstructed }) => ({
    approach,
    width,
    marks: [...penalties, ...(obstructed ? ["obstructed"] : [])].sort(),
  }));
  const written = board.borders.flatMap(({ a, b, width, in_a = [], in_b = [] }) => [
    { approach: `${a}-${b}`, width, marks: [...in_a].sort() },
    { approach: `${b}-${a}`, width, marks: [...in_b].sort() },
  ]);
  const byName = (one: { approach: string }, other: { approach: string }) => (one.approach < other.approach ? -1 : 1);
  expect(shown.sort(byName)).toEqual(written.sort(byName));
});

test("an anchor is well inside its locale", () => {
  const broken = [...locales.values()].filter(
    ({ anchor, ring }) =>
      !plane.inside(anchor, ring) || plane.sides(ring).some((side) => plane.toLine(anchor, side) < 16),
  );
  expect(broken.map(({ locale }) => locale)).toEqual([]);
});

test("a capacity is printed inside its locale", () => {
  const broken = [...locales.values()].filter(({ label, ring }) => !plane.inside(label, ring));
  expect(broken.map(({ locale }) => locale)).toEqual([]);
});

test("inward points into the locale, at right angles to the bar", () => {
  const broken = [...approaches.values()].filter(({ locale, bar: [a, b], inward }) => {
    const middle = plane.mix(a, b, 0.5);
    const along = ((b.x - a.x) * inward.x + (b.y - a.y) * inward.y) / plane.distance(a, b);
    const step = { x: middle.x + 2 * inward.x, y: middle.y + 2 * inward.y };
    return Math.abs(along) > 0.01 || !plane.inside(step, ringOf(locale));
  });
  expect(broken.map(({ approach }) => approach)).toEqual([]);
});

/** How far a point is from a bar, counted into the locale. */
function deep({ bar: [a], inward }: ApproachOnMap, point: plane.Ring[number]): number {
  return (point.x - a.x) * inward.x + (point.y - a.y) * inward.y;
}

test("each penalty has its sign, close to its bar and on the side it defends", () => {
  const broken = [...approaches.values()].filter(
    (side) =>
      side.signs.length !== side.penalties.length ||
      side.signs.some((sign) => {
        const off = deep(side, sign);
        return (
          off < 6 || off > 24 || !plane.inside(sign, ringOf(side.locale)) || plane.toLine(sign, side.bar) > off + 1
        );
      }),
  );
  expect(broken.map(({ approach }) => approach)).toEqual([]);
  expect(passable.flatMap(({ signs }) => signs)).toHaveLength(380);
});

test("the signs of a locale do not hide one another", () => {
  const broken: string[] = [];
  for (const { locale } of locales.values()) {
    const signs = passable.filter((side) => side.locale === locale).flatMap((side) => side.signs);
    signs.forEach((sign, i) => {
      if (signs.slice(i + 1).some((other) => plane.distance(sign, other) < 10)) broken.push(String(locale));
    });
  }
  expect(broken).toEqual([]);
});

test("a block fits along every bar", () => {
  const broken = passable.filter(({ locale, slot: { rotation, length, ...middle } }) => {
    // It may lie a unit over the edge, where a bar has the breadth of several.
    const block = plane.rectangle(middle, rotation, length - 2, 34 - 2);
    return length < 105 || length > 120 || !plane.within(block, ringOf(locale));
  });
  expect(broken.map(({ approach }) => approach)).toEqual([]);
  // Elsewhere another bar of the same locale cuts it.
  expect(passable.filter(({ slot }) => slot.length < 120).length).toBeLessThanOrEqual(8);
});

test("a block lies on its own side, nearest to its own bar", () => {
  const broken = passable.filter((side) => {
    const off = deep(side, side.slot);
    return off < 16.9 || off > 41.1 || plane.toLine(side.slot, side.bar) > off + 1;
  });
  expect(broken.map(({ approach }) => approach)).toEqual([]);
});

const lineOf = ({ curve }: Curve) => plane.onCurve(curve, 14);
const endOf = ({ curve }: Curve, k: number) => {
  const [x = 0, y = 0] = k === 0 ? curve : curve.slice(6);
  return { x, y };
};

test("every road runs through exactly the borders of its rows", () => {
  const drawn = curves.flatMap(({ locale, group, ends: far }) => far.map((end) => `${locale}.${group} ${end}`));
  const written = [
    ...board.roads.flatMap(({ a, a_group, b, b_group }) => [`${a}.${a_group} ${b}`, `${b}.${b_group} ${a}`]),
    ...board.entries.map(({ entry, locale, group }) => `${locale}.${group} ${entry}`),
  ];
  expect(drawn.sort()).toEqual(written.sort());
});

test("a road crosses a border on its bar, at the same place from both sides", () => {
  const crossings = new Map<string, string[]>();
  const broken: string[] = [];
  for (const curve of curves) {
    curve.ends.forEach((end, k) => {
      if (typeof end !== "number") return;
      const point = endOf(curve, k);
      const side = at(curve.locale, end);
      if (side === undefined || plane.toLine(point, side.bar) > 1) broken.push(`${curve.locale}-${end}`);
      const from = `${curve.locale}-${end}`;
      crossings.set(from, [...(crossings.get(from) ?? []), `${point.x},${point.y}`]);
    });
  }
  for (const [from, points] of crossings) {
    const [a, b] = from.split("-");
    if (points.sort().join() !== crossings.get(`${b}-${a}`)?.sort().join()) broken.push(from);
  }
  expect(broken).toEqual([]);
});

test("a road stays in its locale", () => {
  const broken = curves.filter((curve) =>
    lineOf(curve).some((point) => {
      const ring = ringOf(curve.locale);
      return !plane.inside(point, ring) && plane.sides(ring).every((side) => plane.toLine(point, side) > 2);
    }),
  );
  expect(broken.map(({ locale, group }) => `${locale}.${group}`)).toEqual([]);
});

test("roads of different groups do not touch", () => {
  const broken: string[] = [];
  curves.forEach((one, i) => {
    for (const other of curves.slice(i + 1)) {
      if (one.locale !== other.locale || one.group === other.group) continue;
      const far = plane.steps(lineOf(other));
      if (plane.steps(lineOf(one)).some((line) => far.some((on) => plane.apart(line, on) < 9)))
        broken.push(`${one.locale}: ${one.group} and ${other.group}`);
    }
  });
  expect(broken).toEqual([]);
});

test("the roads of one group meet", () => {
  const broken = curves.filter((branch) => {
    if (branch.ends.length === 2) return false;
    const others = curves.filter((on) => on !== branch && on.locale === branch.locale && on.group === branch.group);
    const tip = endOf(branch, 1);
    return (
      others.length > 0 &&
      !others.some((on) => plane.steps(plane.onCurve(on.curve, 200)).some((line) => plane.toLine(tip, line) < 1))
    );
  });
  expect(broken.map(({ locale, group }) => `${locale}.${group}`)).toEqual([]);
});

test("the roads are those of the rules, each from both ends", () => {
  const written = board.roads.flatMap(({ a, a_group, b, b_group, main = false }) => {
    const mark = main ? "m" : "";
    return [`${a}.${a_group}-${b}.${b_group}${mark}`, `${b}.${b_group}-${a}.${a_group}${mark}`];
  });
  expect([...roads.keys()].sort()).toEqual(written.sort());
  for (const [name, { road, main }] of roads) expect([road, main]).toEqual([name, name.endsWith("m")]);
});

test("a road runs from the one locale over the bar into the other", () => {
  const broken = [...roads.values()].filter(({ from, to, path }) => {
    const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const point = (k: number) => ({ x: numbers.at(k) ?? NaN, y: numbers.at(k + 1) ?? NaN });
    const over = at(from, to);
    const crosses = Array.from({ length: numbers.length / 2 }, (_, i) => point(2 * i)).some(
      (on) => over !== undefined && plane.toLine(on, over.bar) <= 1,
    );
    return !crosses || !plane.inside(point(0), ringOf(from)) || !plane.inside(point(-2), ringOf(to));
  });
  expect(broken.map(({ road }) => road)).toEqual([]);
});

test("the entries are those of the rules, on the edge of their locale and of no other", () => {
  expect([...entries.values()].map(({ entry, side, locale, main }) => ({ entry, side, locale, main }))).toEqual(
    board.entries.map(({ entry, side, locale, main = false }) => ({ entry, side, locale, main })),
  );
  for (const { entry } of board.entries) {
    const place = entries.get(entry as RoadEntry);
    const near = (ring: plane.Ring) =>
      place !== undefined && plane.sides(ring).some((side) => plane.toLine(place.at, side) < 2);
    expect([...locales.values()].filter(({ ring }) => near(ring)).map(({ locale }) => locale)).toEqual([place?.locale]);
  }
});

test("the armies are those of the rules", () => {
  const written = read("../crates/triumph/data/armies.json") as Record<
    "french" | "allied",
    { morale: number; units: [string, number][]; commanders: { id: string; name: string; least: number }[] }
  >;
  for (const side of ["french", "allied"] as const) {
    expect(armies[side].morale).toBe(written[side].morale);
    expect([...armies[side].units]).toEqual(written[side].units);
    expect(armies[side].commanders.map(({ commander, name, least }) => ({ commander, name, least }))).toEqual(
      written[side].commanders.map(({ id, name, least }) => ({ commander: id, name, least })),
    );
  }
});
