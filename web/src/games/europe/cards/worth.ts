/** What a combination brings, shown before it is played. The rules give the pieces; a test holds this against them. */

import type { Arm, Card, Combination, Force, Nation } from "../../../wire/europe";
import { arms, forceOf } from "../force";
import { colourOf, symbolOf } from "../words/cards";

const brings: Readonly<Record<Exclude<Combination, "corps">, Readonly<Record<Arm, number>>>> = {
  regiment: { infantry: 1, cavalry: 1, artillery: 1, leader: 1 },
  brigade: { infantry: 3, cavalry: 2, artillery: 2, leader: 2 },
  division: { infantry: 6, cavalry: 4, artillery: 3, leader: 3 },
};

export function worthOf(combination: Combination, nation: Nation, cards: readonly Card[]): Force {
  const kind = arms.find((arm) => cards.some((card) => symbolOf(card) === arm));
  const own = (arm: Arm) => cards.filter((card) => symbolOf(card) === arm && colourOf(card) === nation).length;
  return forceOf((arm) => {
    if (combination === "corps") return 1 + own(arm);
    return (arm === kind ? brings[combination][arm] : 0) + own(arm);
  });
}
