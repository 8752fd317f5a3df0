import { masculine, number_, the, type Noun } from "../../words/noun";
import { capital, list } from "../../words/sentence";
import type { GameWords } from "../game";
import type { Triumph } from "./types";
import { action } from "./words/it/actions";
import { ask } from "./words/it/asks";
import { options, values } from "./words/it/options";
import { pick } from "./words/it/picks";
import { army } from "./words/it/pieces";
import { refusals } from "./words/it/refusals";
import { told } from "./words/it/told";
import { names } from "./words/names";
import { levels } from "../levels";

const seat = (noun: Noun): Noun => ({ ...noun, bare: false });

export const it: GameWords<Triumph> = {
  name: "Napoleon’s Triumph",
  board: "Il campo di battaglia di Austerlitz",
  names,
  seats: {
    french: seat(army.french),
    allied: seat(army.allied),
    first: seat(masculine("primo giocatore")),
    second: seat(masculine("secondo giocatore")),
  },
  seatIn: ({ sides }, seat) => {
    const side = sides?.[seat];
    return side && it.seats[side];
  },
  scenarios: {
    "december-2": {
      name: "2 dicembre: la battaglia",
      line: "Dieci round, dalle sette del mattino: gli Alleati tengono il Pratzen e devono attaccare prima che scatti la trappola.",
    },
    "december-1": {
      name: "1° dicembre: la marcia",
      line: "Venti round e una notte: gli Alleati arrivano con due corpi, e si manovra a lungo prima di combattere.",
    },
  },
  options,
  values,
  levels: levels.it,
  endings: { decisive: "vittoria decisiva", marginal: "vittoria marginale" },
  ask: (asked, _speaker, view) => ask(asked, view),
  pick: (picked, _speaker, asked, view) => pick(picked, asked, view),
  action: (whole, _speaker, asked, view) => action(whole, asked, view),
  told,
  refusal: ({ type }) => refusals[type],
  outcome({ winners, how }, speaker) {
    const [first, ...rest] = winners.map((seat) => speaker.seat(seat));
    if (first === undefined) return "La battaglia finisce senza vincitori.";
    const verb = rest.length > 0 ? "ottengono" : number_(first, "ottiene", "ottengono");
    const victories = { decisive: "una vittoria decisiva", marginal: "una vittoria marginale" };
    const victory = how === "decisive" || how === "marginal" ? victories[how] : "la vittoria";
    return `${capital(list([first, ...rest].map(the), "it"))} ${verb} ${victory}.`;
  },
};
