import type { BadOrder, Reason, Side, Sort } from "../../../../wire/battles";
import { list } from "../../../../words/sentence";
import type { BattleWords } from "../words";

export const field: BattleWords["field"] = {
  name: "name",
  id: "id",
  level: "level",
  rating: "rating",
  span: "span",
  response: "response",
  modifier: "combat modifier",
  superior: "superior",
  player: "player",
  arm: "arm",
  figures: "figures",
  dispersal: "dispersal number",
  formation: "formation",
  general: "general",
  entry: "turn of entry",
  unit: "unit",
  red: "red",
  blue: "blue",
};

const sorts: Record<Sort, string> = { text: "a text", number: "a number", table: "a table", list: "a list" };
const sides: Record<Side, string> = { red: "Red", blue: "Blue" };

export function badReason(reason: Reason): string {
  switch (reason.type) {
    case "unreadable":
      return `This is neither TOML nor JSON (${reason.why}).`;
    case "long_text":
      return `The text is too long: ${String(Math.floor(reason.most / 1024))} KiB at most.`;
    case "missing":
      return `“${reason.field}” is missing.`;
    case "unknown_field":
      return `There is no field “${reason.field}”.`;
    case "other_sort":
      return `“${reason.field}” must be ${sorts[reason.wanted]}.`;
    case "unknown_word":
      return `“${reason.field}” cannot be “${reason.word}”: it is ${list(reason.known, "en", "disjunction")}.`;
    case "out_of_range":
      return `“${reason.field}” must be a whole number from ${String(reason.least)} to ${String(reason.most)}.`;
    case "bad_name":
      return `“${reason.field}” must have from 1 to ${String(reason.most)} letters.`;
    case "too_many":
      return `There may be at most ${String(reason.most)} of “${reason.field}” on a side.`;
    case "given_twice":
      return `“${reason.id}” is given twice.`;
    case "no_commander":
      return `${sides[reason.side]} has no commander in chief: one general must have no superior.`;
    case "two_commanders":
      return `“${reason.first}” and “${reason.second}” both have no superior: only the commander in chief has none.`;
    case "unknown_superior":
      return `“${reason.superior}”, the superior of “${reason.general}”, is no general of that side.`;
    case "circle":
      return `“${reason.general}” comes to stand under himself: the chain of command has a circle.`;
    case "level_not_above":
      return `“${reason.superior}” commands “${reason.general}”, but is not of a higher level.`;
    case "unknown_general":
      return `“${reason.general}”, the general of “${reason.unit}”, is no general of that side.`;
    case "no_units":
      return `${sides[reason.side]} has no units: it needs at least one.`;
    case "other_formation":
      return `“${reason.unit}” cannot be in formation “${reason.formation}”: its arm does not take it.`;
    case "dispersal_not_below":
      return `The dispersal number of “${reason.unit}” must be lower than its figures.`;
    case "player_twice":
      return `Player ${String(reason.player)} is given to two generals.`;
    case "player_missing":
      return `Player ${String(reason.player)} is missing: players are numbered without gaps.`;
    case "commander_is_first":
      return `“${reason.general}” is the commander in chief, so he is player 1; the others are numbered from 2.`;
  }
}

export const badOrder = ({ line, reason }: BadOrder): string => `Line ${String(line)}: ${badReason(reason)}`;
