/**
 * The laws of the planar map, on what the client has. Each law answers with a list of what breaks it, so that whoever
 * moved an outline sees where. Who borders on whom by land is what the rules themselves read; seas, of which the Basic
 * game knows only the anchors, are in `maps/europe/seas.json`.
 */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Region as Id } from "../../../wire/europe";
import { area, cross, distance, inside, sides, steps, toLine, type Line, type Ring } from "../../../board/plane";
import type { Point } from "../../../board/viewport";
import { homelandOf, isCapital, places, regions as ids } from "../regions";
import { en } from "./en";
import { it } from "./it";
import { arcs, crossings, height, islands, lineOf, margin, regions, ringOf, seas, waters, width } from "./map";
import { strips } from "./lettering";
import type { Face, Named } from "./places";
import { closeUpRoom, closeUps, farNames } from "./reading";

interface Rules {
  regions: { region: Id; homeland?: string; capital?: boolean; anchor?: boolean }[];
  borders: { a: Id; b: Id }[];
}

interface Afloat {
  coasts: { id: string; seas: string[]; port?: string[] }[];
  seas: { id: string; adjacent: string[] }[];
  islands: { islands: string[]; seas: string[] }[];
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const rules = read("../crates/europe/data/map.json") as Rules;
const afloat = read("maps/europe/seas.json") as Afloat;
const languages = ["it", "en"] as const;

const faces: ReadonlyMap<string, Face> = new Map(
  (
    [
      ["land", regions],
      ["sea", seas],
      ["isle", islands],
      ["water", waters],
    ] as const
  ).flatMap(([kind, places]) => [...places.values()].map((face): [string, Face] => [`${kind}:${face.id}`, face])),
);
/** The outlines of a face: the outer ring of each part, and its holes. */
const outlines = new Map([...faces].map(([id, { parts }]) => [id, parts.map((part) => part.map(ringOf))]));
const ringsOf = (id: string): Ring[] => outlines.get(id)?.flat() ?? [];
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boxOf(ring: Ring): Box {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const boxed = new Map(
  [...outlines].map(([id, parts]) => [id, parts.flat().map((ring) => ({ ring, box: boxOf(ring) }))]),
);
const within = ({ x, y }: Point, id: string) =>
  (boxed.get(id) ?? []).filter(
    ({ ring, box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom && inside({ x, y }, ring),
  ).length %
    2 ===
  1;
const coastOf = (id: string) => ringsOf(id).flatMap(sides);
const toEdge = (point: Point, id: string) => Math.min(...coastOf(id).map((side) => toLine(point, side)));
const pair = (a: string, b: string) => [a, b].sort().join(" | ");
const lengthOf = (line: readonly Point[]) => steps(line).reduce((sum, [a, b]) => sum + distance(a, b), 0);

/** How long the borders between two kinds of faces are, by the pair of names. */
function borders(one: string, other: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const { left, right, line } of arcs) {
    if (left === null || right === null) continue;
    const [[a = "", nameA = ""], [b = "", nameB = ""]] = [left.split(":"), right.split(":")];
    if ((a !== one || b !== other) && (a !== other || b !== one)) continue;
    const key = pair(nameA, nameB);
    found.set(key, (found.get(key) ?? 0) + lengthOf(line));
  }
  return found;
}

const links = new Set(crossings.map(({ a, b }) => pair(a, b)));
const land = borders("land", "land");
const coast = borders("land", "sea");
const water = borders("sea", "sea");
const sorted = (list: Iterable<string>) => [...new Set(list)].sort();
const short = (found: Map<string, number>) => [...found].filter(([, length]) => length < 20).map(([key]) => key);

test("the client has what the sources give", () => {
  expect(() => execFileSync("node", ["maps/europe/build.mjs", "--check"], { stdio: "pipe" })).not.toThrow();
}, 120_000);

test("there are 95 regions, 16 seas and 24 ports, and they are those of the rules", () => {
  expect([regions.size, seas.size]).toEqual([95, 16]);
  expect(sorted(ids)).toEqual(sorted(rules.regions.map(({ region }) => region)));
  expect(sorted(seas.keys())).toEqual(sorted(afloat.seas.map(({ id }) => id)));
  const ports = ids.filter((id) => places.get(id)?.port);
  expect(ports).toHaveLength(24);
  expect(sorted(ports)).toEqual(sorted(rules.regions.filter(({ anchor }) => anchor).map(({ region }) => region)));
});

test("homelands and capitals are those of the rules, and an eighth star stands for St. Petersburg", () => {
  const drawn = ids.map((id) => `${id}: ${homelandOf(id) ?? "none"}`);
  expect(sorted(drawn)).toEqual(
    sorted(rules.regions.map(({ region, homeland }) => `${region}: ${homeland ?? "none"}`)),
  );
  const capitals = rules.regions.filter(({ capital }) => capital).map(({ region }) => region);
  expect(sorted(ids.filter(isCapital))).toEqual(sorted(capitals));
  const stars = ids.filter((id) => places.get(id)?.capital);
  expect(stars).toHaveLength(8);
  expect(sorted(stars)).toEqual(sorted([...capitals, "st_petersburg"]));
});

test("two seas border on each other both ways or not at all", () => {
  const oneSided = afloat.seas.flatMap(({ id, adjacent }) =>
    adjacent
      .filter((other) => !afloat.seas.find((row) => row.id === other)?.adjacent.includes(id))
      .map((other) => pair(id, other)),
  );
  expect(oneSided).toEqual([]);
});

test("the arcs of every ring join, and it closes", () => {
  const broken = [...faces].filter(([, { parts }]) =>
    parts.flat().some((ring) =>
      ring.some((index, i) => {
        const [end, start] = [lineOf(index).at(-1), lineOf(ring[(i + 1) % ring.length] ?? index)[0]];
        return end?.x !== start?.x || end?.y !== start?.y;
      }),
    ),
  );
  expect(broken.map(([id]) => id)).toEqual([]);
});

test("no arc crosses another, or itself", () => {
  const cell = 40;
  const cells = new Map<string, { line: Line; arc: number }[]>();
  const broken: string[] = [];
  arcs.forEach(({ left, right, line }, arc) => {
    for (const step of steps(line)) {
      const [a, b] = step;
      for (let i = Math.floor(Math.min(a.x, b.x) / cell); i <= Math.floor(Math.max(a.x, b.x) / cell); i++)
        for (let j = Math.floor(Math.min(a.y, b.y) / cell); j <= Math.floor(Math.max(a.y, b.y) / cell); j++) {
          const here = cells.get(`${i} ${j}`) ?? [];
          if (here.some((other) => cross(other.line, step)))
            broken.push(`${left ?? ""} – ${right ?? ""} at ${a.x} ${a.y}`);
          here.push({ line: step, arc });
          cells.set(`${i} ${j}`, here);
        }
    }
  });
  expect(sorted(broken)).toEqual([]);
});

/** What the parts of a face cover: outer rings less their holes. */
const covered = (id: string) =>
  (outlines.get(id) ?? []).reduce(
    (sum, [outer = [], ...holes]) => sum + area(outer) - holes.reduce((less, hole) => less + area(hole), 0),
    0,
  );

test("there are no gaps: the faces fill the neat line", () => {
  const all = [...faces.keys()].reduce((sum, id) => sum + covered(id), 0);
  expect(Math.abs(all - (width - 2 * margin) * (height - 2 * margin))).toBeLessThan(2);
});

test("there are no overlaps: every place lies in exactly one face", () => {
  const broken: string[] = [];
  for (let i = 0; i < 61; i++)
    for (let j = 0; j < 47; j++) {
      const point = { x: margin + 11.37 + i * 48.713, y: margin + 9.61 + j * 48.437 };
      const found = [...faces.keys()].filter((id) => within(point, id));
      if (found.length !== 1) broken.push(`${point.x} ${point.y}: ${found.join(", ")}`);
    }
  expect(broken).toEqual([]);
});

test("each side of an arc is used once, by the face that it names", () => {
  const used = new Map<number, string[]>();
  for (const [id, { parts }] of faces)
    for (const index of parts.flat(2)) used.set(index, [...(used.get(index) ?? []), id]);
  const broken = arcs.flatMap(({ left, right }, i) =>
    (
      [
        [i, left],
        [~i, right],
      ] as const
    ).filter(([index, face]) => (used.get(index) ?? []).join() !== (face ?? "")),
  );
  expect(broken).toEqual([]);
});

/** A pair of regions as the rules call them. */
const byRules = (key: string) => {
  const [a = "", b = ""] = key.split(" | ").map((printed) => ids.find((id) => places.get(id)?.id === printed));
  return pair(a, b);
};

test("regions share a border exactly when they are adjacent, but for the three crossings, which share none", () => {
  const adjacent = sorted(rules.borders.map(({ a, b }) => pair(a, b)));
  expect(sorted([...land.keys(), ...links].map(byRules))).toEqual(adjacent);
  expect([...links].filter((link) => land.has(link))).toEqual([]);
  expect(sorted([...links].map(byRules))).toEqual([
    "anatolia | constantinople",
    "denmark | sweden",
    "finland | sweden",
  ]);
});

test("every border of two regions is long enough to be seen", () => {
  expect(short(land)).toEqual([]);
});

test("regions lie on exactly the seas of the rules", () => {
  expect(sorted(coast.keys())).toEqual(
    sorted(afloat.coasts.flatMap(({ id, seas }) => seas.map((sea) => pair(id, sea)))),
  );
});

test("every coast is long enough to be seen", () => {
  expect(short(coast)).toEqual([]);
});

test("seas share a border exactly when they are adjacent", () => {
  expect(sorted(water.keys())).toEqual(
    sorted(afloat.seas.flatMap(({ id, adjacent }) => adjacent.map((other) => pair(id, other)))),
  );
});

test("the islands without a region lie in the seas of the rules, and have room for an army", () => {
  const broken = afloat.islands.filter((row) => {
    const found = row.islands.flatMap((id) => islands.get(id)?.seas ?? []);
    return sorted(found).join() !== sorted(row.seas).join();
  });
  expect(broken).toEqual([]);
  const homeless = [...islands.values()].filter(
    ({ id, name, spot }) => name && (spot === undefined || !within(spot, `isle:${id}`)),
  );
  expect(homeless.map(({ id }) => id)).toEqual([]);
  const listed = afloat.islands.flatMap((row) => row.islands).filter((id) => islands.get(id)?.name === undefined);
  expect(listed).toEqual([]);
});

/** Whether a strip lies in a face, up to a hair. */
function fits(strip: Ring, id: string): boolean {
  const edges = sides(strip);
  const near = coastOf(id).filter(([a]) => strip.some((point) => distance(a, point) < 60));
  return (
    strip.every((point) => within(point, id)) &&
    !near.some((side) => inside(side[0], strip) || edges.some((edge) => cross(edge, side)))
  );
}

const named: readonly (readonly [string, Named & { leader?: boolean }])[] = [
  ...[...regions.values()].map((region) => [`land:${region.id}`, region] as const),
  ...[...seas.values()].map((sea) => [`sea:${sea.id}`, sea] as const),
];

test("names stand inside of their places, nine pixels high on a sheet of 1600", () => {
  const broken = named.flatMap(([id, { lettering, leader }]) =>
    languages
      .filter((language) => {
        const label = lettering[language];
        const low = (label.size * 1600) / (width - 2 * margin) < 9;
        return low || (!leader && !strips(label).every((strip) => fits(strip, id)));
      })
      .map((language) => `${id} ${language}`),
  );
  expect(broken).toEqual([]);
  // Two are too small for theirs.
  expect([...regions.values()].filter(({ leader }) => leader).map(({ id }) => id)).toEqual(["Cornwall", "Gibraltar"]);
});

function touch(one: Ring, other: Ring): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  if (a.left > b.right || b.left > a.right || a.top > b.bottom || b.top > a.bottom) return false;
  return (
    one.some((point) => inside(point, other)) ||
    other.some((point) => inside(point, one)) ||
    sides(one).some((side) => sides(other).some((edge) => cross(side, edge)))
  );
}

test("names do not touch one another, nor stand steep", () => {
  for (const language of languages) {
    const rows = named.map(([id, { lettering }]) => ({ id, rings: strips(lettering[language]) }));
    const broken = rows.flatMap((one, i) =>
      rows
        .slice(i + 1)
        .filter((other) => one.rings.some((ring) => other.rings.some((far) => touch(ring, far))))
        .map((other) => pair(one.id, other.id)),
    );
    expect(broken).toEqual([]);
    expect(named.filter(([, { lettering }]) => Math.abs(lettering[language].angle) > 20).map(([id]) => id)).toEqual([]);
  }
});

test("an army has room in every region, and a fleet in every sea, clear of the names in both languages", () => {
  const broken = named.filter(([id, { spot, lettering, leader }]) => {
    const covers = (ring: Ring) => inside(spot, ring) || sides(ring).some((side) => toLine(spot, side) < 21.5);
    return (
      spot.radius < 22 ||
      !within(spot, id) ||
      toEdge(spot, id) < spot.radius - 0.3 ||
      (!leader && languages.some((language) => strips(lettering[language]).some(covers)))
    );
  });
  expect(broken.map(([id]) => id)).toEqual([]);
});

test("a port lies on its coast and its anchor in one of its seas, and a capital in its region", () => {
  const broken = [...regions.values()].filter(({ id, port, capital }) => {
    if (capital && !within(capital, `land:${id}`)) return true;
    if (!port) return false;
    const row = afloat.coasts.find((region) => region.id === id);
    const at = [...seas.keys()].find((sea) => within(port.anchor, `sea:${sea}`));
    return (
      at === undefined ||
      !row?.port?.includes(at) ||
      toEdge(port.anchor, `land:${id}`) > 45 ||
      toEdge(port.at, `land:${id}`) > 14
    );
  });
  expect(broken.map(({ id }) => id)).toEqual([]);
});

test("a port town is named clear of the names of regions and seas", () => {
  for (const language of languages) {
    const rings = named.flatMap(([, { lettering }]) => strips(lettering[language]));
    const broken = [...regions.values()].filter(({ port }) => {
      if (!port) return false;
      const { x, y, end } = port.label;
      const wide = port.town[language].length * 5.6;
      const left = end === "middle" ? x - wide / 2 : end === "end" ? x - wide : x;
      const box = [
        { x: left, y: y - 8 },
        { x: left + wide, y: y - 8 },
        { x: left + wide, y: y + 2 },
        { x: left, y: y + 2 },
      ];
      return rings.some((ring) => touch(box, ring));
    });
    expect(broken.map(({ id }) => id)).toEqual([]);
  }
});

test("from afar the powers are named clear of armies, and the glasses stand at sea, clear of coasts, names and fleets", () => {
  const words = { it, en };
  const hidden = languages.flatMap((language) =>
    Object.entries(farNames).flatMap(([power, { x, y, size }]) => {
      const name = words[language].powers[power] ?? power;
      const half = (name.length * size * 0.58) / 2;
      return [...regions.values()]
        .filter(({ spot }) => Math.abs(spot.x - x) < half + 26 && spot.y > y - size * 0.65 - 32 && spot.y < y + 42)
        .map(({ id }) => `${language} ${name}: ${id}`);
    }),
  );
  expect(hidden).toEqual([]);
  const names = languages.flatMap((language) => named.flatMap(([, { lettering }]) => strips(lettering[language])));
  const broken = closeUps.filter(({ at }) => {
    const sea = [...seas.values()].find(({ id }) => within(at, `sea:${id}`));
    if (!sea || toEdge(at, `sea:${sea.id}`) < closeUpRoom || distance(at, sea.spot) < closeUpRoom + 30) return true;
    return names.some((ring) => inside(at, ring) || sides(ring).some((side) => toLine(at, side) < closeUpRoom));
  });
  expect(broken.map(({ part }) => part)).toEqual([]);
});
