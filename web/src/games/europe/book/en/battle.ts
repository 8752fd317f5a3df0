import type { Section } from "../section";

export const preparing = {
  id: "B17",
  title: "Before the battle",
  rules: {
    "B17.1": "Enemies in one region fight. Whoever moved in is the attacker.",
    "B17.2": "With six armies or more on both sides it is a major battle. Everything else is a skirmish.",
    "B17.3": "Each player draws up their pieces in two lines, in secret. When all have, the lines are shown.",
    "B17.4": "At least one army of each player who has any stands in the front line.",
  },
  notes: { "B17.4": "In the course of the battle an ally may leave the front to the others (B19.2)." },
} satisfies Section;

export const sequence = {
  id: "B18",
  title: "The sequence of a battle",
  rules: {
    "B18.1":
      "The defender moves between the lines, fires and rallies; then the attacker does the same. That is a turn of battle, and another follows.",
  },
  notes: {},
} satisfies Section;

export const lines = {
  id: "B19",
  title: "Moving between the lines",
  rules: {
    "B19.1": "In its movement a side moves any of its pieces from one line to the other.",
    "B19.2": "A side that leaves its front line without armies has given the battle up.",
  },
  notes: { "B19.2": "That is how one retreats of one’s own will; the pursuit still comes." },
} satisfies Section;

export const fire = {
  id: "B20",
  title: "Fire",
  rules: {
    "B20.1": "In the front line infantry throws one die, cavalry three, a leader three, artillery four.",
    "B20.2": "Each 6 eliminates one piece: as many as there are sixes, no more and no fewer.",
    "B20.3": "Fire hits armies in the enemy’s front line, and nothing else.",
  },
  notes: {},
} satisfies Section;

export const behind = {
  id: "B21",
  title: "Guns and leaders in the second line",
  rules: {
    "B21.1": "Artillery fires from the second line too, with two dice.",
    "B21.2": "A leader in the second line does not fire.",
    "B21.3": "Leaders are lost only in the pursuit.",
  },
  notes: {},
} satisfies Section;

export const rallies = {
  id: "B22",
  title: "Rallying",
  rules: {
    "B22.1":
      "After its side’s fire, a leader in the second line throws two dice. Each 5 or 6 brings a lost piece back.",
    "B22.2": "Only what the side has lost in this battle can be rallied.",
    "B22.3": "As many pieces come back as the dice say, if so many were lost.",
  },
  notes: {},
} satisfies Section;

export const end = {
  id: "B23",
  title: "The end of a battle, and the pursuit",
  rules: {
    "B23.1": "A side that has no army left in front has lost.",
    "B23.2": "The winner pursues with one more fire, which hits anything the beaten have left, in any line.",
  },
  notes: {},
} satisfies Section;

export const retreat = {
  id: "B24",
  title: "Retreat",
  rules: {
    "B24.1": "What is left of the beaten retreats. The winner stays.",
    "B24.2": "A retreat goes to a region next to the battle.",
    "B24.3": "Nobody retreats into a region with enemies in it.",
    "B24.4": "Defenders do not retreat to a region from which attackers came.",
    "B24.5": "Attackers retreat only to regions from which some of them came.",
    "B24.6": "Nobody retreats by sea.",
  },
  notes: { "B24.6": "A landing that is beaten off is lost, unless others of the army came by land." },
} satisfies Section;

export const optional = {
  id: "B25",
  title: "The optional rule on leaders",
  rules: {
    "B25.1": "If this rule was agreed, a leader in the front line gives every army of its side that fires a die more.",
  },
  notes: {},
} satisfies Section;
