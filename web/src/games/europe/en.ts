import { bare } from "../../words/noun";
import { capital, list } from "../../words/sentence";
import type { GameWords } from "../game";
import { levels } from "../levels";
import type { Europe } from "./types";
import { action } from "./words/en/actions";
import { ask } from "./words/en/asks";
import { nationNouns } from "./words/en/names";
import { options, values } from "./words/en/options";
import { pick } from "./words/en/picks";
import { refusals } from "./words/en/refusals";
import { told } from "./words/en/told";
import { names } from "./words/names";
import { seatNoun } from "./words/seats";

export const en: GameWords<Europe> = {
  name: "Napoleon in Europe",
  board: "The map of Europe",
  caveat: ({ data }) =>
    data === undefined
      ? "The printed cards and set-up sheets are not public: Bicorne’s deck is a reconstruction, and its set-ups follow the text of the rulebook."
      : "Deck and set-ups are those of the operator of this server. What the operator’s file leaves out is as Bicorne has reconstructed it.",
  names,
  seats: {
    one: bare("the first player"),
    two: bare("the second player"),
    three: bare("the third player"),
    four: bare("the fourth player"),
    five: bare("the fifth player"),
    six: bare("the sixth player"),
    seven: bare("the seventh player"),
  },
  seatIn: (view, seat) => seatNoun(view, seat, nationNouns),
  scenarios: {
    "basic-all-equal": {
      name: "All equal",
      line: "Every nation begins with the same army: the one to learn the game with.",
    },
    "basic-central-powers": {
      name: "Central power",
      line: "Each nation begins with an army of its own size: those in the middle of the map are the strongest.",
    },
    "basic-stop-france": {
      name: "Stop France!",
      line: "The first player has France and a huge army; all the others are allied against it.",
    },
  },
  options,
  values,
  levels: { random: levels.en.random, recruit: levels.en.recruit },
  endings: {
    limited_war: "a limited war",
    total_victory: "total victory",
    shared_victory: "a shared victory",
    exhaustion: "exhaustion",
  },
  ask,
  pick,
  action,
  told,
  refusal: ({ type }) => refusals[type],
  outcome({ winners, how }, speaker) {
    if (winners.length === 0) return "The war ends without a winner.";
    const nouns = winners.map((seat) => speaker.seat(seat));
    const many = nouns.length > 1 || nouns.some(({ plural }) => plural);
    const who = capital(
      list(
        nouns.map(({ text }) => text),
        "en",
      ),
    );
    if (how === "shared_victory") return `${who} share the victory.`;
    return `${who} ${many ? "win" : "wins"} ${how === "total_victory" ? "by total victory" : "the war"}.`;
  },
};
