import { plural } from "../../../words/sentence";
import type { PlayWords } from "./words";

export const it: PlayWords = {
  locale: (number, name) => (name === undefined ? `Zona ${String(number)}` : `${name} (${String(number)})`),
  capacity: (capacity) => `capacità ${String(capacity)}`,
  hill: "collina",
  objective: "obiettivo",
  approach: (from, to) =>
    `Via d’accesso ${from.replace(/^Zona/, "della zona").replace(/^(?!della)/, "di ")} verso ${to.replace(/^Zona/, "la zona")}`,
  width: { wide: "larga", narrow: "stretta", impassable: "intransitabile" },
  obstructed: "ostruita",
  penalty: {
    infantry: "penalità per la fanteria",
    cavalry: "penalità per la cavalleria",
    artillery: "penalità per l’artiglieria",
  },
  entry: (entry, side) => `Entrata ${side === "french" ? "francese" : "alleata"} ${entry}`,
  force: (who, units) => `${who}, ${String(units)} ${plural("it", units, { one: "unità", other: "unità" })}`,
  detached: { french: "Distaccate francesi", allied: "Distaccate alleate" },
  kinds: {
    move: "movimento",
    road: "su strada",
    attack: "minaccia d’attacco",
    choose: "si può scegliere",
    danger: "ritirata",
    place: "distacco",
  },
  key: "Segni sulla mappa",
  which: "Che cosa intendi?",
  andOn: (road) => `${road}, e oltre`,
  cancel: "Lascia stare",
  understood: "Ho capito",
  nowhere: "Qui il pezzo non può stare.",
  orders: "Comandi di questo comandante",
  letGo: "Lascia",
};
