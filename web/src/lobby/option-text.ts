import type { GameTypes, GameWords } from "../games/game";
import type { LobbyWords } from "./words";

/** The value of an option of a match. What kind it is, only the game's server side knows. */
export function valueText(value: unknown, game: GameWords<GameTypes>, words: LobbyWords): string {
  switch (typeof value) {
    case "boolean":
      return value ? words.facts.yes : words.facts.no;
    case "string":
      return game.values[value] ?? (value.includes("\n") ? (game.textName?.(value) ?? firstLine(value)) : value);
    case "number":
      return String(value);
    default:
      return JSON.stringify(value);
  }
}

/** Of a text of pages one line is enough to tell it from another. */
const firstLine = (text: string): string => `${text.trimStart().split("\n", 1)[0]?.trimEnd() ?? ""}…`;
