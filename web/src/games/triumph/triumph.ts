import type { GameClient } from "../game";
import Board from "./Board.svelte";
import { book as bookEn } from "./book.en";
import { book as bookIt } from "./book.it";
import { en } from "./en";
import { it } from "./it";
import { stageCovers } from "./stage/covers";
import Stage from "./stage/Stage.svelte";
import type { Triumph } from "./types";

export const triumph: GameClient<Triumph> = {
  Board,
  words: { it, en },
  book: { it: bookIt, en: bookEn },
  Stage,
  atBoard: stageCovers,
  spotsOf: () => [],
  closes: (pick) => pick.type === "done",
  typedDice: () => [],
};
