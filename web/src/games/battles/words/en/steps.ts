import type { Step } from "../../../../wire/battles";
import type { BattleWords } from "../words";

export const phase: BattleWords["phase"] = {
  weather: "weather",
  control: "control phase",
  orders: "orders",
  movement: "movement",
  reaction: "cavalry reaction",
  fire: "fire",
  combat: "combat",
  pursuit: "pursuit",
  end: "end of the battle",
};

export const stepName: BattleWords["stepName"] = {
  weather: "weather",
  arrive: "arrival",
  rally: "rally",
  chain: "chain of command",
  roll: "order dice",
  split: "sharing the order dice",
  own_dice: "dice of player-generals",
  assign: "giving orders",
  next: "next command",
  move: "movement",
  tail: "without orders",
  mark: "marking cavalry",
  rout: "voluntary rout",
  reorder: "reordering",
  react: "cavalry reaction",
  counter_react: "counter-reaction",
  rout_again: "voluntary rout after reaction",
  fire: "fire",
  combat: "combat",
  pursue: "pursuit",
  counter_pursue: "counter-pursuit",
  pursuit_fire: "fire in pursuit",
  pursuit_combat: "combat in pursuit",
  verdict: "who has won",
};

const hints: Record<Step["type"], string> = {
  weather: "Find the weather of this turn by the original rules. Enter it here for everybody to see.",
  arrive: "Put the units that arrive just off the table, where they will come in. Enter which have arrived.",
  rally: "Test your routed units by the original rules, both sides at once. Enter those that have rallied.",
  chain:
    "Measure from each general to his superior and to his units. Enter only what is otherwise than the page says; all else stays as it was.",
  roll: "State first what has changed in distances and who has arrived, then roll here, or type in real dice. Each die of 4, 5 or 6 is an order; more sixes bring the initiative.",
  split:
    "Choose a die and who gets it; what you pass to nobody stays with you, if any general answers to you alone. A die for a player beyond the commander in chief’s span loses 1.",
  own_dice:
    "Excellent player-generals roll two dice of their own, Good ones one. They are only for their subordinates.",
  assign:
    "Put each die beside the general it orders, and enter it here. His units within his span are activated and will move.",
  next: "Several commands have the same priority. Choose which of them moves next.",
  move: "Move the activated units on the table, then enter each with the formation it ends in, or a whole command at once; who is not entered stood still. Contact needs priority 5 or 6.",
  tail: "What needs no order: defensive changes of formation, unlimbering, rout moves, generals who move by themselves.",
  mark: "Activated cavalry that has not moved may be marked. Marked cavalry moves later, in the reaction or in the pursuit.",
  rout: "You may put units to rout of your own will, if they are not in contact. Most turns there is nothing to do.",
  reorder:
    "Take off the disorder markers of units that neither moved, nor were disordered in this movement, nor were contacted.",
  react:
    "Marked cavalry may now move as it likes, and contact. Move it on the table and enter it; the mark is then used.",
  counter_react: "Marked cavalry may now move only to contact enemy cavalry that has just reacted.",
  rout_again: "After the reaction, units that are not in contact may once more be put to rout.",
  fire: "Enter who fires at whom, find the result by the original rules, and record it. Cavalry and disordered units do not fire.",
  combat:
    "Choose a combat and fight it by the original rules. Record losses, disorder and rout, then say how it ended.",
  pursue: "Cavalry that is still marked may pursue: move it as it likes, into contact too, and enter it.",
  counter_pursue: "Cavalry that is still marked may move only to contact the cavalry that has just pursued.",
  pursuit_fire: "Units may fire, but only at units that have moved in the pursuit, to evade too. Record the results.",
  pursuit_combat: "Fight the combats that the pursuit has brought, one after the other, and record the results.",
  verdict:
    "The last turn is over. Each commander in chief says who has won by the scenario; if they differ, it is a draw.",
};

export const stepHint = ({ type }: Step): string => hints[type];

export const interruptName: BattleWords["interruptName"] = {
  square: "emergency square",
  evade: "evasion",
  correction: "correction",
};

export const interruptHint: BattleWords["interruptHint"] = {
  square:
    "Roll for the square by the original rules, and say how it went. Infantry that forms it neither moves nor changes formation this turn.",
  evade:
    "Cavalry and guns that are contacted may get out of the way. Whoever evades neither moves nor changes formation again this turn.",
  correction:
    "A die was typed in wrongly, or something was recorded by a slip. The others assent or refuse, and the turn goes on.",
};
