import Drill from "../../pictures/Drill.svelte";
import type { GameCard } from "../card";
import { en } from "./card.en";
import { it } from "./card.it";

export const card: GameCard = {
  words: { it, en },
  Picture: Drill,
  practice: true,
};
