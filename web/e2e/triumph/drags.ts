// Drags that are refused, each for a reason of its own.

import type { Position } from "./placed";

const inf = "infantry2" as const;

/** The French in the middle of a turn. */
const turn: Position = {
  round: 4,
  turn: { side: "french", corps_commands: 1, commanded: ["vandamme"], closed: ["64-65"], shut: [62], won: [56] },
  french: {
    units: {
      "0": { face: "infantry3", corps: "lannes", at: "55" },
      "1": { face: inf, corps: "lannes", at: "55" },
      "2": { face: "artillery1", corps: "lannes", at: "55" },
      "3": { face: "cavalry2", corps: "murat", at: "64" },
      "4": { face: "cavalry3", corps: "murat", at: "64" },
      "5": { face: inf, corps: "legrand", at: "63-64" },
      "6": { face: inf, corps: "legrand", at: "63-64" },
      "7": { face: inf, corps: "vandamme", at: "72", moved: true },
      "8": { face: inf, corps: "vandamme", at: "72", moved: true },
      "9": { face: "cavalry2", at: "73" },
      "10": { face: inf, at: "55" },
      "11": { face: "artillery1", at: "53-63", fixed: true, seen: true },
      "12": { face: inf, corps: "st-hilaire", at: "53" },
      "13": { face: inf, corps: "st-hilaire", at: "53" },
      "14": { face: inf, corps: "st-hilaire", at: "53" },
      "15": { face: inf, corps: "st-hilaire", at: "53" },
      "16": { face: inf, corps: "st-hilaire", at: "53" },
      "17": { face: inf, corps: "st-hilaire", at: "53" },
      "18": { face: inf, corps: "st-hilaire", at: "53" },
      "19": { face: inf, corps: "st-hilaire", at: "53" },
      "20": { face: inf, at: "53" },
      "21": { face: inf, corps: "bessieres", at: "61" },
      "22": { face: inf, at: "63", moved: true },
    },
  },
  allied: {
    units: {
      "0": { face: "infantry3", corps: "bagration", at: "66" },
      "1": { face: inf, corps: "bagration", at: "66" },
      "2": { face: "cavalry2", corps: "liechtenstein", at: "65" },
      "3": { face: inf, at: "67" },
      "4": { face: inf, corps: "constantine", at: "54" },
    },
  },
};

/** Nobody may command a unit without a corps any more. */
const spent: Position = {
  ...turn,
  turn: { side: "french", independent_commands: 4, corps_commands: 1, commanded: ["lannes"] },
};

/** The Allies have given all their commands. */
const allies: Position = {
  ...turn,
  turn: { side: "allied", independent_commands: 3, corps_commands: 5, commanded: ["bagration"] },
};

/** By the ponds, where one border cannot be crossed; after an attack that failed and one that was won. */
const pond: Position = {
  round: 5,
  turn: { side: "french", corps_commands: 2, commanded: ["lannes", "legrand"], closed: ["64-65"], won: [74] },
  french: {
    units: {
      "0": { face: inf, corps: "st-hilaire", at: "92" },
      "1": { face: inf, corps: "st-hilaire", at: "92" },
      "2": { face: inf, at: "92" },
      "3": { face: inf, corps: "murat", at: "64" },
      "4": { face: inf, corps: "murat", at: "64" },
      "5": { face: inf, corps: "vandamme", at: "73" },
      "6": { face: inf, corps: "vandamme", at: "73" },
      "7": { face: inf, at: "73" },
    },
  },
  allied: {
    units: {
      "0": { face: inf, corps: "liechtenstein", at: "65" },
      "1": { face: inf, corps: "liechtenstein", at: "65" },
    },
  },
};

export const positions = { turn, spent, allies, pond };

/** A piece that is dragged where it may not go, and the rule that says so. */
export interface RefusedDrag {
  position: keyof typeof positions;
  /** A commander's whole corps, or a unit by its number. */
  piece: string | number;
  target: string;
  rule: string;
}

const drag = (
  position: RefusedDrag["position"],
  piece: string | number,
  target: string,
  rule: string,
): RefusedDrag => ({
  position,
  piece,
  target,
  rule,
});

export const drags: readonly RefusedDrag[] = [
  drag("turn", "lannes", "locale-52", "T10.5"),
  drag("turn", "lannes", "locale-67", "R22"),
  drag("turn", "legrand", "locale-55", "T10.6"),
  drag("turn", "vandamme", "locale-73", "T9.3"),
  drag("turn", "vandamme", "locale-63", "T9.3"),
  drag("turn", "st-hilaire", "locale-62", "T10.16"),
  drag("turn", "bessieres", "locale-62", "T10.16"),
  drag("turn", "st-hilaire", "locale-52", "T4.4"),
  drag("turn", "st-hilaire", "locale-39", "T4.4"),
  drag("turn", 9, "commander-st-hilaire", "T9.15"),
  drag("turn", 10, "commander-legrand", "T9.15"),
  drag("turn", 11, "locale-63", "T6.9c"),
  drag("turn", 11, "locale-53", "T6.9c"),
  drag("turn", 20, "commander-st-hilaire", "T8.4"),
  drag("turn", 21, "locale-53", "T8.6"),
  drag("turn", 22, "locale-64", "T9.20"),
  drag("turn", 22, "locale-72", "T9.20"),
  drag("turn", 12, "locale-72", "T10.5"),
  drag("turn", 0, "locale-63", "T10.5"),
  drag("turn", 5, "locale-72", "T10.6"),
  drag("turn", 5, "approach-63-72", "T10.6"),
  drag("turn", 7, "locale-63", "T9.3"),
  drag("spent", 9, "locale-72", "T9.8"),
  drag("spent", 10, "locale-64", "T9.8"),
  drag("spent", "lannes", "locale-64", "T9.3"),
  drag("allies", "bagration", "locale-67", "T9.3"),
  drag("allies", "liechtenstein", "locale-66", "T9.4"),
  drag("allies", 3, "locale-66", "T9.7"),
  drag("allies", "bagration", "locale-63", "T11.0a"),
  drag("pond", "st-hilaire", "locale-103", "T10.3"),
  drag("pond", 2, "locale-103", "T10.3"),
  drag("pond", "murat", "locale-65", "T11.12h"),
  drag("pond", "vandamme", "locale-74", "T11.12i"),
];
