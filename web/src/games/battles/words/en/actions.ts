import type { Action, Ask, View } from "../../../../wire/battles";
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
      return "Share out no more dice: those left over are lost.";
    case "assign":
      return "Give no more orders: dice left over are lost.";
    case "move":
      return "End the move: units that were not entered stood still, and there is no return to it.";
    case "fire":
    case "pursuit_fire":
      return "End your fire.";
    default:
      return "End your part of this step.";
  }
}

export function action(action: Action, speaker: BattleSpeaker, ask: Ask, view: View | undefined): string {
  switch (action.type) {
    case "weather":
      return `The weather: ${weather[action.weather]}.`;
    case "arrive":
      return action.units.length === 0 ? "No unit has arrived." : `Arrived: ${units(action.units, speaker)}.`;
    case "rally":
      return action.units.length === 0 ? "No unit has rallied." : `Rallied: ${units(action.units, speaker)}.`;
    case "chain":
      return action.changes.length === 0
        ? "Nothing has changed in the chain of command."
        : `${capital(action.changes.map((change) => measured(change, speaker)).join("; "))}.`;
    case "roll":
      return "Roll the dice.";
    case "pass":
      return action.to === speaker.me
        ? `Keep ${die(action.die, view)} for yourself.`
        : `${capital(die(action.die, view))} to ${seat(action.to, speaker)}.`;
    case "place":
      return `${capital(die(action.die, view))} to ${general(action.general, speaker)}.`;
    case "next":
      return `${capital(command(action.general, speaker))} next.`;
    case "move": {
      const touched = [...(action.contact === undefined ? [] : [action.contact]), ...(action.also ?? [])];
      const contact = touched.length === 0 ? "" : `, into contact with ${units(touched, speaker)}`;
      return `${capital(unit(action.unit, speaker))} moves, ${inFormation[action.formation]} at the end${contact}.`;
    }
    case "move_command":
      return action.except.length === 0
        ? `${capital(command(action.general, speaker))} has moved, all of it.`
        : `${capital(command(action.general, speaker))} has moved, but for ${units(action.except, speaker)}.`;
    case "form":
      return `${capital(unit(action.unit, speaker))} is now ${inFormation[action.formation]}.`;
    case "rout_move":
      return `${capital(unit(action.unit, speaker))} makes a rout move.`;
    case "move_general":
      return `${capital(general(action.general, speaker))} moves.`;
    case "mark":
      return `Mark ${unit(action.unit, speaker)} for reaction.`;
    case "rout":
      return `Put ${unit(action.unit, speaker)} to rout.`;
    case "reorder":
      return `Take the disorder off ${unit(action.unit, speaker)}.`;
    case "square":
      return `${capital(attempt[action.attempt])}.`;
    case "evade":
      return action.evades ? "It evades." : "It stands.";
    case "fire":
      return `${capital(unit(action.unit, speaker))} fires at ${unit(action.target, speaker)}.`;
    case "fight": {
      const also = action.also ?? [];
      const along = also.length === 0 ? "" : `, with ${units(also, speaker)}`;
      return `Fight the combat of ${unit(action.by, speaker)} against ${unit(action.on, speaker)}${along}.`;
    }
    case "part":
      return action.parted ? "They have parted." : "They are still in contact.";
    case "done":
      return done(ask);
    case "rest":
      return "Do nothing more in this turn, unless the enemy does something.";
    case "wake":
      return "Act again in this turn.";
    case "over":
      return "The battle is over: that side has no units left.";
    case "verdict":
      return `${capital(victor(action.victor, speaker))}.`;
    case "record":
      return `${capital(unit(action.unit, speaker))}: ${record(action.record)}.`;
    case "lose_general":
      return `${capital(general(action.general, speaker))} is lost.`;
    case "replace_general":
      return `${capital(general(action.general, speaker))} is replaced by a general rated ${rating[action.rating]}.`;
    case "oppose":
      return `Roll two ten-sided dice: yours ${signed(action.mine)}, the enemy’s ${signed(action.theirs)}.`;
    case "correct":
      return `Ask to correct the die to ${String(action.value)}.`;
    case "amend":
      return `Ask to put ${unit(action.unit, speaker)} right: ${mend(action.mend, speaker)}.`;
    case "assent":
      return action.assents ? "Assent to the correction." : "Refuse the correction.";
  }
}
