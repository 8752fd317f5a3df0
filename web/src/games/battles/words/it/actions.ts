import type { Action, Ask, View } from "../../../../wire/battles";
import { ofThe, onThe, the, toThe } from "../../../../words/noun";
import { capital } from "../../../../words/sentence";
import { signed } from "../signed";
import type { BattleSpeaker } from "../words";
import { mend } from "./mend";
import { command, general, seat, unit, units, victor } from "./names";
import { die, inFormation } from "./picks";
import { attempt, measured, rating, weather } from "./things";
import { record } from "./told";

function done(ask: Ask): string {
  switch (ask.type) {
    case "split":
      return "Non passi altri dadi: quelli rimasti sono persi.";
    case "assign":
      return "Non assegni altri ordini: i dadi rimasti sono persi.";
    case "move":
      return "Chiudi il movimento: le unità non inserite sono rimaste ferme, e non si torna indietro.";
    case "fire":
    case "pursuit_fire":
      return "Concludi il tuo tiro.";
    default:
      return "Concludi la tua parte di questo passo.";
  }
}

export function action(action: Action, speaker: BattleSpeaker, ask: Ask, view: View | undefined): string {
  switch (action.type) {
    case "weather":
      return `Il tempo: ${weather[action.weather]}.`;
    case "arrive":
      return action.units.length === 0
        ? "Nessuna unità è arrivata."
        : `Unità arrivate: ${units(action.units, speaker)}.`;
    case "rally":
      return action.units.length === 0
        ? "Nessuna unità è stata recuperata."
        : `Unità recuperate: ${units(action.units, speaker)}.`;
    case "chain":
      return action.changes.length === 0
        ? "Nella catena di comando nulla è cambiato."
        : `${capital(action.changes.map((change) => measured(change, speaker)).join("; "))}.`;
    case "roll":
      return "Lanci i dadi.";
    case "pass":
      return action.to === speaker.me
        ? `Tieni per te ${the(die(action.die, view))}.`
        : `${capital(die(action.die, view).text)} ${toThe(seat(action.to, speaker))}.`;
    case "place":
      return `${capital(die(action.die, view).text)} ${toThe(general(action.general, speaker))}.`;
    case "next":
      return `Adesso muove: ${the(command(action.general, speaker))}.`;
    case "move": {
      const touched = [...(action.contact === undefined ? [] : [action.contact]), ...(action.also ?? [])];
      const contact = touched.length === 0 ? "" : `, a contatto con ${units(touched, speaker)}`;
      return `${capital(the(unit(action.unit, speaker)))} muove e finisce ${inFormation[action.formation]}${contact}.`;
    }
    case "move_command":
      return action.except.length === 0
        ? `${capital(the(command(action.general, speaker)))}: mosso tutto.`
        : `${capital(the(command(action.general, speaker)))}: mosso tutto tranne ${units(action.except, speaker)}.`;
    case "form":
      return `${capital(the(unit(action.unit, speaker)))} ora è ${inFormation[action.formation]}.`;
    case "rout_move":
      return `${capital(the(unit(action.unit, speaker)))} fa una mossa di rotta.`;
    case "move_general":
      return `${capital(the(general(action.general, speaker)))} muove.`;
    case "mark":
      return `Contrassegni ${the(unit(action.unit, speaker))} per la reazione.`;
    case "rout":
      return `Metti in rotta ${the(unit(action.unit, speaker))}.`;
    case "reorder":
      return `Togli il disordine ${toThe(unit(action.unit, speaker))}.`;
    case "square":
      return `${capital(attempt[action.attempt])}.`;
    case "evade":
      return action.evades ? "Si sottrae con un’evasione." : "Resta ferma.";
    case "fire":
      return `${capital(the(unit(action.unit, speaker)))} tira ${onThe(unit(action.target, speaker))}.`;
    case "fight": {
      const also = action.also ?? [];
      const along = also.length === 0 ? "" : `, con ${units(also, speaker)}`;
      return `Risolvi il combattimento ${ofThe(unit(action.by, speaker))} contro ${the(unit(action.on, speaker))}${along}.`;
    }
    case "part":
      return action.parted ? "Si sono separate." : "Sono ancora a contatto.";
    case "done":
      return done(ask);
    case "rest":
      return "Nient’altro in questo turno, a meno che il nemico non faccia qualcosa.";
    case "wake":
      return "Torna ad agire in questo turno.";
    case "over":
      return "La battaglia è finita: quella parte non ha più unità.";
    case "verdict":
      return `${capital(victor(action.victor, speaker))}.`;
    case "record":
      return `${capital(the(unit(action.unit, speaker)))}: ${record(action.record)}.`;
    case "lose_general":
      return `${capital(the(general(action.general, speaker)))} è perso.`;
    case "replace_general":
      return `${capital(the(general(action.general, speaker)))} è sostituito da un generale ${rating[action.rating]}.`;
    case "oppose":
      return `Lanci due dadi a dieci facce: il tuo ${signed(action.mine)}, quello del nemico ${signed(action.theirs)}.`;
    case "correct":
      return `Chiedi di correggere il dado in ${String(action.value)}.`;
    case "amend":
      return `Chiedi di correggere ${the(unit(action.unit, speaker))}: ${mend(action.mend, speaker)}.`;
    case "assent":
      return action.assents ? "Acconsenti alla correzione." : "Rifiuti la correzione.";
  }
}
