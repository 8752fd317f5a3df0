import { bare, type Noun } from "../../words/noun";
import { capital, list } from "../../words/sentence";
import type { GameWords } from "../game";
import type { Triumph } from "./types";
import { action } from "./words/en/actions";
import { ask } from "./words/en/asks";
import { options, values } from "./words/en/options";
import { pick } from "./words/en/picks";
import { army } from "./words/en/pieces";
import { refusals } from "./words/en/refusals";
import { told } from "./words/en/told";
import { names } from "./words/names";
import { levels } from "../levels";

const nation = (text: string): Noun => ({ ...bare(text), plural: true });

export const en: GameWords<Triumph> = {
  name: "Napoleon’s Triumph",
  board: "The battlefield of Austerlitz",
  names,
  seats: {
    french: nation(army.french),
    allied: nation(army.allied),
    first: bare("the first player"),
    second: bare("the second player"),
  },
  seatIn: ({ sides }, seat) => {
    const side = sides?.[seat];
    return side && en.seats[side];
  },
  scenarios: {
    "december-2": {
      name: "2 December: the battle",
      line: "Ten rounds, from seven in the morning: the Allies stand on the Pratzen and must attack before the trap closes.",
    },
    "december-1": {
      name: "1 December: the approach",
      line: "Twenty rounds and a night: the Allies come up with two corps, and both sides manoeuvre before they fight.",
    },
  },
  options,
  values,
  levels: levels.en,
  endings: { decisive: "a decisive victory", marginal: "a marginal victory" },
  ask: (asked, _speaker, view) => ask(asked, view),
  pick: (picked, _speaker, asked, view) => pick(picked, asked, view),
  action: (whole, _speaker, asked, view) => action(whole, asked, view),
  told,
  refusal: ({ type }) => refusals[type],
  outcome({ winners, how }, speaker) {
    if (winners.length === 0) return "The battle ends without a winner.";
    const nouns = winners.map((seat) => speaker.seat(seat));
    const many = nouns.length > 1 || nouns.some((noun) => noun.plural);
    const victory = how === "decisive" || how === "marginal" ? ` a ${how} victory` : "";
    return `${capital(
      list(
        nouns.map(({ text }) => text),
        "en",
      ),
    )} ${many ? "win" : "wins"}${victory}.`;
  },
};
