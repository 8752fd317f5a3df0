// What the client needs of the planar map: arcs, faces, names, spots, ports, capitals and crossings.

import { chaikin } from "../kit/curves.mjs";
import { arcs, face, faces, kindOf } from "./faces.mjs";
import { labels } from "./ground.mjs";
import { project } from "./projection.mjs";
import { towns } from "./towns.mjs";
import { crossings, islands, pairs, regions, seas } from "./sources.mjs";

const tenth = (value) => Math.round(value * 10) / 10;
const at = (place) => project(place).map(tenth);

/** Tenths of a unit from point to point, so that the data packs well. */
function steps(line) {
  let [x, y] = [0, 0];
  return line.flatMap((point) => {
    const [px, py] = point.map((value) => Math.round(value * 10));
    const step = [px - x, py - y];
    [x, y] = [px, py];
    return step;
  });
}

/** The seas around an island. */
const around = (id) => [
  ...new Set(
    arcs
      .filter(({ left, right }) => left === id || right === id)
      .map(({ left, right }) => (left === id ? right : left))
      .filter((other) => kindOf(other) === "sea")
      .map((other) => other.slice(4)),
  ),
];

export const map = {
  arcs: arcs.map(({ left, right, line }) => ({ left, right, line: steps(line) })),
  regions: regions.map(({ id, name, homeland, capital, port }) => ({
    id,
    name,
    ...(homeland ? { homeland } : {}),
    parts: face("land", id).parts,
    ...labels.regions[id],
    ...(capital ? { capital: at(capital) } : {}),
    ...(port ? { port: { town: port.town, at: at(port.at), anchor: at(port.anchor), label: towns.get(id) } } : {}),
  })),
  seas: seas.map(({ id, name }) => ({ id, name, parts: face("sea", id).parts, ...labels.seas[id] })),
  islands: [...faces.values()]
    .filter(({ id }) => kindOf(id) === "isle")
    .map(({ id, parts }) => {
      const named = islands.find((row) => row.id === id.slice(5));
      return {
        id: id.slice(5),
        ...(named ? { name: named.name, ...labels.islands[named.id] } : {}),
        seas: around(id),
        parts,
      };
    }),
  waters: [...faces.values()]
    .filter(({ id }) => kindOf(id) === "water")
    .map(({ id, parts }) => ({ id: id.slice(6), parts })),
  crossings: crossings.map(({ a, b, line }) => ({
    a,
    b,
    line: chaikin(pairs(line).map(project), 2).flat().map(tenth),
  })),
};
