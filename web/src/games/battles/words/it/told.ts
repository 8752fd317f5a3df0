import type { Face, Opposed, Step, Told, UnitRecord } from "../../../../wire/battles";
import { fromThe, ofThe, onThe, the, toThe } from "../../../../words/noun";
import { capital, list } from "../../../../words/sentence";
import { signed } from "../signed";
import type { BattleSpeaker } from "../words";
import { thrown } from "./asks";
import { mend } from "./mend";
import { command, general, seat, side, unit, units, victor } from "./names";
import { inFormation } from "./picks";
import { stepName } from "./steps";
import { measured, rating, weather } from "./things";

/** «movimento a priorità 5, Rosso» */
export function stepText(step: Step, speaker: BattleSpeaker): string {
  const priority = "priority" in step ? ` a priorità ${String(step.priority)}` : "";
  const whose = "side" in step ? `, ${side(step.side, speaker).text}` : "";
  return `${stepName[step.type]}${priority}${whose}`;
}

export function record(record: UnitRecord): string {
  switch (record.type) {
    case "figures":
      return `figure rimaste ${String(record.left)}`;
    case "formation":
      return inFormation[record.formation];
    case "disordered":
      return "disordinata";
    case "routed":
      return "in rotta";
    case "destroyed":
      return "distrutta";
  }
}

/** «6, 5 e 2», e quali sono stati inseriti a mano. */
function faces(dice: readonly Face[]): string {
  const all = dice.every(({ typed }) => typed);
  const each = dice.map(({ rolled, typed }) => `${String(rolled)}${typed && !all ? " (inserito a mano)" : ""}`);
  return `${list(each, "it")}${all ? " (a mano)" : ""}`;
}

const reckoned = ({ face, broken, bonus }: { face: number; broken: number; bonus: number }): string => {
  const links = broken === 0 ? "" : `, ${signed(-broken)} per la catena interrotta`;
  return `dado ${String(face)}${links}${bonus === 0 ? "" : `, ${signed(bonus)} per la sua qualità`}`;
};

const total = ({ rolled, typed, modifier }: Opposed): string =>
  `${String(rolled)}${typed ? " (a mano)" : ""} ${signed(modifier)} = ${String(rolled + modifier)}`;

function square({ unit: on, by, attempt }: Extract<Told, { type: "square_tried" }>, speaker: BattleSpeaker): string {
  const infantry = capital(the(unit(on, speaker)));
  const enemy = the(unit(by, speaker));
  switch (attempt) {
    case "formed":
      return `${infantry} forma il quadrato contro ${enemy}.`;
    case "failed":
      return `${infantry} non riesce a formare il quadrato contro ${enemy}.`;
    case "near_infantry":
      return `${infantry} non tenta il quadrato: c’è fanteria nemica entro 1″.`;
    case "in_cover":
      return `${infantry} non tenta il quadrato: è in un abitato o in un bosco.`;
    case "behind_works":
      return `${infantry} non tenta il quadrato: è dietro un muro o un trinceramento.`;
  }
}

const because = {
  more_sixes: "con più 6",
  had_it: "che l’aveva già, con i 6 in parità",
  chance: "per sorte, con i 6 in parità al primo turno",
};

