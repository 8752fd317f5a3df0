/** The map: what the rules know of it and where it lies. Written by `maps/triumph/build.mjs`, read once. */

import type { Approach, RoadEntry, Locale, Position, Road, Side, Star } from "../../../wire/triumph";
import type { Point } from "../../../board/viewport";
import data from "./map.json";
import type { ApproachOnMap, EntryOnMap, LocaleOnMap, Penalty, RoadOnMap } from "./places";

export const width = 2550;
export const height = 3300;

interface LocaleRow {
  locale: number;
  capacity: number;
  name?: string;
  hill?: boolean;
  stars?: string[];
  ring: number[];
  anchor: number[];
  figure: number[];
  nameplate?: number[];
}

interface SideRow {
  inward: number[];
  slot: number[];
  signs: number[];
}

interface BorderRow {
  a: number;
  b: number;
  width: string;
  in_a?: string[];
  in_b?: string[];
  bar: number[];
  sides: SideRow[];
}

const localeRows: readonly LocaleRow[] = data.locales;
const borderRows: readonly BorderRow[] = data.borders;

const point = ([x = 0, y = 0]: readonly number[]): Point => ({ x, y });

/** Points that stand one after the other in a flat list. */
function points(list: readonly number[]): Point[] {
  return Array.from({ length: list.length / 2 }, (_, i) => point(list.slice(2 * i, 2 * i + 2)));
}

const printed = (list: readonly number[]) => ({ ...point(list), size: list[2] ?? 0 });

const vertices = data.vertices.map(point);

function outlineOf(ring: readonly Point[]): string {
  return `M${ring.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}

function approachOn(row: BorderRow, near: "a" | "b"): ApproachOnMap {
  const far = near === "a" ? "b" : "a";
  const marks = row[`in_${near}`] ?? [];
  const { inward, slot, signs } = row.sides[near === "a" ? 0 : 1] ?? { inward: [], slot: [], signs: [] };
  const [x1, y1, x2, y2] = row.bar as [number, number, number, number];
  const turned = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return {
    approach: `${row[near]}-${row[far]}` as Approach,
    locale: row[near] as Locale,
    far: row[far] as Locale,
    width: row.width as ApproachOnMap["width"],
    penalties: marks.filter((mark): mark is Penalty => mark !== "obstructed"),
    obstructed: marks.includes("obstructed"),
    bar: [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ],
    inward: point(inward),
    signs: points(signs),
    // Never upside down.
    slot: { ...point(slot), rotation: upright(turned), length: slot[2] ?? 0 },
  };
}

function upright(turned: number): number {
  return turned > 90 ? turned - 180 : turned <= -90 ? turned + 180 : turned;
}

export const approaches: ReadonlyMap<Approach, ApproachOnMap> = new Map(
  borderRows
    .flatMap((row) => [approachOn(row, "a"), approachOn(row, "b")])
    .sort((one, other) => one.locale - other.locale || one.far - other.far)
    .map((side) => [side.approach, side]),
);

export const locales: ReadonlyMap<Locale, LocaleOnMap> = new Map(
  localeRows.map((row) => {
    const locale = row.locale as Locale;
    const ring = row.ring.map((vertex) => vertices[vertex]).filter((corner) => corner !== undefined);
    const place: LocaleOnMap = {
      locale,
      capacity: row.capacity,
      ...(row.name === undefined ? {} : { name: row.name }),
      hill: row.hill ?? false,
      stars: (row.stars ?? []) as Star[],
      outline: outlineOf(ring),
      ring,
      anchor: point(row.anchor),
      label: printed(row.figure),
      ...(row.nameplate === undefined ? {} : { nameplate: printed(row.nameplate) }),
      approaches: [...approaches.values()].filter((side) => side.locale === locale).map(({ approach }) => approach),
    };
    return [locale, place];
  }),
);

function pathOf(line: readonly Point[]): string {
  const [from, ...handles] = line.map(({ x, y }) => `${x} ${y}`);
  return `M${from}C${handles.join(" ")}`;
}

function roadsOn(row: (typeof data.roads)[number]): RoadOnMap[] {
  const line = points(row.line);
  const mark = row.main ? "m" : "";
  const [a, b] = [row.a as Locale, row.b as Locale];
  return [
    {
      road: `${a}.${row.a_group}-${b}.${row.b_group}${mark}` as Road,
      from: a,
      to: b,
      main: row.main,
      path: pathOf(line),
    },
    {
      road: `${b}.${row.b_group}-${a}.${row.a_group}${mark}` as Road,
      from: b,
      to: a,
      main: row.main,
      path: pathOf(line.toReversed()),
    },
  ];
}

/** Each road twice, since it is named from the end where it is entered. */
export const roads: ReadonlyMap<Road, RoadOnMap> = new Map(
  data.roads.flatMap(roadsOn).map((road) => [road.road, road]),
);

export const entries: ReadonlyMap<RoadEntry, EntryOnMap> = new Map(
  data.entries.map((row) => {
    const entry = row.entry as RoadEntry;
    const main = "main" in row && row.main;
    const [side, locale] = [row.side as Side, row.locale as Locale];
    return [entry, { entry, side, locale, group: row.group, main, at: point(row.at), inward: point(row.inward) }];
  }),
);

/** The hill for which one of the options has rules of its own. */
export const santon = 54 as Locale;

/** The locale of a position, if it is on the map. */
export function localeOf(position: Position): Locale | undefined {
  const number = Number.parseInt(position, 10);
  return Number.isNaN(number) ? undefined : (number as Locale);
}

/** The approach of a position, if it is not in reserve. */
export function approachOf(position: Position): Approach | undefined {
  return position.includes("-") ? (position as string as Approach) : undefined;
}
