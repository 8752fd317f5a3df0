import type { MapWords } from "./words";

export const it: MapWords = {
  legend: {
    title: "Spiegazione dei segni",
    wide: "via d’accesso larga",
    narrow: "via d’accesso stretta",
    impassable: "intransitabile",
    obstructed: "ostruita",
    main: "strada principale",
    local: "strada minore",
    capacity: "capacità",
    penalties: "Penalità per chi attacca",
    infantry: "fanteria",
    cavalry: "cavalleria",
    artillery: "artiglieria",
    objectives: "Obiettivi",
    blue: "blu",
    red: "rossa",
    green: "verde",
    black: "nera",
    entries: "entrate",
    hill: "collina",
  },
  title: { over: "Pianta del campo di", under: "in Moravia · 2 dicembre 1805" },
  scale: "Tese",
  north: "N",
  toward: (town) => `per ${town}`,
};
