import type { Face, Opposed, Step, Told, UnitRecord } from "../../../../wire/battles";
import { capital, list } from "../../../../words/sentence";
import { signed } from "../signed";
import type { BattleSpeaker } from "../words";
import { thrown } from "./asks";
import { mend } from "./mend";
import { command, general, seat, side, unit, units, victor } from "./names";
import { inFormation } from "./picks";
import { stepName } from "./steps";
import { measured, rating, weather } from "./things";

/** "movement at priority 5, Red" */
export function stepText(step: Step, speaker: BattleSpeaker): string {
  const priority = "priority" in step ? ` at priority ${String(step.priority)}` : "";
  const whose = "side" in step ? `, ${side(step.side, speaker)}` : "";
  return `${stepName[step.type]}${priority}${whose}`;
}

export function record(record: UnitRecord): string {
  switch (record.type) {
    case "figures":
      return `figures left ${String(record.left)}`;
    case "formation":
      return inFormation[record.formation];
    case "disordered":
    case "routed":
    case "destroyed":
      return record.type;
  }
}

/** "6, 5 and 2", and which of them were typed in. */
function faces(dice: readonly Face[]): string {
  const all = dice.every(({ typed }) => typed);
  const each = dice.map(({ rolled, typed }) => `${String(rolled)}${typed && !all ? " (typed in)" : ""}`);
  return `${list(each, "en")}${all ? " (typed in)" : ""}`;
}

/** "4 −1 +2" */
const reckoned = ({ face, broken, bonus }: { face: number; broken: number; bonus: number }): string => {
  const links = broken === 0 ? "" : `, ${signed(-broken)} for the broken chain`;
  return `die ${String(face)}${links}${bonus === 0 ? "" : `, ${signed(bonus)} for his rating`}`;
};

const total = ({ rolled, typed, modifier }: Opposed): string =>
  `${String(rolled)}${typed ? " (typed in)" : ""} ${signed(modifier)} = ${String(rolled + modifier)}`;

function square({ unit: on, by, attempt }: Extract<Told, { type: "square_tried" }>, speaker: BattleSpeaker): string {
  const infantry = capital(unit(on, speaker));
  const enemy = unit(by, speaker);
  switch (attempt) {
    case "formed":
      return `${infantry} forms square against ${enemy}.`;
    case "failed":
      return `${infantry} fails to form square against ${enemy}.`;
    case "near_infantry":
      return `${infantry} does not try to form square: enemy infantry is within 1″.`;
    case "in_cover":
      return `${infantry} does not try to form square: it is in a town or a wood.`;
    case "behind_works":
      return `${infantry} does not try to form square: it is behind a wall or works.`;
  }
}

const because = {
  more_sixes: "more sixes",
  had_it: "equal sixes, and had it before",
  chance: "equal sixes in the first turn, and the higher die",
};

