import Battles from "../../pictures/Battles.svelte";
import { pathTo } from "../../routes";
import type { GameCard } from "../card";
import { en } from "./card.en";
import { it } from "./card.it";

export const card: GameCard = {
  words: { it, en },
  Picture: Battles,
  english: true,
  // A bot has no miniatures to move.
  onTable: true,
  pages: { orders: pathTo.orders },
};
