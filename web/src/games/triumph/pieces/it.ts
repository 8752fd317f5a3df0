import { plural } from "../../../words/sentence";
import type { TrackWords } from "./words";

const hour = (hour: string) => {
  const [day = "", clock = ""] = hour.split(":");
  return hour === "night" ? "notte" : `${day} dicembre, ore ${String(Number(clock))}`;
};

/** "dalle ore 8 del 2 dicembre". */
const since = (hour: string) => {
  const [day = "", clock = ""] = hour.split(":");
  return hour === "night" ? "dalla notte" : `dalle ore ${String(Number(clock))} del ${day} dicembre`;
};

export const it: TrackWords = {
  tracks: "Tempo, morale e comandi",
  side: { french: "Francesi", allied: "Alleati" },
  you: (side) => `${side} (tu)`,
  round: (round, rounds) => `Round ${String(round)} di ${String(rounds)}`,
  time: (round, rounds, when) => `Round ${String(round)} di ${String(rounds)}: ${hour(when)}`,
  hour,
  day: (day) => `${day} dic`,
  morale: "Morale",
  moraleOf: (side, morale, full) =>
    morale === 0 ? `${side}: armata demoralizzata` : `${side}: morale ${String(morale)} (all’inizio ${String(full)})`,
  demoralised: "demoralizzata",
  corpsCommands: "Comandi di corpo",
  independentCommands: "Indipendenti",
  corpsLeft: (side, left, most) =>
    `${side}: ${plural("it", left, { one: "rimane 1 comando", other: `rimangono ${String(left)} comandi` })} di corpo su ${String(most)}`,
  commandersLeft: (side, left) =>
    `${side}: ${plural("it", left, { one: "1 comandante può", other: `${String(left)} comandanti possono` })} ancora dare un comando di corpo; non c’è altro limite`,
  independentLeft: (side, left, most) =>
    `${side}: ${plural("it", left, { one: "rimane 1 comando indipendente", other: `rimangono ${String(left)} comandi indipendenti` })} su ${String(most)}`,
  offMap: "Fuori mappa",
  nobodyOffMap: "Nessuno è fuori mappa.",
  units: (count) => `${String(count)} unità`,
  detached: "Unità distaccate",
  entersNow: "può entrare",
  entersFrom: since,
  losses: "Perdite",
  strengthLost: (points) =>
    plural("it", points, { one: "1 punto forza perso", other: `${String(points)} punti forza persi` }),
  moraleLost: (points) =>
    plural("it", points, { one: "1 punto morale perso", other: `${String(points)} punti morale persi` }),
  heavyCommitted: "Cavalleria pesante impegnata",
  guardCommitted: "Guardia impegnata",
  guardBeaten: "Un attacco con la Guardia è stato respinto: non ce ne saranno altri",
  reinforced: "sono entrati i rinforzi",
  nothingLost: "Ancora nessuna perdita",
};
