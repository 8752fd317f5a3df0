import type { Section } from "../section";

export const sequence = {
  id: "B4",
  title: "The sequence of the turn (4.0)",
  rules: {
    "B4.0":
      "A turn follows its sequence, and nothing is done out of its step: weather (3.1); entry (4.1.1); rally and chain of command (4.1); order dice, initiative and assignment (4.1.2); movement by priority, then what needs no order (4.2.3.1); marks (4.2.3.2); voluntary rout (4.2.3.4); reordering (8.5.1.2); reaction of cavalry (4.2.4) and voluntary rout again (4.2.4.3); fire (4.3); combat (4.4); pursuit with its own fire and combat (4.6).",
    "B20.4": "The optional rule 20.4, Initiative, of the original rules is not used together with this appendix.",
  },
  notes: {
    "B4.0":
      "The numbers are those of the text: B4.1.2a is the first rule of its paragraph 4.1.2. A step in which nobody can do anything goes by, and so does who has nothing left to do in it. One sequence, played by both sides together, is one turn (A30). At its end marks, order dice, orders and everything else that lasts a turn are cleared. Where text and original rules say “phasing player”, read the side with the initiative.",
  },
} satisfies Section;

export const control = {
  id: "B4.1",
  title: "Weather, entry, rally and chain of command (3.1, 4.1, 4.1.1)",
  rules: {
    "B3.1":
      "The turn begins with the weather. It is recorded only where the match has the option for it, by the commander in chief of the side that had the initiative in the turn before; in the first turn, by red’s.",
    "B4.1.1a":
      "Entry on the table is not used with the basic rules: without the option for it, all units stand on the table from the first turn.",
    "B4.1.1b":
      "With the option, units of both sides that are due in this turn, or were due earlier, may be placed just off the table, where they will come in. A unit without a turn of entry is on the table from the start.",
    "B4.1.1c": "A unit does not arrive before the turn in which it is due.",
    "B4.1a":
      "The chain of command is checked in the usual way, with one exception: a general beyond the span of his superior suffers nothing himself, and his units move with their whole allowance, not with half of it. The distance lowers only the priority of the orders that reach him (B4.1.2o).",
    "B4.1b":
      "Both sides rally their routed units at the same time: each tests by the original rules and records the units that have rallied.",
    "B4.1c": "Only routed units that are on the table rally.",
  },
  notes: {
    "B3.1": "Clear, overcast, mist, rain, storm or snow. What the weather does is for the original rules to say.",
    "B4.1.1b":
      "The owner says which of them come, before the order dice are rolled; nobody waits for it. They need an order to enter (B4.2.3h, A27).",
    "B4.1a": "What is measured, and how it is stated, is told in P2; what being out of command means, in A6.",
    "B4.1b": "Rally comes before distances are stated; with an option they may be stated beside it (A4).",
  },
} satisfies Section;
