// The tints of the hand that coloured the sheet: one a power, and four quiet ones for the states between them, no two
// neighbours alike.

import { arcs, kindOf } from "./faces.mjs";
import { regions } from "./sources.mjs";

/** What dries at the edge, and what lies flat. */
const powers = {
  France: ["#2f64ad", "#3f86e0"],
  Britain: ["#bd3a38", "#cf4a44"],
  Prussia: ["#6c4a96", "#8255b4"],
  Russia: ["#3f7d48", "#519650"],
  Ottoman: ["#b3762c", "#cf8a34"],
  Austria: ["#66747f", "#8b979e"],
  Spain: ["#d3a41e", "#e6b824"],
};

const STATES = ["#b58a3e", "#a9766a", "#8c8a5c", "#94775a"];

const homeland = new Map(regions.map(({ id, homeland }) => [`land:${id}`, homeland]));
const neighbours = new Map(regions.map(({ id }) => [`land:${id}`, new Set()]));
for (const { left, right } of arcs)
  if (kindOf(left) === "land" && kindOf(right) === "land") {
    neighbours.get(left).add(right);
    neighbours.get(right).add(left);
  }

const states = new Map();
const minors = [...homeland.keys()].filter((id) => !homeland.get(id));
for (const id of minors.sort((a, b) => neighbours.get(b).size - neighbours.get(a).size)) {
  const taken = new Set([...neighbours.get(id)].map((other) => states.get(other)));
  states.set(id, STATES.find((tint) => !taken.has(tint)) ?? STATES[0]);
}

/** Every land that has one tint: its faces, and how strong it is. */
export const lands = [
  ...Object.entries(powers).map(([power, [tint, flat]]) => ({
    tint,
    flat,
    strong: true,
    faces: [...homeland.keys()].filter((id) => homeland.get(id) === power),
  })),
  ...[...states].map(([id, tint]) => ({ tint, flat: tint, strong: false, faces: [id] })),
];
