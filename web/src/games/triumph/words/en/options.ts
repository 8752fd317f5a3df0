import type { OptionKey } from "../../../../wire/triumph.names";

export const options: Record<OptionKey, { name: string; hint: string }> = {
  handicap: {
    name: "Handicap",
    hint: "One army gives up points of morale, or the players bid for the choice of army.",
  },
  points: { name: "Points of handicap", hint: "The morale that the handicapped army gives up, if it is agreed." },
  santon: {
    name: "The Santon",
    hint: "The steep hill of the French left: only the fixed battery fires from it, and from its reserve.",
  },
  cavalry: { name: "Cavalry that attacks by road is shown", hint: "When it proves to the enemy that it is cavalry." },
  objective: { name: "Objectives are held by", hint: "What an army needs in a locale to hold its stars." },
  sharing: { name: "Losses on two leaders are", hint: "How the opponent places them." },
  memory: {
    name: "Memory aid",
    hint: "A note stays of the faces that were seen in a group before it was shuffled.",
  },
};

/** What the options are set to, where that is a word. */
export const values: Record<string, string> = {
  none: "none",
  french: "agreed, by the French",
  allied: "agreed, by the Allies",
  auction: "auction",
  declared: "when the attack is declared",
  ride_over: "when its ride is over",
  corps: "a corps with infantry or artillery",
  any_unit: "any infantry or artillery",
  even: "shared evenly",
  free: "placed freely",
};
