/** How offers to a player are answered: an alliance with a word, cards with cards or a word. */

import type { Ask, View } from "../../wire/europe";
import type { Notice } from "../../wire/table";
import type { Answering } from "../game";
import type { Europe } from "./types";

export function answersTo(notice: Notice, asks: readonly Ask[], view: View): Answering<Europe> | undefined {
  switch (notice.type) {
    case "alliance_offered": {
      const ask = asks.find((ask) => ask.type === "alliance" && ask.from === notice.by);
      return ask && { ask, accept: { type: "accept" }, decline: { type: "decline" } };
    }
    case "trade_offered": {
      const ask = asks.find((ask) => ask.type === "exchange" && view.open.players[ask.from] === notice.by);
      return ask && { ask, decline: { type: "decline" } };
    }
    case "alliance_broken":
      return undefined;
  }
}
