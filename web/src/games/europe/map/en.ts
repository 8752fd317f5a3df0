import type { MapWords } from "./words";

export const en: MapWords = {
  label: "Map of Europe",
  title: {
    over: "A General Map of",
    name: "EUROPE",
    under: ["divided into its Empires,", "Kingdoms and States"],
    years: "1796 – 1815",
  },
  legend: {
    title: "Explanation",
    states: "Minor states",
    capital: "capital",
    port: "port",
    crossing: "crossing",
    homeland: "frontier",
    province: "province",
    sea: "sea limit",
  },
  powers: {
    France: "France",
    Britain: "Britain",
    Prussia: "Prussia",
    Russia: "Russia",
    Ottoman: "Ottomans",
    Austria: "Austria",
    Spain: "Spain",
  },
  scale: "Geographical Miles, in the middle of the sheet",
  north: "N",
  beyond: { persia: "Part of Persia", desert: "The Great Desert" },
  closeUp: { germany: "Germany, close up", italy: "Italy, close up", greece: "Greece, close up" },
};
