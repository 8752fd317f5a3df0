import { masculine, type Noun } from "../../words/noun";
import { capital } from "../../words/sentence";
import type { GameWords } from "../game";
import { levels } from "../levels";
import { nameIn } from "./order/name";
import type { Battles } from "./types";
import { action } from "./words/it/actions";
import { ask } from "./words/it/asks";
import { options, values } from "./words/it/options";
import { pick } from "./words/it/picks";
import { refusal } from "./words/it/refusals";
import { told } from "./words/it/told";
import { sideOf } from "./words/ending";
import { victor } from "./words/it/names";
import { withNames } from "./words/it/ours";
import { seatName } from "./words/seat_name";

const colour = (text: string): Noun => ({ ...masculine(text), bare: false });

export const it: GameWords<Battles> = {
  name: "Napoleon’s Battles: ordini e attivazione",
  board: "L’ordine di battaglia e gli ordini del turno",
  seats: {
    red: colour("Rosso"),
    red_2: colour("Rosso 2"),
    red_3: colour("Rosso 3"),
    red_4: colour("Rosso 4"),
    blue: colour("Blu"),
    blue_2: colour("Blu 2"),
    blue_3: colour("Blu 3"),
    blue_4: colour("Blu 4"),
  },
  seatIn: ({ seats, state }, seat) => seatName(seats, withNames(state.order), seat),
  namesIn: ({ state }) => withNames(state.order),
  scenarios: {
    learning: {
      name: "La battaglia per imparare",
      line: "Sei unità, un giocatore per parte, otto turni: un’avanguardia francese incontra una retroguardia austriaca.",
    },
    grand: {
      name: "La grande battaglia",
      line: "Trentasei unità e fino a tre giocatori per parte: i comandanti in capo suddividono gli ordini.",
    },
    own: {
      name: "Una battaglia tua",
      line: "Il tuo ordine di battaglia, da un testo: fino a quattro giocatori per parte.",
    },
  },
  options,
  values,
  textName: nameIn,
  levels: { random: levels.it.random },
  endings: {
    victory: "vittoria, d’accordo entrambe le parti",
    draw: "pareggio, d’accordo entrambe le parti",
    disputed: "pareggio, perché le parti non concordano",
    destroyed: "vittoria, perché l’altra armata non ha più unità",
  },
  ask,
  pick,
  action,
  told,
  refusal,
  outcome({ winners, how }, speaker) {
    if (winners.length === 0) {
      return how === "disputed"
        ? "Le parti non concordano su chi ha vinto: la battaglia è un pareggio."
        : "La battaglia finisce in pareggio.";
    }
    const victory = capital(victor(sideOf(winners), speaker));
    return how === "destroyed" ? `${victory}: il nemico non ha più unità.` : `${victory}.`;
  },
};