export function told(told: Told, speaker: BattleSpeaker): string {
  switch (told.type) {
    case "turn_began":
      return `Comincia il turno ${String(told.turn)}.`;
    case "step_began":
      return `${capital(stepText(told.step, speaker))}.`;
    case "weather_found":
      return `Il tempo: ${weather[told.weather]}.`;
    case "arrived":
      return told.units.length === 0
        ? `${side(told.side, speaker).text}: nessun arrivo.`
        : `${side(told.side, speaker).text}: appena fuori dal tavolo ${units(told.units, speaker)}.`;
    case "rallied":
      return told.units.length === 0
        ? `${side(told.side, speaker).text}: nessun recupero.`
        : `${side(told.side, speaker).text}: recupero riuscito per ${units(told.units, speaker)}.`;
    case "measured":
      return told.changes.length === 0
        ? `${side(told.side, speaker).text}: la catena di comando è come prima.`
        : `${side(told.side, speaker).text}: ${told.changes.map((change) => measured(change, speaker)).join("; ")}.`;
    case "rolled":
      return `${side(told.side, speaker).text}: dadi degli ordini ${faces(told.dice)}.`;
    case "own_rolled":
      return `${capital(seat(told.seat, speaker).text)}: dadi propri ${faces(told.dice)}.`;
    case "rolled_off":
      return `Dadi per l’iniziativa: ${side("red", speaker).text} ${String(told.red)}, ${side("blue", speaker).text} ${String(told.blue)}.`;
    case "initiative": {
      const { red, blue } = told.sixes;
      return `L’iniziativa: ${side(told.side, speaker).text}, ${because[told.why]} (${String(red)} a ${String(blue)}).`;
    }
    case "passed": {
      const less = told.face < told.rolled ? `, come ${String(told.face)}: oltre il raggio del comandante in capo` : "";
      return `Un dado con ${String(told.rolled)} passa ${toThe(seat(told.to, speaker))}${less}.`;
    }
    case "ordered": {
      const active =
        told.activated.length === 0
          ? "nessuna unità è nel suo raggio"
          : `unità attivate: ${units(told.activated, speaker)}`;
      return `${capital(the(general(told.general, speaker)))} riceve un ordine di priorità ${String(told.priority)} (${reckoned(told)}); ${active}.`;
    }
    case "order_lost":
      return `L’ordine ${toThe(general(told.general, speaker))} è perso (${reckoned(told)}).`;
    case "unused":
      return `${capital(seat(told.seat, speaker).text)}: dadi non usati ${list(told.dice.map(String), "it")}.`;
    case "command_chosen":
      return `Adesso muove: ${the(command(told.general, speaker))}.`;
    case "moved": {
      const deed = told.entered ? "entra sul tavolo" : "muove";
      const touched = [...(told.contact === undefined ? [] : [told.contact]), ...(told.also ?? [])];
      const contact = touched.length === 0 ? "" : `, a contatto con ${units(touched, speaker)}`;
      return `${capital(the(unit(told.unit, speaker)))} ${deed}, ${inFormation[told.formation]}${contact}.`;
    }
    case "command_moved": {
      const entered = told.entered ?? [];
      const come = entered.length === 0 ? "" : ` Sul tavolo: ${units(entered, speaker)}.`;
      return `${capital(the(command(told.general, speaker)))}, movimento: ${units(told.units, speaker)}.${come}`;
    }
    case "square_tried":
      return square(told, speaker);
    case "evaded":
      return `${capital(the(unit(told.unit, speaker)))} si sottrae con un’evasione: contattata ${fromThe(unit(told.by, speaker))}.`;
    case "stood":
      return `${capital(the(unit(told.unit, speaker)))} resta ferma contro ${the(unit(told.by, speaker))}.`;
    case "formed":
      return `${capital(the(unit(told.unit, speaker)))} cambia formazione: ${inFormation[told.formation]}.`;
    case "rout_moved":
      return `${capital(the(unit(told.unit, speaker)))} fa una mossa di rotta.`;
    case "general_moved":
      return `${capital(the(general(told.general, speaker)))} muove senza ordine.`;
    case "marked":
      return `${capital(the(unit(told.unit, speaker)))} è contrassegnata per la reazione.`;
    case "put_to_rout":
      return `${capital(the(unit(told.unit, speaker)))} è messa volontariamente in rotta.`;
    case "reordered":
      return `${capital(the(unit(told.unit, speaker)))} è riordinata.`;
    case "fired":
      return `${capital(the(unit(told.unit, speaker)))} tira ${onThe(unit(told.target, speaker))}.`;
    case "combat_began": {
      const also = told.also ?? [];
      const along = also.length === 0 ? "" : `; combattono anche: ${units(also, speaker)}`;
      return `Combattimento: ${the(unit(told.by, speaker))} attacca ${the(unit(told.on, speaker))}${along}.`;
    }
    case "combat_ended": {
      const end = told.parted ? "si sono separate" : "sono ancora impegnate";
      return `Combattimento ${ofThe(unit(told.by, speaker))} contro ${the(unit(told.on, speaker))}: ${end}.`;
    }
    case "finished":
      return `${capital(seat(told.seat, speaker).text)}: fatto.`;
    case "rested":
      return `${capital(seat(told.seat, speaker).text)}: nient’altro in questo turno.`;
    case "woke":
      return `${capital(seat(told.seat, speaker).text)}: di nuovo in azione in questo turno.`;
    case "recorded":
      return `${capital(the(unit(told.unit, speaker)))}: ${record(told.record)}.`;
    case "removed":
      return `${capital(the(unit(told.unit, speaker)))} è tolta dal tavolo.`;
    case "general_lost":
      return `${capital(the(general(told.general, speaker)))} è perso.`;
    case "general_replaced":
      return `${capital(the(general(told.general, speaker)))} è sostituito da un generale ${rating[told.rating]}.`;
    case "opposed": {
      const { seat: by, mine, theirs } = told.throw;
      const difference = mine.rolled + mine.modifier - theirs.rolled - theirs.modifier;
      return `${capital(seat(by, speaker).text)}: ${total(mine)} contro ${total(theirs)}, differenza ${signed(difference)}.`;
    }
    case "correction_asked":
      return `${capital(seat(told.seat, speaker).text)}: si può correggere ${the(thrown(told.thrown))} in ${String(told.value)}?`;
    case "assented":
      return `${capital(seat(told.seat, speaker).text)}: assenso alla correzione.`;
    case "corrected":
      return `${capital(the(thrown(told.thrown)))} è corretto in ${String(told.value)}.`;
    case "correction_refused":
      return `${capital(seat(told.seat, speaker).text)}: nessun assenso, resta tutto com’era.`;
    case "amendment_asked":
      return `${capital(seat(told.seat, speaker).text)}: si può correggere ${the(unit(told.unit, speaker))} (${mend(told.mend, speaker)})?`;
    case "amended":
      return `${capital(the(unit(told.unit, speaker)))}, corretta: ${mend(told.mend, speaker)}.`;
    case "marks_removed":
      return `Contrassegni non usati e tolti: ${units(told.units, speaker)}.`;
    case "turn_ended":
      return `Finisce il turno ${String(told.turn)}.`;
    case "verdict_given":
      return `${capital(seat(told.seat, speaker).text)}: ${victor(told.victor, speaker)}.`;
    case "ended":
      return `La battaglia è finita: ${victor(told.victor, speaker)}.`;
  }
}
