import type { Section } from "../section";

export const fire = {
  id: "B4.3",
  title: "Fire",
  rules: {
    "B4.3a": "All units that are able to fire may do so, activated or not, at the targets they like.",
    "B4.3b": "The side with the initiative fires first, then the other.",
    "B4.3c": "A unit fires once in this phase.",
  },
  notes: {
    "B4.3a":
      "Disordered and routed units and cavalry do not fire (F1, F6, F2). Range, arc of fire and who else is able to fire are for the original rules.",
    "B4.3b":
      "What the first side’s fire brings about holds before the second fires; an option turns the order round (A14).",
    "B4.3c": "It may fire once more in the pursuit (B4.6.3a).",
  },
} satisfies Section;

export const combat = {
  id: "B4.4",
  title: "Combat",
  rules: {
    "B4.4a": "The side with the initiative chooses in which order the combats are fought.",
    "B4.4b": "All combats are fought: the phase ends when none is left.",
  },
  notes: {
    "B4.4a":
      "Where several play, it is the commander in chief who chooses. The attacker is who moved into contact, not who chooses (A28).",
    "B4.4b":
      "After each one the players record the results and say whether the two units have parted. Units that stay engaged fight again in the next turn, not in the pursuit.",
  },
} satisfies Section;

export const pursuit = {
  id: "B4.6",
  title: "Pursuit",
  rules: {
    "B4.6.1":
      "Cavalry of the side with the initiative that is still marked may move as it likes, into contact with any enemy too.",
    "B4.6.2a":
      "Then cavalry of the side without the initiative that is still marked may move, but only into contact with the enemy.",
    "B4.6.2b": "It moves into contact only with enemy cavalry that moved in this pursuit (B4.6.1).",
    "B4.6.3a":
      "Then units may fire once more, but only at units that moved in this pursuit, of whichever side, by a mark or to evade (B4.6.1, B4.6.2a, BE2).",
    "B4.6.3b": "In the pursuit the side without the initiative fires first, then the other.",
    "B4.6.4":
      "The combats that the pursuit has brought are fought in the order that the side with the initiative chooses.",
  },
  notes: {
    "B4.6.1": "Its aim is to ride down what combat has disordered or routed, but it is free to do anything else.",
    "B4.6.3b": "The other way round than in 4.3, as the text has it (A14).",
  },
} satisfies Section;
