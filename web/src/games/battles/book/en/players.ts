import type { Section } from "../section";

export const players = {
  id: "BM",
  title: "Several players (4.1.2)",
  rules: {
    BM1: "In an army of two or more players, the one who plays the commander in chief rolls for the whole army, with the same number of dice and the same modifiers as a single player (B4.1.2a to B4.1.2g).",
    BM2: "The commander in chief splits the orders among the players as he likes: any number to any of them, or none, himself included.",
    BM3: "He keeps orders for himself only if at least one general who may be given an order answers to him and to no other player.",
    BM4: "An order that is handed to a player whose general stands beyond the commander in chief’s span loses one: a four becomes a three, and is still an order.",
    BM5: "A player whose general is Excellent rolls two dice of their own besides those they are handed; one whose general is Good rolls one. Average and Poor generals roll none.",
    BM6: "These dice are rolled even if the commander in chief has handed the player no order.",
    BM7: "A player’s own dice go only to generals who are subordinate to that player’s general.",
    BM8: "A player’s own dice do not count for the initiative.",
    BM9: "A player gives orders only to generals under their own control.",
  },
  notes: {
    BM1: "Distances, arrivals and rallies are stated by each player for their own command. The other army may have one player or several (A41).",
    BM2: "What he hands to nobody stays with him, if he may keep orders (BM3), and is lost otherwise. The army without the initiative is done with all of this before the other begins (A25).",
    BM4: "Below that player the chain is counted as usual, from the player’s general down; the distance to that general is not counted again (A22).",
    BM5: "Dice under four are discarded here too (A23). The commander in chief has no such dice (A24).",
    BM7: "And to that general himself, if he directly commands combat units; an option forbids it (A24).",
    BM9: "The player’s own general and all below him, down to where another player’s command begins. A general under no other player answers to the commander in chief, and so does the command of a player-general who is lost or has yet to come (A38).",
  },
} satisfies Section;
