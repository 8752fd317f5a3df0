import { bare, masculines } from "../../words/noun";
import type { GameWords } from "../game";
import type { Triumph } from "./types";

const raw = (value: unknown) => JSON.stringify(value);

export const it: GameWords<Triumph> = {
  name: "Napoleon’s Triumph",
  board: "The field of Austerlitz",
  line: "Austerlitz.",
  seats: {
    french: masculines("the French"),
    allied: masculines("the Allies"),
    first: bare("First"),
    second: bare("Second"),
  },
  scenarios: { "december-2": { name: "2 December", line: "-" }, "december-1": { name: "1 December", line: "-" } },
  options: {
    cavalry: { name: "Cavalry", hint: "-" },
    handicap: { name: "Handicap", hint: "-" },
    memory: { name: "Memory", hint: "-" },
    objective: { name: "Objective", hint: "-" },
    points: { name: "Points", hint: "-" },
    santon: { name: "Santon", hint: "-" },
    sharing: { name: "Sharing", hint: "-" },
  },
  values: {},
  levels: { random: "Random" },
  endings: { decisive: "decisive", marginal: "marginal" },
  ask: raw,
  pick: raw,
  action: raw,
  told: raw,
  refusal: raw,
  outcome: raw,
};
