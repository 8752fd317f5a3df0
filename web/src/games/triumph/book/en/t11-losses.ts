import type { Section } from "../section";

export const attackerLosses = {
  id: "T11.9",
  title: "Step 9: the attacker’s losses",
  rules: {
    "T11.9a": "If artillery leads the attack, the attacker loses nothing.",
    "T11.9b": "Otherwise the attacker loses one step for each unit that leads the defence.",
    "T11.9c":
      "If the final result is below zero, he loses as many steps more: two for a result of −2. A result above zero spares him nothing.",
    "T11.9d":
      "The units that lead the attack lose first. Two share the steps as evenly as they can, and the defender says which of them takes an odd one (R12).",
    "T11.9e": "When the leaders are gone, the remaining steps fall on other attacking units. The attacker chooses.",
    "T11.9f": "When all attacking units are gone, what remains is ignored.",
  },
  notes: {
    "T11.9b": "A leader of the defence that a narrow attack passed by (T11.5g) is not counted.",
    "T11.9d": "With the option O6 the defender places these steps as he likes.",
    "T11.9e": "Units that take losses are shown (R47). If nobody leads the attack, all steps fall here.",
  },
} satisfies Section;

export const defenderLosses = {
  id: "T11.10",
  title: "Step 10: the defender’s losses",
  rules: {
    "T11.10a":
      "The defender loses one step for each infantry or cavalry unit that leads the attack. Artillery that leads does not count here.",
    "T11.10b": "A unit that led the attack counts even if it was eliminated in step 9.",
    "T11.10c":
      "If the final result is above zero, he loses as many steps more: two for a result of +2. A result below zero spares him nothing (R3).",
    "T11.10d": "If infantry or cavalry leads the attack, each artillery unit that leads the defence saves one step.",
    "T11.10e":
      "Infantry and cavalry that lead the defence lose first. Two share the steps as evenly as they can, and the attacker says which of them takes an odd one (R12).",
    "T11.10f":
      "When they are gone, the units that counter-attacked lose. Two share in the same way, and again the attacker places the odd step.",
    "T11.10g":
      "When these are gone too, the other named units lose, and leading artillery among them. The defender chooses.",
    "T11.10h": "When all named units are gone, what remains is ignored.",
  },
  notes: {
    "T11.10a": "An attack that nobody leads costs the defender nothing (R13).",
    "T11.10c":
      "The printed Italian rules say “below” by mistake; the play aid and the examples agree with what stands here (R3).",
    "T11.10d":
      "Losses never fall below zero (R47). Guns in the front line are thus worth a step each, but against guns they save nothing.",
    "T11.10e": "With the option O6 the attacker places the steps of the leaders as he likes.",
    "T11.10f": "The step lost in step 7 comes on top of this (T11.7l).",
  },
} satisfies Section;
