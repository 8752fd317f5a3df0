import type { GameTypes, GameWords, Speaker } from "../games/game";
import type { AnyRefused } from "../wire/table";
import type { MatchWords } from "./words";

/** Why an answer is not taken, in words: the game's where the game refuses, the table's otherwise. */
export function refusalText(
  { refused }: AnyRefused,
  gameWords: GameWords<GameTypes>,
  words: Pick<MatchWords, "refusal">,
  speaker: Speaker,
): string {
  return refused.type === "by_rule"
    ? gameWords.refusal(refused.refusal as GameTypes["Refusal"], speaker)
    : words.refusal(refused);
}
