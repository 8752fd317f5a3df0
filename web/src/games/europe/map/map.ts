/** The map of Europe: written by `maps/europe/build.mjs`, read once. */

import type { Point } from "../../../board/viewport";
import data from "./map.json";
import type { Arc, Both, Crossing, Face, Island, Lettering, Named, Port, Power, Region, Spot } from "./places";

/** The sheet, and the margin around the neat line. */
export const width = 3140;
export const height = 2440;
export const margin = 70;

interface LetteringRow {
  at: number[];
  size: number;
  tracking: number;
  capitals: boolean;
  angle: number;
  sweep: number;
  lines: (string | number)[][];
}

interface FaceRow {
  id: string;
  parts: number[][][];
}

interface NamedRow extends FaceRow {
  name: Both;
  spot: number[];
  it: LetteringRow;
  en: LetteringRow;
}

interface PortRow {
  town: Both;
  at: number[];
  anchor: number[];
  label: { at: number[]; anchor: string };
}

interface RegionRow extends NamedRow {
  homeland?: string;
  leader?: boolean;
  capital?: number[];
  port?: PortRow;
}

interface IslandRow extends FaceRow {
  name?: Both;
  spot?: number[];
  seas: string[];
}

const point = ([x = 0, y = 0]: readonly number[]): Point => ({ x, y });
const spotOf = (row: readonly number[]): Spot => ({ ...point(row), radius: row[2] ?? 0 });

/** Points that stand one after the other in a flat list. */
function points(list: readonly number[]): Point[] {
  return Array.from({ length: list.length / 2 }, (_, i) => point(list.slice(2 * i, 2 * i + 2)));
}

/** From steps in tenths of a unit. */
function walked(steps: readonly number[]): Point[] {
  let [x, y] = [0, 0];
  return points(steps).map((step) => {
    [x, y] = [x + step.x, y + step.y];
    return { x: x / 10, y: y / 10 };
  });
}

export const arcs: readonly Arc[] = data.arcs.map(({ left, right, line }) => ({ left, right, line: walked(line) }));

/** The points of an arc; `~i` is arc `i` walked backwards. */
export function lineOf(index: number): readonly Point[] {
  const line = arcs[index < 0 ? ~index : index]?.line ?? [];
  return index < 0 ? line.toReversed() : line;
}

/** A ring of arcs as points; it is closed by itself. */
export function ringOf(ring: readonly number[]): Point[] {
  return ring.flatMap((index) => lineOf(index).slice(0, -1));
}

export function pathOf(line: readonly Point[]): string {
  return `M${line.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

function faceOf({ id, parts }: FaceRow): Face {
  const outline = parts
    .flat()
    .map((ring) => `${pathOf(ringOf(ring))}Z`)
    .join("");
  return { id, parts, outline };
}

function letteringOf({ at, lines, ...row }: LetteringRow): Lettering {
  return { ...row, at: point(at), lines: lines.map(([text, wide]) => ({ text: String(text), width: Number(wide) })) };
}

function namedOf(row: NamedRow): Named {
  return {
    ...faceOf(row),
    name: row.name,
    lettering: { it: letteringOf(row.it), en: letteringOf(row.en) },
    spot: spotOf(row.spot),
  };
}

function portOf({ town, at, anchor, label }: PortRow): Port {
  const end = label.anchor as Port["label"]["end"];
  return { town, at: point(at), anchor: point(anchor), label: { ...point(label.at), end } };
}

function regionOf(row: RegionRow): Region {
  return {
    ...namedOf(row),
    ...(row.homeland === undefined ? {} : { homeland: row.homeland as Power }),
    leader: row.leader ?? false,
    ...(row.capital === undefined ? {} : { capital: point(row.capital) }),
    ...(row.port === undefined ? {} : { port: portOf(row.port) }),
  };
}

function islandOf(row: IslandRow): Island {
  return {
    ...faceOf(row),
    ...(row.name === undefined ? {} : { name: row.name }),
    ...(row.spot === undefined ? {} : { spot: spotOf(row.spot) }),
    seas: row.seas,
  };
}

const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [one.id, one]));

export const regions = byId((data.regions as RegionRow[]).map(regionOf));
export const seas = byId((data.seas as NamedRow[]).map(namedOf));
export const islands = byId((data.islands as IslandRow[]).map(islandOf));
/** What is wet and outside of play. */
export const waters = byId((data.waters as FaceRow[]).map(faceOf));
export const crossings: readonly Crossing[] = data.crossings.map(({ a, b, line }) => ({ a, b, line: points(line) }));
