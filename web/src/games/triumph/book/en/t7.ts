import type { Section } from "../section";

export const t7 = {
  id: "T7",
  title: "The sequence of play",
  rules: {
    "T7.1":
      "A match is played in rounds of an hour each. 2 December has ten, from 7:00 to 16:00. 1 December has ten, then a night, then ten more.",
    "T7.2": "A round is two turns: first the Allies’, then the French.",
    "T7.3": "In his turn a player moves his pieces and attacks with them.",
    "T7.4":
      "When a turn ends, units that have been seen become secret again: both sides’ units are shuffled, each within its position.",
    "T7.5": "Units of one corps are not shuffled with those of another, nor with detached ones.",
  },
  notes: {
    "T7.3": "He does it by commands (T9.1), and may end the turn whenever he likes (R32).",
    "T7.4":
      "The table does the shuffling (R28). A unit that stands alone stays known, and so does what can be counted: how many blocks there are, and where. With the option O7 the table keeps a note of what was seen in the group.",
  },
} satisfies Section;
