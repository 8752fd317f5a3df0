import { plural } from "../../words/sentence";
import type { BoardWords } from "./board.words";

const points = (count: number) => plural("en", count, { one: "1 point", other: `${String(count)} points` });
const cards = (count: number) => plural("en", count, { one: "1 card", other: `${String(count)} cards` });
const often = (times = 0) => (times === 1 ? "once" : times === 2 ? "twice" : `${String(times)} times`);

export const boardEn: BoardWords = {
  names: ["Red", "Blue", "Green", "White"],
  round: (round, rounds) => `Round ${String(round)} of ${String(rounds)}`,
  points,
  cards,
  deck: (count) => `Deck: ${cards(count)}`,
  partner: "partner",
  leads: "leads",
  bid: "Your bid",
  square: (number, company, times) =>
    company === undefined
      ? `Square ${String(number)}, free`
      : `Square ${String(number)}: ${company}, counts ${often(times)}`,
  company: (name, held, score, hand = []) =>
    `${name}: ${cards(held)}${hand.length > 0 ? ` (${hand.join(", ")})` : ""}, ${points(score)}`,
  card: (value) => `Card ${String(value)}`,
  man: "Your man",
  offered: "Offered card",
};
