import type { Section } from "../section";

export const t15 = {
  id: "T15",
  title: "Élite units",
  rules: {
    "T15.1": "Heavy cavalry is cavalry of strength three.",
    "T15.2": "An army loses two points of morale when it commits its heavy cavalry for the first time in the match.",
    "T15.3":
      "Heavy cavalry is committed when it leads an attack or a defence, counter-attacks, retreats, or takes a loss.",
    "T15.4": "This penalty is paid before any morale for losses, and in addition to it.",
    "T15.5": "This penalty never takes morale below one, and so never demoralises.",
    "T15.6":
      "Guard is infantry of strength three with a sign of its own. All rules of infantry hold for it, unless a rule says otherwise.",
    "T15.7": "An army loses four points of morale when it commits its Guard for the first time in the match.",
    "T15.8": "Guard is committed when it leads an attack or a defence, counter-attacks, retreats, or takes a loss.",
    "T15.9": "This penalty is paid before any morale for losses, and in addition to it.",
    "T15.10": "This penalty never takes morale below one, and so never demoralises.",
    "T15.11": "Guard and line infantry may not lead an attack together.",
    "T15.12": "Guard and line infantry may not counter-attack together.",
    "T15.13": "With the threat (T11.1a) the attacker may declare a Guard Attack.",
    "T15.14": "For this he shows a Guard unit that can take part in the attack (R50).",
    "T15.15": "A Guard Attack may not be declared if the attack approach, the attacker’s own side, is obstructed (R2).",
    "T15.16": "A Guard Attack may not become a feint.",
    "T15.17": "At least one unit leads a Guard Attack, and all that lead it are Guard (R2).",
    "T15.18":
      "In a Guard Attack each unit of strength one or two that leads the defence counts one less in the result. Strength three is not affected (R2).",
    "T15.19":
      "Guard may also lead an attack that is no Guard Attack, lead a defence, or counter-attack. Then it has no such effect.",
    "T15.20": "If a Guard Attack is defeated, that army loses three more points of morale.",
    "T15.21": "After a defeated Guard Attack that army declares no other for the rest of the match.",
  },
  notes: {
    "T15.1": "What counts is its strength now: once reduced it is no longer heavy (R35).",
    "T15.3":
      "Attacking without leading, feinting and entering after a retreat commit nobody (R51). A leader that a narrow attack passed by is not committed (R8).",
    "T15.6": "A Guard unit that takes a loss becomes ordinary infantry of strength two (R15).",
    "T15.7":
      "Six points of morale for both élites: commit them where they decide something, and beware of leaving them in a locale that may have to retreat.",
    "T15.11": "They may lead a defence together from reserve, if of one corps (R7), and as blockers in any case.",
    "T15.14":
      "Showing it does not commit it (R2). Another Guard unit may lead in its place; if the defender retreats, a Guard unit is among those that enter (R50).",
    "T15.18": "Only the result changes, not the number of leaders nor the losses counted by it (R2).",
    "T15.20": "These points can demoralise (R2).",
  },
} satisfies Section;
