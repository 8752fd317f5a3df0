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
  },
  notes: {},
} satisfies Section;
