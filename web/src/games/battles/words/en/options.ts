import type { OptionKey } from "../../../../wire/battles.names";

export const options: Record<OptionKey, { name: string; hint: string }> = {
  order: {
    name: "Order of battle",
    hint: "The armies as a text, TOML or JSON: sides, generals with their superiors, units with their generals.",
  },
  red_players: {
    name: "Players of Red",
    hint: "One commands the whole army, or several are generals, as the order of battle says.",
  },
  blue_players: {
    name: "Players of Blue",
    hint: "One commands the whole army, or several are generals, as the order of battle says.",
  },
  turns: { name: "Turns", hint: "After the last, both sides say who has won. A turn is half an hour of battle." },
  measure: { name: "Measured in", hint: "Inches are usual with 15 mm figures, centimetres with 6 mm." },
  typed_dice: {
    name: "Real dice",
    hint: "Dice may be rolled on the table and typed in; everybody sees that they were.",
  },
  weather: { name: "Weather", hint: "Each turn begins by entering the weather. What it does, the original rules say." },
  entry: {
    name: "Units that arrive later",
    hint: "Units with a turn of entry come then; without this all begin on the table.",
  },
  control: {
    name: "First in the control phase",
    hint: "Whether units rally before or after the chain of command is checked.",
  },
  attached_poor: {
    name: "A Poor commander in chief who is attached",
    hint: "An attached commander in chief adds no dice. A Poor one may still cost his die, or no longer.",
  },
  reach: {
    name: "Reach of the commander in chief",
    hint: "A general within the commander in chief’s own span is in command, wherever his superiors are.",
  },
  generals_move: {
    name: "Generals move without orders",
    hint: "Generals who received no order may move after the units; otherwise they stay where they are.",
  },
  alternation: {
    name: "At equal priority",
    hint: "All commands of the side with the initiative move before the other’s, or one command each in turn.",
  },
  first_fire: {
    name: "First to fire",
    hint: "The side with the initiative, as written, or the other, as in the original rules.",
  },
  reaction_threshold: {
    name: "Priority 5 in reaction and pursuit",
    hint: "Marked cavalry needs an order of priority 5 to contact, as in movement; otherwise any order will do.",
  },
  square_lock: {
    name: "An emergency square takes the turn",
    hint: "Only if it is formed, or even if the attempt fails: the infantry then neither moves nor changes formation.",
  },
  own_to_himself: {
    name: "Own dice for oneself",
    hint: "A player-general may give a die of his own to himself, if he directly commands units.",
  },
  attached_rolls: {
    name: "Own dice while attached",
    hint: "A player-general who is attached to a unit still rolls his own dice.",
  },
};

/** What the options are set to, where that is a word. */
export const values: Record<string, string> = {
  one: "one",
  several: "several",
  inches: "inches",
  centimetres: "centimetres",
  rally_first: "rally",
  chain_first: "chain of command",
  costs_a_die: "costs a die",
  costs_nothing: "costs nothing",
  block: "a whole side at a time",
  command: "one command at a time",
  initiative_first: "with the initiative",
  other_first: "without the initiative",
  formed: "only if formed",
  tried: "even if it fails",
};
