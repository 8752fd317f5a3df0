import type { Section } from "../section";

export const initialResult = {
  id: "T11.6",
  title: "Step 6: the initial result",
  rules: {
    "T11.6a": "Begin with the strength of the units that lead the attack, added up.",
    "T11.6b": "If infantry leads and the defenders block the defence approach, subtract one.",
    "T11.6c":
      "If the defence approach has a penalty for the type of the units that lead the attack, and the defenders block it, subtract one.",
    "T11.6d": "Subtract the strength of the units that lead the defence, unless artillery leads the attack.",
    "T11.6e": "If the result is above zero, the attacker wins.",
    "T11.6f": "If the result is below zero, the defender wins.",
    "T11.6g": "If it is zero and the defenders block the defence approach, the defender wins.",
    "T11.6h":
      "If it is zero and the defenders are in reserve, the side with more units in the combat wins: attacking units against units named to defend.",
    "T11.6i": "If these numbers are equal too, the French win.",
  },
  notes: {
    "T11.6a": "If nobody leads the attack, it begins at zero and nothing is taken off for infantry or terrain (R9).",
    "T11.6b":
      "One in all, also for two leaders; Guard is infantry. The same holds for T11.6c, and both may apply (R9). Against a reserve neither does, but see T18.6.",
    "T11.6d": "A Guard Attack makes weak leaders of the defence count less (T15.18).",
    "T11.6h":
      "Commanders are not counted, and units that a Corps Move left behind are not (R10, R47). Leaders or not, every unit you bring weighs here.",
  },
} satisfies Section;

export const counterAttack = {
  id: "T11.7",
  title: "Step 7: the counter-attack",
  rules: {
    "T11.7a":
      "If artillery leads the attack, there is no counter-attack. Otherwise the defender may choose units to counter-attack.",
    "T11.7b": "Units that counter-attack are among those named in step 2.",
    "T11.7c": "A unit that leads the defence may not counter-attack.",
    "T11.7d": "A unit that no longer leads because a narrow attack passed it by (T11.5g) may counter-attack.",
    "T11.7e": "Two units at most counter-attack.",
    "T11.7f": "Two units that counter-attack are of one type and of one corps (R34).",
    "T11.7g": "Two may counter-attack even if the attack is narrow.",
    "T11.7h": "Infantry may counter-attack only if the attacker won the initial result.",
    "T11.7i": "Cavalry may counter-attack whoever won the initial result.",
    "T11.7j": "Artillery never counter-attacks.",
    "T11.7k": "Units that counter-attack are shown.",
    "T11.7l": "Each unit that counter-attacks loses a step at once.",
  },
  notes: {
    "T11.7a":
      "The defender is asked whenever a named unit is left that does not lead, even if none of them may counter-attack, so that the question gives nothing away (R53).",
    "T11.7f": "Two detached units cannot counter-attack together, and neither can Guard with line infantry (T15.12).",
    "T11.7i":
      "Not over an obstructed defence approach (T11.0l). Cavalry that counter-attacks a beaten attacker turns a defeat into a disaster: every point is a step more for him.",
    "T11.7l": "A unit of strength one may counter-attack: it is lost and subtracts nothing (R47).",
  },
} satisfies Section;

export const finalResult = {
  id: "T11.8",
  title: "Step 8: the final result",
  rules: {
    "T11.8a":
      "The strength that the counter-attacking units have left is subtracted from the initial result. This is the final result.",
    "T11.8b": "Who has won in the end is found as in step 6 (T11.6e to T11.6i).",
  },
  notes: {
    "T11.8b": "Units that were lost in the counter-attack still count among those named (R47).",
  },
} satisfies Section;
