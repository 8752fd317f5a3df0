import type { HomeWords } from "./words";

export const en: HomeWords = {
  whatItIs:
    "A table in the browser for three Napoleonic wargames, where the rules are enforced and the fog of war is real: play alone, two at one screen, or as a club across the world.",
  games: "The games",
  playNow: "Play now",
  hotSeat: "On one screen",
  online: "Online",
  howToPlay: "How to play",
  haveCode: "Have you been given a code?",
  player: (number) => `Player ${String(number)}`,
};
