import type { MapWords } from "./words";

export const en: MapWords = {
  legend: {
    title: "Explanation of the signs",
    wide: "wide approach",
    narrow: "narrow approach",
    impassable: "impassable",
    obstructed: "obstructed",
    main: "main road",
    local: "local road",
    capacity: "capacity",
    penalties: "Penalty to the attacker",
    infantry: "infantry",
    cavalry: "cavalry",
    artillery: "artillery",
    objectives: "Objectives",
    blue: "blue",
    red: "red",
    green: "green",
    black: "black",
    entries: "road entries",
    hill: "hill",
  },
  title: { over: "Plan of the field of", under: "in Moravia · 2 December 1805" },
  scale: "Toises",
  north: "N",
  toward: (town) => `to ${town}`,
};