export function told(told: Told, speaker: BattleSpeaker): string {
  switch (told.type) {
    case "turn_began":
      return `Turn ${String(told.turn)} begins.`;
    case "step_began":
      return `${capital(stepText(told.step, speaker))}.`;
    case "weather_found":
      return `The weather: ${weather[told.weather]}.`;
    case "arrived":
      return told.units.length === 0
        ? `${side(told.side, speaker)}: nobody has arrived.`
        : `${side(told.side, speaker)}: arrived just off the table: ${units(told.units, speaker)}.`;
    case "rallied":
      return told.units.length === 0
        ? `${side(told.side, speaker)}: nobody has rallied.`
        : `${side(told.side, speaker)}: rallied: ${units(told.units, speaker)}.`;
    case "measured":
      return told.changes.length === 0
        ? `${side(told.side, speaker)}: the chain of command is as before.`
        : `${side(told.side, speaker)}: ${told.changes.map((change) => measured(change, speaker)).join("; ")}.`;
    case "rolled":
      return `${side(told.side, speaker)}: order dice ${faces(told.dice)}.`;
    case "own_rolled":
      return `${capital(seat(told.seat, speaker))}: own dice ${faces(told.dice)}.`;
    case "rolled_off":
      return `Dice for the initiative: ${side("red", speaker)} ${String(told.red)}, ${side("blue", speaker)} ${String(told.blue)}.`;
    case "initiative": {
      const { red, blue } = told.sixes;
      return `The initiative: ${side(told.side, speaker)}, ${because[told.why]} (${String(red)} against ${String(blue)}).`;
    }
    case "passed": {
      const less = told.face < told.rolled ? `, as ${String(told.face)}: beyond the commander in chief’s span` : "";
      return `A die with ${String(told.rolled)} goes to ${seat(told.to, speaker)}${less}.`;
    }
    case "ordered": {
      const active =
        told.activated.length === 0 ? "no unit is within his span" : `activated: ${units(told.activated, speaker)}`;
      return `${capital(general(told.general, speaker))} receives an order of priority ${String(told.priority)} (${reckoned(told)}); ${active}.`;
    }
    case "order_lost":
      return `The order to ${general(told.general, speaker)} is lost (${reckoned(told)}).`;
    case "unused":
      return `${capital(seat(told.seat, speaker))}: unused dice ${list(told.dice.map(String), "en")}.`;
    case "command_chosen":
      return `${capital(command(told.general, speaker))} moves next.`;
    case "moved": {
      const deed = told.entered ? "enters the table" : "moves";
      const touched = [...(told.contact === undefined ? [] : [told.contact]), ...(told.also ?? [])];
      const contact = touched.length === 0 ? "" : `, into contact with ${units(touched, speaker)}`;
      return `${capital(unit(told.unit, speaker))} ${deed}, ${inFormation[told.formation]}${contact}.`;
    }
    case "command_moved": {
      const entered = told.entered ?? [];
      const come = entered.length === 0 ? "" : ` Onto the table: ${units(entered, speaker)}.`;
      return `${capital(command(told.general, speaker))} moves: ${units(told.units, speaker)}.${come}`;
    }
    case "square_tried":
      return square(told, speaker);
    case "evaded":
      return `${capital(unit(told.unit, speaker))} evades from ${unit(told.by, speaker)}.`;
    case "stood":
      return `${capital(unit(told.unit, speaker))} stands against ${unit(told.by, speaker)}.`;
    case "formed":
      return `${capital(unit(told.unit, speaker))} changes formation: ${inFormation[told.formation]}.`;
    case "rout_moved":
      return `${capital(unit(told.unit, speaker))} makes a rout move.`;
    case "general_moved":
      return `${capital(general(told.general, speaker))} moves without an order.`;
    case "marked":
      return `${capital(unit(told.unit, speaker))} is marked for reaction.`;
    case "put_to_rout":
      return `${capital(unit(told.unit, speaker))} is voluntarily put to rout.`;
    case "reordered":
      return `${capital(unit(told.unit, speaker))} is reordered.`;
    case "fired":
      return `${capital(unit(told.unit, speaker))} fires at ${unit(told.target, speaker)}.`;
    case "combat_began": {
      const also = told.also ?? [];
      const along = also.length === 0 ? "" : `; fighting along: ${units(also, speaker)}`;
      return `Combat: ${unit(told.by, speaker)} attacks ${unit(told.on, speaker)}${along}.`;
    }
    case "combat_ended": {
      const end = told.parted ? "they have parted" : "they are still engaged";
      return `Combat of ${unit(told.by, speaker)} and ${unit(told.on, speaker)}: ${end}.`;
    }
    case "finished":
      return `${capital(seat(told.seat, speaker))}: done.`;
    case "rested":
      return `${capital(seat(told.seat, speaker))}: nothing more in this turn.`;
    case "woke":
      return `${capital(seat(told.seat, speaker))}: acts again in this turn.`;
    case "recorded":
      return `${capital(unit(told.unit, speaker))}: ${record(told.record)}.`;
    case "removed":
      return `${capital(unit(told.unit, speaker))} is removed from the table.`;
    case "general_lost":
      return `${capital(general(told.general, speaker))} is lost.`;
    case "general_replaced":
      return `${capital(general(told.general, speaker))} is replaced by a general rated ${rating[told.rating]}.`;
    case "opposed": {
      const { seat: by, mine, theirs } = told.throw;
      const difference = mine.rolled + mine.modifier - theirs.rolled - theirs.modifier;
      return `${capital(seat(by, speaker))}: ${total(mine)} against ${total(theirs)}, difference ${signed(difference)}.`;
    }
    case "correction_asked":
      return `${capital(seat(told.seat, speaker))}: may ${thrown(told.thrown)} be corrected to ${String(told.value)}?`;
    case "assented":
      return `${capital(seat(told.seat, speaker))}: assent to the correction.`;
    case "corrected":
      return `${capital(thrown(told.thrown))} is corrected to ${String(told.value)}.`;
    case "correction_refused":
      return `${capital(seat(told.seat, speaker))}: no assent, all stays as it was.`;
    case "amendment_asked":
      return `${capital(seat(told.seat, speaker))}: may ${unit(told.unit, speaker)} be put right (${mend(told.mend, speaker)})?`;
    case "amended":
      return `${capital(unit(told.unit, speaker))} is put right: ${mend(told.mend, speaker)}.`;
    case "marks_removed":
      return `Marks not used are removed: ${units(told.units, speaker)}.`;
    case "turn_ended":
      return `Turn ${String(told.turn)} ends.`;
    case "verdict_given":
      return `${capital(seat(told.seat, speaker))}: ${victor(told.victor, speaker)}.`;
    case "ended":
      return `The battle is over: ${victor(told.victor, speaker)}.`;
  }
}
