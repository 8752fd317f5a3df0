import type { Fate, Measured } from "../../../../wire/battles";
import { fromThe, the, toThe } from "../../../../words/noun";
import type { BattleSpeaker, BattleWords } from "../words";
import { general, seat, unit } from "./names";

export const arm: BattleWords["arm"] = { infantry: "fanteria", cavalry: "cavalleria", artillery: "artiglieria" };

export const formation: BattleWords["formation"] = {
  line: "linea",
  column: "colonna",
  march_column: "colonna di marcia",
  square: "quadrato",
  limbered: "al traino",
  unlimbered: "in batteria",
};

export const rating: BattleWords["rating"] = {
  excellent: "Eccellente",
  good: "Buono",
  average: "Medio",
  poor: "Scarso",
};

export const ratingLetter: BattleWords["ratingLetter"] = { excellent: "E", good: "B", average: "M", poor: "S" };

export const level: BattleWords["level"] = { division: "divisione", corps: "corpo", wing: "ala", army: "armata" };

export const distance: BattleWords["distance"] = {
  touching: "a contatto con il superiore",
  in_span: "nel raggio del superiore",
  out: "fuori dal raggio del superiore",
};

export const may: BattleWords["may"] = {
  arrive: "può arrivare",
  rally: "può essere recuperata",
  enter: "può entrare sul tavolo",
  move: "può muovere",
  contact: "può contattare",
  defend: "può cambiare formazione in difesa",
  unlimber: "può sganciare",
  rout_move: "può fare una mossa di rotta",
  be_marked: "può essere contrassegnata per la reazione",
  be_routed: "può essere messa in rotta",
  be_reordered: "può essere riordinata",
  react: "può reagire",
  pursue: "può inseguire",
  fire: "può tirare",
};

export const place: BattleWords["place"] = {
  on_table: "sul tavolo",
  waiting: "appena fuori dal tavolo",
  not_arrived: "non arrivata",
  destroyed: "distrutta",
};

export const spent: BattleWords["spent"] = {
  square: "turno speso per il quadrato",
  evasion: "turno speso per l’evasione",
};

export const condition: BattleWords["condition"] = {
  disordered: "disordinata",
  routed: "in rotta",
  marked: "contrassegnata per la reazione",
  activated: "attivata",
  not_activated: "non attivata",
  engaged: "impegnata",
  moved: "ha mosso",
  fired: "ha tirato",
  out_of_span: "fuori dal raggio del suo generale",
  in_command: "in comando",
  out_of_command: "fuori comando",
  attached: "aggregato",
  lost: "perso",
  replaced: "sostituito",
  order_lost: "ordine perso",
  commander_in_chief: "comandante in capo",
  initiative: "iniziativa",
  typed: "inserito a mano",
};

export const weather: BattleWords["weather"] = {
  clear: "sereno",
  overcast: "coperto",
  mist: "nebbia",
  rain: "pioggia",
  storm: "temporale",
  snow: "neve",
};

export const attempt: BattleWords["attempt"] = {
  formed: "il quadrato è formato",
  failed: "il quadrato non riesce",
  near_infantry: "nessun tentativo: fanteria nemica entro 1″",
  in_cover: "nessun tentativo: in un abitato o in un bosco",
  behind_works: "nessun tentativo: dietro un muro o un trinceramento",
};

export const why: BattleWords["why"] = {
  more_sixes: "più 6",
  had_it: "6 in parità: la tiene chi l’aveva",
  chance: "6 in parità al primo turno: decisa a caso",
};

export function fate(fate: Fate, speaker: BattleSpeaker): string {
  switch (fate.type) {
    case "discarded":
      return "scartato: meno di quattro";
    case "held":
      return `ancora da assegnare ${fromThe(seat(fate.seat, speaker))}`;
    case "placed":
      return `ordine ${toThe(general(fate.general, speaker))}`;
    case "lost":
      return `ordine ${toThe(general(fate.general, speaker))}, perso`;
    case "unused":
      return "non usato";
  }
}

const away = {
  touching: "è a contatto con il superiore",
  in_span: "è nel raggio di comando del superiore",
  out: "è fuori dal raggio di comando del superiore",
};

/** Comincia con un nome, per stare dopo i due punti o in testa a una riga. */
export function measured(change: Measured, speaker: BattleSpeaker): string {
  switch (change.type) {
    case "distance":
      return `${the(general(change.general, speaker))} ${away[change.distance]}`;
    case "reach":
      return `${the(general(change.general, speaker))} è ${change.reach ? "nel raggio" : "fuori dal raggio"} del comandante in capo`;
    case "attached":
      return `${the(general(change.general, speaker))} è aggregato ${toThe(unit(change.unit, speaker))}`;
    case "detached":
      return `${the(general(change.general, speaker))} non è più aggregato`;
    case "span":
      return `${the(unit(change.unit, speaker))} è ${change.in_span ? "nel raggio" : "fuori dal raggio"} del suo generale`;
  }
}
