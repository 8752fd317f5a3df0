import type { Ask, Thrown, View } from "../../../../wire/battles";
import { capital, plural } from "../../../../words/sentence";
import { shownBy } from "../drawn";
import type { BattleSpeaker } from "../words";
import { mend } from "./mend";
import { seat, unit } from "./names";

export function thrown(thrown: Thrown): string {
  switch (thrown.type) {
    case "order":
      return `order die ${String(thrown.die + 1)}`;
    case "mine":
      return `their own die of throw ${String(thrown.throw + 1)}`;
    case "theirs":
      return `the opposing die of throw ${String(thrown.throw + 1)}`;
  }
}

export function ask(ask: Ask, speaker: BattleSpeaker, view: View | undefined): string {
  switch (ask.type) {
    case "weather":
      return "What is the weather in this turn?";
    case "arrive":
      return "Which of your units have arrived? They stand just off the table.";
    case "rally":
      return "Which of your routed units have rallied?";
    case "chain":
      return view?.state.position.turn === 1
        ? "Who of your army is out of span? Everybody begins within it: enter only what is otherwise on your table."
        : "What has changed in your chain of command? Enter only what is new.";
    case "roll":
      return plural("en", ask.dice, {
        one: "Roll 1 die for your orders.",
        other: `Roll ${String(ask.dice)} dice for your orders.`,
      });
    case "split":
      return "Share your order dice: choose a die, then the player who gets it.";
    case "own_dice":
      return plural("en", ask.dice, {
        one: "Roll 1 die of your own, for your subordinates.",
        other: `Roll ${String(ask.dice)} dice of your own, for your subordinates.`,
      });
    case "assign":
      return "Give your orders: choose a die, then the general who receives it.";
    case "next":
      return `Priority ${String(ask.priority)}: which command moves next?`;
    case "move": {
      const contact = view && (view.guide.may_contact ? " They may contact the enemy." : " They may not contact.");
      return `Priority ${String(ask.priority)}: move your activated units, then enter them.${contact ?? ""}`;
    }
    case "tail":
      return "Without orders: defensive formations, rout moves, and generals who move.";
    case "mark":
      return "Which cavalry do you mark for reaction?";
    case "rout":
      return "Do you put units to rout of your own will?";
    case "reorder":
      return "Which disordered units are reordered?";
    case "react":
      return "Reaction: which marked cavalry moves?";
    case "counter_react":
      return "Which marked cavalry contacts enemy cavalry that has just reacted?";
    case "fire":
      return "Which unit fires, and at whom?";
    case "combat":
      return "Which combat is fought next?";
    case "part":
      return `Fight it out: ${unit(ask.by, speaker)} against ${unit(ask.on, speaker)}. Are they still in contact?`;
    case "pursue":
      return "Pursuit: which marked cavalry moves?";
    case "counter_pursue":
      return "Which marked cavalry contacts enemy cavalry that has just pursued?";
    case "pursuit_fire":
      return "Which unit fires, and at which cavalry that has moved in the pursuit?";
    case "square":
      return `${capital(unit(ask.unit, speaker))} is attacked by ${unit(ask.by, speaker)} and must try to form square. How did it go?`;
    case "evade":
      return `${capital(unit(ask.unit, speaker))} is contacted by ${unit(ask.by, speaker)}. Does it evade?`;
    case "verdict":
      return "The last turn is over. Who has won?";
    case "assent": {
      const now = shownBy(view, ask.thrown);
      const from = now === undefined ? "" : `, a ${String(now)},`;
      return `${capital(seat(ask.seat, speaker))} mistyped a die: may ${thrown(ask.thrown)}${from} become ${String(ask.value)}?`;
    }
    case "over":
      return "A side has no units left. Is the battle over?";
    case "assent_record":
      return `${capital(seat(ask.seat, speaker))} made a slip: may ${unit(ask.unit, speaker)} be put right? ${capital(mend(ask.mend, speaker, view?.state.position.units[ask.unit]))}.`;
    case "record":
      return "Record what has become of your units and generals.";
    case "oppose":
      return "Roll two opposed ten-sided dice: enter your modifier, then the enemy’s.";
    case "correct":
      return "Which die did you mistype, and what did it show?";
    case "amend":
      return "What was recorded of your units by a slip?";
    case "resting":
      return "You do only what you must in this turn, unless the enemy does something.";
  }
}
