import { masculine, number_, the, type Noun } from "../../words/noun";
import { capital, list } from "../../words/sentence";
import type { GameWords } from "../game";
import { levels } from "../levels";
import type { Europe } from "./types";
import { action } from "./words/it/actions";
import { ask } from "./words/it/asks";
import { nationNouns } from "./words/it/names";
import { options, values } from "./words/it/options";
import { pick } from "./words/it/picks";
import { refusals } from "./words/it/refusals";
import { told } from "./words/it/told";
import { names } from "./words/names";
import { seatNoun } from "./words/seats";

const player = (text: string): Noun => ({ ...masculine(text), bare: false });

export const it: GameWords<Europe> = {
  name: "Napoleon in Europe",
  board: "La mappa d’Europa",
  caveat: ({ data }) =>
    data === undefined
      ? "Le carte e i fogli di preparazione stampati non sono pubblici: il mazzo di Bicorne è una ricostruzione, e le sue preparazioni seguono il testo del regolamento."
      : "Mazzo e preparazioni sono quelli del gestore di questo server. Ciò che il suo file non dice è come Bicorne l’ha ricostruito.",
  names,
  seats: {
    one: player("primo giocatore"),
    two: player("secondo giocatore"),
    three: player("terzo giocatore"),
    four: player("quarto giocatore"),
    five: player("quinto giocatore"),
    six: player("sesto giocatore"),
    seven: player("settimo giocatore"),
  },
  seatIn: (view, seat) => seatNoun(view, seat, nationNouns),
  scenarios: {
    "basic-all-equal": {
      name: "Tutti alla pari",
      line: "Ogni nazione comincia con la stessa armata: è quello giusto per imparare.",
    },
    "basic-central-powers": {
      name: "Potere centrale",
      line: "Ogni nazione comincia con un’armata sua: le più forti sono al centro della mappa.",
    },
    "basic-stop-france": {
      name: "Fermate la Francia!",
      line: "Il primo giocatore ha la Francia e un’armata enorme; tutti gli altri sono alleati contro di lui.",
    },
  },
  options,
  values,
  levels: { random: levels.it.random, recruit: levels.it.recruit },
  endings: {
    limited_war: "guerra limitata",
    total_victory: "vittoria totale",
    shared_victory: "vittoria condivisa",
    exhaustion: "sfinimento",
  },
  ask,
  pick,
  action,
  told,
  refusal: ({ type }) => refusals[type],
  outcome({ winners, how }, speaker) {
    const [first, ...rest] = winners.map((seat) => speaker.seat(seat));
    if (first === undefined) return "La guerra finisce senza vincitori.";
    const who = capital(list([first, ...rest].map(the), "it"));
    if (how === "shared_victory") return `${who} dividono la vittoria.`;
    const wins = rest.length > 0 ? "vincono" : number_(first, "vince", "vincono");
    return `${who} ${wins} ${how === "total_victory" ? "con una vittoria totale" : "la guerra"}.`;
  },
};
