import type { Section } from "../section";

export const t14 = {
  id: "T14",
  title: "Night",
  rules: {
    "T14.1": "In the scenario of 1 December the round between the two days is night.",
    "T14.2": "At night nobody attacks.",
    "T14.3": "When the night begins, each army regains half of the morale it has lost.",
    "T14.4": "What it regains is rounded down, and is never more than four points.",
  },
  notes: {
    "T14.2": "There are no threats and no feints either (R56). Pieces move as by day.",
    "T14.3":
      "This comes before the Allied turn. All points lost so far count, penalties for élite units included; a handicap does not (R27, R56). Points that a floor of one has spared were not lost.",
  },
} satisfies Section;
