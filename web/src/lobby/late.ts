/** What becomes of a late seat, in words. */

import type { GameTypes, GameWords } from "../games/game";
import type { Late } from "../wire/lobby";
import type { LobbyWords } from "./words";

export function lateText(
  late: Late,
  words: Pick<LobbyWords, "late">,
  game: Pick<GameWords<GameTypes>, "levels">,
): string {
  return late.do === "bot" ? words.late.bot(game.levels[late.level] ?? late.level) : words.late[late.do];
}
