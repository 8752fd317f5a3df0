import type { Ask } from "../../wire/europe";
import type { GameClient } from "../game";
import { answersTo } from "./answers-to";
import Board from "./Board.svelte";
import { en } from "./en";
import { it } from "./it";
import { isAtBoard, isOfBattle } from "./play/at-board";
import { spotsOf } from "./spots";
import TextBoard from "./text/TextBoard.svelte";
import type { Europe } from "./types";
import { en as warEn } from "./war/en";
import { it as warIt } from "./war/it";
import Result from "./war/Result.svelte";
import WarPanel from "./war/WarPanel.svelte";

/** What stands in the drawer of diplomacy, and is taken back beside it. */
const atDrawer: ReadonlySet<Ask["type"]> = new Set(["propose", "trade", "withdraw_proposal", "withdraw_offer"]);

export const europe: GameClient<Europe> = {
  Board,
  TextBoard,
  words: { it, en },
  panels: [{ id: "war", title: { it: warIt.title, en: warEn.title }, Panel: WarPanel }],
  Result,
  // The drawer beside the map has the dialogs of diplomacy; what others wait for is shown in both places.
  beginsAtBoard: ({ type }) => atDrawer.has(type) || type === "withdraw_lines",
  takesBack: ({ type }) => (type === "withdraw_place" ? { type: "withdraw" } : undefined),
  atBoard: isAtBoard,
  asksAtBoard: isOfBattle,
  answersTo,
  spotsOf,
  // Battles, joining and breaking cannot be taken back: they wait for a last word.
  closes: (pick, ask) => pick.type === "done" && ask.type !== "move" && ask.type !== "produce",
};
