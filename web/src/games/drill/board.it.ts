import { plural } from "../../words/sentence";
import type { BoardWords } from "./board.words";

const points = (count: number) => plural("it", count, { one: "1 punto", other: `${String(count)} punti` });
const cards = (count: number) => plural("it", count, { one: "1 carta", other: `${String(count)} carte` });

export const boardIt: BoardWords = {
  names: ["Rossa", "Blu", "Verde", "Bianca"],
  round: (round, rounds) => `Turno ${String(round)} di ${String(rounds)}`,
  points,
  cards,
  deck: (count) => `Mazzo: ${cards(count)}`,
  partner: "alleata",
  leads: "comanda",
  bid: "La tua puntata",
  square: (number, company, times) =>
    company === undefined
      ? `Casella ${String(number)}, libera`
      : `Casella ${String(number)}: ${company}, vale ${times === 1 ? "una volta" : `${String(times)} volte`}`,
  company: (name, held, score, hand = []) =>
    `${name}: ${cards(held)}${hand.length > 0 ? ` (${hand.join(", ")})` : ""}, ${points(score)}`,
  card: (value) => `Carta ${String(value)}`,
  man: "Il tuo uomo",
  offered: "Carta offerta",
};
