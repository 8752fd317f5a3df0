import type { Section } from "../section";

export const table = {
  id: "P",
  title: "How the match is kept",
  rules: {
    P1: "A nation has at most 200 pieces of one kind. What would be more is not built.",
    P2: "A battle that is not decided after fifty turns is lost by the attacker, who is pursued.",
    P3: "A Total Victory that nobody has won after 100 rounds is nobody’s.",
    P4: "A player proposes an alliance to each other player once a round.",
    P5: "Whoever is asked something answers that, and nothing else.",
    P6: "An order is about at least one piece, or one card.",
    P7: "A nation has no more than one offer of cards on the table.",
    P8: "In one turn cards are offered twelve times at most.",
    P9: "A proposal may be withdrawn. It lapses when either of the two enters a region with pieces of the other, and with the round.",
    P10: "An offer of cards may be withdrawn. It lapses with its part of the turn: before the movement, the movement, the battles, the production.",
    P11: "All allies who may act along are asked at once. Of those who are enemies of each other the first in the order of turns does, whoever answers first; the others act at their own place.",
    P12: "Whoever answers that they act at their own place is not asked in allies’ turns any more, until they withdraw it. Everybody sees it.",
    P13: "Whoever lets their lines stay as they are is not asked for them any more in this battle, until they withdraw it. Everybody sees it. If all lines stay, the dice fall without a pause.",
  },
  notes: {
    P9: "P9 to P13, EB-24a and EB-24b came later, like the trade before one’s movement and new pieces beside leaders. A match that was begun earlier goes on as it began.",
  },
} satisfies Section;
