import type { GameClient } from "../game";
import Board from "./Board.svelte";
import { en } from "./en";
import { it } from "./it";
import { spot } from "./spots";
import type { Drill } from "./types";

export const drill: GameClient<Drill> = {
  Board,
  words: { it, en },
  spotsOf(told) {
    switch (told.type) {
      case "posted":
      case "held":
      case "charged":
        return [spot.square(told.square), spot.company(told.company)];
      case "bid_made":
      case "led":
      case "drew":
      case "drew_unseen":
        return [spot.company(told.company)];
      case "offered":
      case "offered_unseen":
      case "exchanged":
      case "declined":
      case "lapsed":
        return [spot.company(told.from), spot.company(told.to)];
      case "bids_shown":
        return Object.keys(told.bids).map((seat) => spot.company(Number(seat)));
      case "tie_rolled":
        return Object.keys(told.rolls).map((seat) => spot.company(Number(seat)));
      case "round_began":
      case "ended":
        return [];
    }
  },
  closes: (pick) => pick.type === "done",
  answersTo(notice, asks) {
    const ask = asks.find((ask) => ask.type === "answer" && ask.from === notice.by);
    return ask && { ask, decline: { type: "decline" } };
  },
};
