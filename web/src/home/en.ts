import type { HomeWords } from "./words";

export const en: HomeWords = {
  whatItIs:
    "A table in the browser for three Napoleonic wargames, where the rules are enforced and the fog of war is real: play alone, two at one screen, or as a club across the world.",
  games: "The games",
  inPreparation: "in preparation",
  game: {
    triumph: {
      name: "Napoleon’s Triumph",
      line: "Austerlitz, December 1805: two armies of wooden blocks, their strength hidden from the enemy.",
    },
    europe: {
      name: "Napoleon in Europe",
      line: "Seven powers and one continent: treaties, campaigns, fleets and pitched battles.",
    },
    battles: {
      name: "Napoleon’s Battles",
      line: "Orders and activations for the miniatures table, with your own generals and your own dice.",
    },
    drill: {
      name: "The drill",
      line: "Twenty minutes on the parade ground with hidden cards, secret bids and a die or two: the quickest way to learn the table.",
    },
  },
  playNow: "Play now",
  hotSeat: "On one screen",
  online: "Online",
  howToPlay: "How to play",
  orders: "Orders of battle",
  haveCode: "Have you been given a code?",
  player: (number) => `Player ${String(number)}`,
};
