import type { Section } from "../section";

export const t13 = {
  id: "T13",
  title: "Morale",
  rules: {
    "T13.1": "Each army has a level of morale, which both players see.",
    "T13.2":
      "The army that loses an attack, be it the attacker or the defender, loses one point of morale for each step of strength it lost in that attack. The winner loses none.",
    "T13.3": "An army also loses one point of morale for each step it loses in a retreat.",
    "T13.4": "An army whose morale falls below one is demoralised (T16.1).",
    "T13.5": "Losses in an attack led by artillery never demoralise: for these, morale stops at one.",
    "T13.6": "When the first French reinforcement comes onto the map, the French gain four points of morale, once.",
  },
  notes: {
    "T13.2":
      "Steps that counter-attacking units lost count if the defender has lost, and not if he has won (R14). The attack that costs you most men may cost you no morale at all, if you win it.",
    "T13.3":
      "Artillery that is eliminated and units that find no room count too (R16, R51). A retreat before combat pays, and can demoralise (R51).",
    "T13.6": "This may lift it above 23 (R23).",
  },
} satisfies Section;
