import { capital } from "../../../words/sentence";
import { adjectives, armNames, forces, region, times } from "../words/en/names";
import type { BattleWords } from "./words";

export const en: BattleWords = {
  title: (at, major) => `${major ? "Major battle" : "Skirmish"} in ${region(at)}`,
  turn: (turn) => `Turn ${String(turn)}`,
  side: { attacker: "Attack", defender: "Defence" },
  front: "Front",
  back: "Second line",
  lost: "Lost",
  hidden: "Drawing up in secret",
  empty: "nobody",
  landed: "The attack comes from the sea: the defenders hit on 5 and 6.",
  dice: (count) => times(count, "die", "dice"),
  piece: (nation, arm, count) => `${adjectives[nation]} ${armNames[arm]}: ${String(count)}`,
  toBack: (piece) => `${piece}. One back`,
  toFront: (piece) => `${piece}. One to the front`,
  mark: (piece) => `${piece}. Choose one`,
  marked: (count) => `${String(count)} chosen`,
  unmark: (piece) => `${piece}. One fewer chosen`,
  allFront: "All to the front",
  allBack: "All back",
  chosen: (count, of) => `${String(count)} of ${String(of)} chosen`,
  clear: "Choose anew",
  deploy: "Draw up like this",
  arrange: "Fire",
  stay: "Fire, and keep these lines",
  stayHint: "Whoever keeps their lines is not asked for them again in this battle.",
  stayChanged: "Only lines as they stand now can be kept: fire with the new ones first.",
  stays: "Your lines stay as they are in this battle.",
  askAgain: "Ask me for my lines again",
  holding: "lines stay",
  hit: "Eliminate these",
  rally: "Rally these",
  deployed: "You have drawn up. The lines are shown when all have.",
  throws: "The dice",
  noThrows: "No shot has been fired yet.",
  fired: (side, pursuit, hits) =>
    `${side === "attacker" ? "The attack" : "The defence"} ${pursuit ? "pursues" : "fires"}: ${times(hits, "hit", "hits")}`,
  rallied: (who, pieces) => `${capital(who)}: ${times(pieces, "piece rallies", "pieces rally")}`,
  eliminated: (lost) => `Eliminated: ${forces(lost)}`,
  returned: (back) => `Back: ${forces(back)}`,
  reports: "Reports of the battles",
  won: (side, givenUp) =>
    side === "attacker"
      ? "The attackers win."
      : givenUp
        ? "The defenders hold: the attackers give up."
        : "The defenders win.",
  drawn: (pieces) => times(pieces, "piece in line", "pieces in line"),
  losses: (lost) => (Object.keys(lost).length === 0 ? "no losses" : `lost: ${forces(lost)}`),
  close: "Close",
  die: (value) => `Die: ${String(value)}`,
  toMap: "Look at the map",
  toBattle: "Back to the battle",
  stage: {
    deploying: "The lines are being drawn up in secret.",
    arranging: "Pieces move between the lines.",
    hitting: "The losses are being chosen.",
    rallying: "Leaders rally.",
    retreating: "The beaten retreat.",
    awarding: "The winners agree on who draws the card.",
  },
};
