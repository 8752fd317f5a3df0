// The tints of the hand that coloured the sheet: one a power, and four quiet ones for the states between them, no two
// neighbours alike.

import { arcs, kindOf } from "./faces.mjs";
import { regions, tints } from "./sources.mjs";

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
  states.set(id, tints.states.find((tint) => !taken.has(tint)) ?? tints.states[0]);
}

/** Every land that has one tint: its faces, and how strong it is. */
export const lands = [
  ...Object.entries(tints.powers).map(([power, { wash, flat }]) => ({
    tint: wash,
    flat,
    strong: true,
    faces: [...homeland.keys()].filter((id) => homeland.get(id) === power),
  })),
  ...[...states].map(([id, tint]) => ({ tint, flat: tint, strong: false, faces: [id] })),
];
