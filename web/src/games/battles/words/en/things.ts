import type { Fate, Measured } from "../../../../wire/battles";
import type { BattleSpeaker, BattleWords } from "../words";
import { general, seat, unit } from "./names";

export const arm: BattleWords["arm"] = { infantry: "infantry", cavalry: "cavalry", artillery: "artillery" };

export const formation: BattleWords["formation"] = {
  line: "line",
  column: "column",
  march_column: "march column",
  square: "square",
  limbered: "limbered",
  unlimbered: "unlimbered",
};

export const rating: BattleWords["rating"] = {
  excellent: "Excellent",
  good: "Good",
  average: "Average",
  poor: "Poor",
};

export const ratingLetter: BattleWords["ratingLetter"] = { excellent: "E", good: "G", average: "A", poor: "P" };

export const level: BattleWords["level"] = { division: "division", corps: "corps", wing: "wing", army: "army" };

export const distance: BattleWords["distance"] = {
  touching: "touching his superior",
  in_span: "within his superior’s span",
  out: "out of his superior’s span",
};

export const may: BattleWords["may"] = {
  arrive: "may arrive",
  rally: "may rally",
  enter: "may enter the table",
  move: "may move",
  contact: "may contact",
  defend: "may change formation in defence",
  unlimber: "may unlimber",
  rout_move: "may make a rout move",
  be_marked: "may be marked for reaction",
  be_routed: "may be put to rout",
  be_reordered: "may be reordered",
  react: "may react",
  pursue: "may pursue",
  fire: "may fire",
};

export const place: BattleWords["place"] = {
  on_table: "on the table",
  waiting: "just off the table",
  not_arrived: "not arrived",
  destroyed: "destroyed",
};

export const spent: BattleWords["spent"] = { square: "turn spent on a square", evasion: "turn spent evading" };

export const condition: BattleWords["condition"] = {
  disordered: "disordered",
  routed: "routed",
  marked: "marked for reaction",
  activated: "activated",
  not_activated: "not activated",
  engaged: "engaged",
  moved: "has moved",
  fired: "has fired",
  out_of_span: "out of its general’s span",
  in_command: "in command",
  out_of_command: "out of command",
  attached: "attached",
  lost: "lost",
  replaced: "replaced",
  order_lost: "order lost",
  commander_in_chief: "commander in chief",
  initiative: "initiative",
  typed: "typed in",
};

export const weather: BattleWords["weather"] = {
  clear: "clear",
  overcast: "overcast",
  mist: "mist",
  rain: "rain",
  storm: "storm",
  snow: "snow",
};

export const attempt: BattleWords["attempt"] = {
  formed: "the square is formed",
  failed: "the square fails",
  near_infantry: "no attempt: enemy infantry within 1″",
  in_cover: "no attempt: in a town or a wood",
  behind_works: "no attempt: behind a wall or works",
};

export const why: BattleWords["why"] = {
  more_sixes: "more sixes",
  had_it: "equal sixes: who had it keeps it",
  chance: "equal sixes in the first turn: by chance",
};

export function fate(fate: Fate, speaker: BattleSpeaker): string {
  switch (fate.type) {
    case "discarded":
      return "discarded: under four";
    case "held":
      return `to be given by ${seat(fate.seat, speaker)}`;
    case "placed":
      return `order for ${general(fate.general, speaker)}`;
    case "lost":
      return `order for ${general(fate.general, speaker)}, lost`;
    case "unused":
      return "not used";
  }
}

const away = {
  touching: "touches his superior",
  in_span: "is within his superior’s span",
  out: "is out of his superior’s span",
};

/** Begins with a name, to stand after a colon or at the head of a line. */
export function measured(change: Measured, speaker: BattleSpeaker): string {
  switch (change.type) {
    case "distance":
      return `${general(change.general, speaker)} ${away[change.distance]}`;
    case "reach":
      return `${general(change.general, speaker)} is ${change.reach ? "within" : "out of"} the commander in chief’s span`;
    case "attached":
      return `${general(change.general, speaker)} is attached to ${unit(change.unit, speaker)}`;
    case "detached":
      return `${general(change.general, speaker)} is attached no longer`;
    case "span":
      return `${unit(change.unit, speaker)} is ${change.in_span ? "within" : "out of"} its general’s span`;
  }
}
