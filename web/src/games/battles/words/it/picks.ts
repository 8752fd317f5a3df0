import type { Ask, DieId, Formation, Pick, Thrown, View } from "../../../../wire/battles";
import { masculine, onThe, the, toThe, type Noun } from "../../../../words/noun";
import { capital } from "../../../../words/sentence";
import { dieIn, isOwnDie, shownBy } from "../drawn";
import { signed } from "../signed";
import type { BattleSpeaker } from "../words";
import { command, general, seat, unit, victor } from "./names";
import { attempt, measured, rating, weather } from "./things";

/** Come sta un’unità, dopo il suo nome. */
export const inFormation: Record<Formation, string> = {
  line: "in linea",
  column: "in colonna",
  march_column: "in colonna di marcia",
  square: "in quadrato",
  limbered: "al traino",
  unlimbered: "in batteria",
};

export function die(id: DieId, view: View | undefined): Noun {
  const drawn = dieIn(view, id);
  if (!view || !drawn) return masculine(`dado ordine ${String(id + 1)}`);
  return masculine(`${isOwnDie(view, drawn) ? "dado proprio" : "dado"} con ${String(drawn.face)}`);
}

function thrown(thrown: Thrown, view: View | undefined): string {
  const now = shownBy(view, thrown);
  if (thrown.type === "order") {
    return now === undefined ? `Dado ordine ${String(thrown.die + 1)}` : `Dado ordine inserito come ${String(now)}`;
  }
  const whose = thrown.type === "mine" ? "Il tuo dado" : "Il dado del nemico";
  return `${whose} nel lancio ${String(thrown.throw + 1)}${now === undefined ? "" : `, inserito come ${String(now)}`}`;
}

function done(ask: Ask): string {
  switch (ask.type) {
    case "arrive":
      return "Nessun altro arrivo";
    case "rally":
      return "Nessun altro recupero";
    case "chain":
      return "È tutto";
    case "split":
      return "Nessun altro dado";
    case "assign":
      return "Nessun altro ordine";
    case "move":
      return "Fatto: le altre sono rimaste ferme";
    case "react":
    case "counter_react":
    case "pursue":
    case "counter_pursue":
      return "Nessun’altra mossa";
    case "mark":
      return "Nessun altro contrassegno";
    case "rout":
      return "Prosegui";
    case "reorder":
      return "Nessun’altra unità";
    case "fire":
    case "pursuit_fire":
      return "Nessun altro tiro";
    default:
      return "Fatto";
  }
}

export function pick(pick: Pick, speaker: BattleSpeaker, ask: Ask, view: View | undefined): string {
  switch (pick.type) {
    case "weather":
      return capital(weather[pick.weather]);
    case "unit":
      return capital(unit(pick.unit, speaker).text);
    case "general":
      return ask.type === "next"
        ? capital(command(pick.general, speaker).text)
        : capital(toThe(general(pick.general, speaker)));
    case "distance":
    case "reach":
    case "span":
      return capital(measured(pick, speaker));
    case "attach":
      return `Aggrega ${the(general(pick.general, speaker))} a…`;
    case "detach":
      return capital(measured({ type: "detached", general: pick.general }, speaker));
    case "roll":
      return "Lancia i dadi";
    case "die":
      return capital(die(pick.die, view).text);
    case "player":
      return pick.seat === speaker.me ? "Tienilo per te" : capital(toThe(seat(pick.seat, speaker)));
    case "formation":
      return capital(inFormation[pick.formation]);
    case "also":
      return `Contatta anche ${the(unit(pick.unit, speaker))}`;
    case "command":
      return `${capital(the(command(pick.general, speaker)))}: mosso tutto`;
    case "contact":
      return `Contatta ${the(unit(pick.unit, speaker))}`;
    case "no_contact":
      return "Senza contatto";
    case "rout_move":
      return `Mossa di rotta: ${the(unit(pick.unit, speaker))}`;
    case "move_general":
      return `Muovi ${the(general(pick.general, speaker))}`;
    case "attempt":
      return capital(attempt[pick.attempt]);
    case "evade":
      return pick.evades ? "Si sottrae" : "Resta ferma";
    case "target":
      return capital(onThe(unit(pick.unit, speaker)));
    case "join":
      return `Con ${the(unit(pick.unit, speaker))}`;
    case "fight":
      return `${capital(the(unit(pick.by, speaker)))} contro ${the(unit(pick.on, speaker))}`;
    case "part":
      return pick.parted ? "Si sono separate" : "Ancora a contatto";
    case "figures":
      return `Figure rimaste: ${String(pick.left)}`;
    case "disordered":
      return "Disordinata";
    case "routed":
      return "In rotta";
    case "destroyed":
      return "Distrutta";
    case "back":
      return "Non è stata distrutta";
    case "in_order":
      return "Non è stata disordinata";
    case "not_routed":
      return "Non è andata in rotta";
    case "has_moved":
      return "Ha mosso";
    case "not_moved":
      return "Non ha mosso";
    case "apart":
      return `Non a contatto con ${the(unit(pick.unit, speaker))}`;
    case "lose_general":
      return `${capital(the(general(pick.general, speaker)))} è perso`;
    case "replace_general":
      return `Sostituisci ${the(general(pick.general, speaker))}`;
    case "rating":
      return rating[pick.rating];
    case "modifier":
      return signed(pick.modifier);
    case "thrown":
      return thrown(pick.thrown, view);
    case "value":
      return String(pick.value);
    case "assent":
      return pick.assents ? "Acconsenti" : "Rifiuta";
    case "victor":
      return capital(victor(pick.victor, speaker));
    case "done":
      return done(ask);
    case "rest":
      return "Nient’altro in questo turno";
    case "wake":
      return "Torna ad agire in questo turno";
    case "over":
      return "La battaglia è finita";
  }
}
