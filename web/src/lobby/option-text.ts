import type { GameTypes, GameWords } from "../games/game";
import type { LobbyWords } from "./words";

/** The value of an option of a match. What kind it is, only the game's server side knows. */
export function valueText(value: unknown, game: GameWords<GameTypes>, words: LobbyWords): string {
  switch (typeof value) {
    case "boolean":
      return value ? words.facts.yes : words.facts.no;
    case "string":
      return game.values[value] ?? value;
    case "number":
      return String(value);
    default:
      return JSON.stringify(value);
  }
}
