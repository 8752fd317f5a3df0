/** The games in the order in which people are shown them; a game of the registry without a card does not compile. */

import type { GameName } from "../wire/games";
import { card as battles } from "./battles/card";
import type { GameCard } from "./card";
import { card as drill } from "./drill/card";
import { card as europe } from "./europe/card";
import { card as triumph } from "./triumph/card";

export const cards: Readonly<Record<GameName, GameCard>> = { triumph, europe, battles, drill };

export const cardNames = Object.keys(cards) as readonly GameName[];
