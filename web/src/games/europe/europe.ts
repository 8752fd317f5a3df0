import type { GameClient } from "../game";
import Board from "./Board.svelte";
import { en } from "./en";
import { it } from "./it";
import { isAtBoard } from "./play/at-board";
import { spotsOf } from "./spots";
import type { Europe } from "./types";

export const europe: GameClient<Europe> = {
  Board,
  words: { it, en },
  atBoard: isAtBoard,
  spotsOf,
  // Battles, joining and breaking cannot be taken back: they wait for a last word.
  closes: (pick, ask) => pick.type === "done" && ask.type !== "move" && ask.type !== "produce",
  typedDice: () => [],
};
