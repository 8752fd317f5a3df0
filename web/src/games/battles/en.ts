import { bare } from "../../words/noun";
import { capital } from "../../words/sentence";
import type { GameWords } from "../game";
import { levels } from "../levels";
import { nameIn } from "./order/name";
import type { Battles } from "./types";
import { action } from "./words/en/actions";
import { ask } from "./words/en/asks";
import { options, values } from "./words/en/options";
import { pick } from "./words/en/picks";
import { refusal } from "./words/en/refusals";
import { told } from "./words/en/told";
import { sideOf } from "./words/ending";
import { victor } from "./words/en/names";
import { seatName } from "./words/seat_name";

export const en: GameWords<Battles> = {
  name: "Napoleon’s Battles: orders and activation",
  board: "The order of battle and the orders of the turn",
  seats: {
    red: bare("Red"),
    red_2: bare("Red 2"),
    red_3: bare("Red 3"),
    red_4: bare("Red 4"),
    blue: bare("Blue"),
    blue_2: bare("Blue 2"),
    blue_3: bare("Blue 3"),
    blue_4: bare("Blue 4"),
  },
  seatIn: ({ seats, state }, seat) => seatName(seats, state.order, seat),
  namesIn: ({ state }) => state.order,
  scenarios: {
    learning: {
      name: "The learning battle",
      line: "Six units, one player a side, eight turns: a French vanguard meets an Austrian rearguard.",
    },
    grand: {
      name: "The grand battle",
      line: "Thirty-six units and up to three players a side: commanders in chief share out the orders.",
    },
    own: {
      name: "A battle of your own",
      line: "Your own order of battle, from a text: up to four players a side.",
    },
  },
  options,
  values,
  textName: nameIn,
  levels: { random: levels.en.random },
  endings: {
    victory: "victory, both sides agree",
    draw: "a draw, both sides agree",
    disputed: "a draw, as the sides do not agree",
    destroyed: "victory, as the other army has no units left",
  },
  ask,
  pick,
  action,
  told,
  refusal,
  outcome({ winners, how }, speaker) {
    if (winners.length === 0) {
      return how === "disputed"
        ? "The sides do not agree who has won: the battle is a draw."
        : "The battle ends in a draw.";
    }
    const victory = capital(victor(sideOf(winners), speaker));
    return how === "destroyed" ? `${victory}: the enemy has no units left.` : `${victory}.`;
  },
};
