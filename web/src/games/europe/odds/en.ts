import type { OddsWords } from "./words";

export const en: OddsWords = {
  ask: "Odds of this battle",
  attacker: "Attacker",
  defender: "Defender",
  wins: "wins",
  losses: "loses",
  atSea: "What the sea may take before the battle is counted.",
  under: (policy, method, error) =>
    method === "exact"
      ? `Worked out, if both sides act by ${policy}: all in front, nobody moves or leaves, guns are hit first.`
      : `Drawn, give or take ${error}, if both sides act by ${policy}: all in front, nobody moves or leaves, guns are hit first.`,
};
