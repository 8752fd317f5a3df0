// Finds and moves the vertices of the outlines.
// Usage: node web/maps/triumph/vertex.mjs X Y lists those near a point; node web/maps/triumph/vertex.mjs NUMBER X Y moves one.

import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { distance } from "../kit/geometry.mjs";

const path = new URL("outlines.json", import.meta.url);
const text = readFileSync(path, "utf8");
const { vertices, faces } = JSON.parse(text);
const numbers = process.argv.slice(2).map(Number);

const meeting = (vertex) =>
  faces
    .filter(({ ring }) => ring.includes(vertex))
    .map(({ locale, water, ground }) => locale ?? water ?? ground)
    .join(", ");

/** Changes the one line of the vertex, so that the change is easily read. */
function move(vertex, [x, y]) {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.includes('"vertices"')) + 1;
  lines[first + vertex] = `    [${x}, ${y}]${vertex === vertices.length - 1 ? "" : ","}`;
  writeFileSync(path, lines.join("\n"));
}

if (numbers.length === 2) {
  const near = vertices
    .map((at, vertex) => ({ vertex, at, off: distance(at, numbers) }))
    .sort((one, other) => one.off - other.off)
    .slice(0, 8);
  for (const { vertex, at, off } of near)
    console.log(`${vertex}: [${at.join(", ")}], ${off.toFixed(0)} units away, of ${meeting(vertex)}`);
} else if (numbers.length === 3 && vertices[numbers[0]]) {
  const [vertex, x, y] = numbers;
  move(vertex, [x, y]);
  console.log(`${vertex}: [${vertices[vertex].join(", ")}] is now [${x}, ${y}], of ${meeting(vertex)}`);
} else {
  console.error("Usage: vertex.mjs X Y, or vertex.mjs NUMBER X Y");
  process.exitCode = 1;
}
