import type { Section } from "../section";

export const t17 = {
  id: "T17",
  title: "Balance (optional)",
  rules: {
    "T17.1":
      "To even out a match, one army’s starting morale may be lowered: by agreement (O1), or by an auction for the choice of army (O2).",
    "T17.2": "The auction is held in step 2 of the set-up, before anybody has an army.",
    "T17.3": "The players bid in turn.",
    "T17.4": "A bid is zero or more, and higher than the bid before it.",
    "T17.5": "A bid is the morale that the bidder would give up for choosing his army.",
    "T17.6": "Who bids first is drawn by lot.",
    "T17.7": "Instead of bidding a player may pass. Then the other wins the auction.",
    "T17.8": "The winner chooses his army, and its starting morale is lowered by his bid.",
    "T17.9": "The loser plays the other army at its normal morale.",
  },
  notes: {
    "T17.4": "Whole numbers, and whichever army is chosen keeps at least one point (R30, R58).",
    "T17.7": "If the first bidder passes at once, the other chooses at zero (R58).",
  },
} satisfies Section;
