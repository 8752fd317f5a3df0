/** What every part of the board is given: the board's own props, the desk, and the words of the game. */

import type { BoardProps } from "../../game";
import type { Battles } from "../types";
import type { BattleWords } from "../words/words";
import type { Desk } from "./desk.svelte";
import type { PlayWords } from "./words";

export interface Given {
  props: BoardProps<Battles>;
  desk: Desk;
  words: PlayWords;
  battle: BattleWords;
}
