import Europe from "../../pictures/Europe.svelte";
import type { GameCard } from "../card";
import { en } from "./card.en";
import { it } from "./card.it";

export const card: GameCard = {
  words: { it, en },
  Picture: Europe,
  english: true,
};
