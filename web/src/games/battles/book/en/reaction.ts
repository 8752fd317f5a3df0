import type { Section } from "../section";

export const reaction = {
  id: "B4.2.4",
  title: "Reaction of cavalry",
  rules: {
    "B4.2.4.1a":
      "After movement and before fire, marked cavalry of the side without the initiative may move as it likes, into contact with any enemy too.",
    "B4.2.4.1b": "Only marked cavalry moves in the reaction and in the pursuit.",
    "B4.2.4.2a": "Then marked cavalry of the side with the initiative may move, but only into contact with the enemy.",
    "B4.2.4.2b": "It moves into contact only with enemy cavalry that has just moved in this reaction (B4.2.4.1a).",
    "B4.2.4.3": "After the reaction each side may once more put units to rout voluntarily.",
  },
  notes: {
    "B4.2.4.1a": "The mark is used up. Infantry that is attacked must try to form square (BQ1).",
    "B4.2.4.2a": "What it does not use here it keeps for the pursuit.",
    "B4.2.4.3":
      "The text says “every unit”; engaged ones stay excluded (A20). With the first shot the time for it is over.",
  },
} satisfies Section;
