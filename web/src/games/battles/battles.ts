import type { GameClient } from "../game";
import Board from "./Board.svelte";
import { en } from "./en";
import { it } from "./it";
import OrderOption from "./order/OrderOption.svelte";
import { isAtBoard } from "./play/at-board";
import { spotsOf } from "./spots";
import type { Battles } from "./types";

export const battles: GameClient<Battles> = {
  Board,
  words: { it, en },
  optionEditors: { order: OrderOption },
  open: true,
  atBoard: isAtBoard,
  // Results are written down at the unit, dice are corrected at the die.
  beginsAtBoard: () => true,
  spotsOf,
  // Hands are busy with miniatures: one tap is enough, and what was not meant is taken back.
  closes: () => true,
};
