import type { OptionKey } from "../../../../wire/europe.names";

export const options: Record<OptionKey, { name: string; hint: string }> = {
  seats: { name: "Players", hint: "From two to seven. The fewer they are, the more nations each of them plays." },
  nations: { name: "Nations are", hint: "Drawn by lot, or chosen one after the other." },
  victory: {
    name: "The war",
    hint: "A limited war ends after its rounds, and most conquests win. For total victory one must be the last.",
  },
  leader_rule: {
    name: "Optional rule on leaders",
    hint: "A leader in front gives every army that fires a die more, and throws none of its own.",
  },
  data: {
    name: "Deck and set-ups",
    hint: "Those of the program are a reconstruction; the operator of this server may have put others in their place.",
  },
};

/** What the options are set to, where that is a word. */
export const values: Record<string, string> = {
  drawn: "drawn by lot",
  chosen: "chosen",
  short_war: "limited, 12 rounds",
  medium_war: "limited, 18 rounds",
  long_war: "limited, 24 rounds",
  total_victory: "total victory",
  own: "the operator’s own",
};
