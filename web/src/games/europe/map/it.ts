import type { MapWords } from "./words";

export const it: MapWords = {
  label: "Carta d’Europa",
  title: {
    over: "Carta generale",
    name: "EUROPA",
    under: ["divisa nei suoi imperi,", "regni e stati"],
    years: "1796 – 1815",
  },
  legend: {
    title: "Spiegazione dei segni",
    states: "Stati minori",
    capital: "capitale",
    port: "porto",
    crossing: "passaggio",
    homeland: "frontiera",
    province: "regione",
    sea: "mare",
  },
  powers: {
    France: "Francia",
    Britain: "Gran Bretagna",
    Prussia: "Prussia",
    Russia: "Russia",
    Ottoman: "Ottomani",
    Austria: "Austria",
    Spain: "Spagna",
  },
  scale: "Miglia italiane, nel mezzo della mappa",
  north: "N",
  beyond: { persia: "Parte della Persia", desert: "Il Gran Deserto" },
  closeUp: { germany: "Germania da vicino", italy: "Italia da vicino", greece: "Grecia da vicino" },
};
