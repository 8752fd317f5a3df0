import type { GameClient } from "../game";
import Board from "./Board.svelte";
import { book as bookEn } from "./book.en";
import { book as bookIt } from "./book.it";
import { en } from "./en";
import { it } from "./it";
import { spotsOf } from "./spots";
import TextBoard from "./text/TextBoard.svelte";
import type { Triumph } from "./types";

export const triumph: GameClient<Triumph> = {
  Board,
  TextBoard,
  words: { it, en },
  book: { it: bookIt, en: bookEn },
  spotsOf,
  closes: (pick) => pick.type === "done",
  typedDice: () => [],
};
