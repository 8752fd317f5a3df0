import type { GameClient } from "../game";
import Board from "./Board.svelte";
import { en } from "./en";
import { it } from "./it";
import { en as knownEn } from "./known/en";
import { it as knownIt } from "./known/it";
import Known from "./known/Known.svelte";
import { isAtBoard } from "./play/place-of";
import { spotsOf } from "./spots";
import { stageCovers } from "./stage/covers";
import Stage from "./stage/Stage.svelte";
import TextBoard from "./text/TextBoard.svelte";
import type { Triumph } from "./types";

export const triumph: GameClient<Triumph> = {
  Board,
  TextBoard,
  Stage,
  panels: [{ id: "known", title: { it: knownIt.title, en: knownEn.title }, Panel: Known }],
  isFought: (view) => view.stage.type === "attack",
  words: { it, en },
  atBoard: (pick, ask) => isAtBoard(pick, ask) || stageCovers(pick, ask),
  endsOnSheet: ({ type }) => type === "assignment" || type === "placement" || type === "battery",
  spotsOf,
  // A threat and the end of a turn cannot be taken back: they wait for a last word.
  closes: (pick, ask) =>
    pick.type === "done" || (ask.type === "command" && (pick.type === "to" || pick.type === "stop")),
  // Only who bids first is drawn by lot.
  usesDice: ({ handicap }) => handicap === "auction",
};
