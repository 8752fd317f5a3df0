import type { GeneralId, Guide, View } from "../../../../wire/battles";
import { capital, list } from "../../../../words/sentence";
import type { BattleSpeaker } from "../words";
import { command, dice, general, seat, side, unit, units, victor } from "./names";
import { shownBy } from "../drawn";
import { victorOf } from "../ending";
import { mend } from "./mend";

/** More names than these make no line. */
const MOST_NAMED = 2;

function movers(commands: readonly GeneralId[], speaker: BattleSpeaker): string {
  const [only, ...others] = commands;
  if (only !== undefined && others.length === 0) return command(only, speaker);
  if (commands.length > MOST_NAMED) return `${String(commands.length)} commands`;
  return list(
    commands.map((id) => general(id, speaker)),
    "en",
  );
}

function rollers(guide: Guide, view: View, speaker: BattleSpeaker): string {
  const open = guide.awaited.flatMap((seat) => view.seats[seat]?.side ?? []);
  const each = open.map((one) => `${side(one, speaker)} ${dice(view.odds.dice[one])}`);
  return each.length === 0 ? "Roll for orders" : `Roll for orders: ${each.join(", ")}`;
}

function waiting(guide: Guide, speaker: BattleSpeaker): string {
  if (guide.awaited.length > MOST_NAMED) return `${String(guide.awaited.length)} players`;
  return list(
    guide.awaited.map((one) => seat(one, speaker)),
    "en",
  );
}

/** Who else fights in the combat. */
function along({ state: { position } }: View, speaker: BattleSpeaker): string {
  const { combat, joined = [] } = position;
  const others = joined.filter((one) => one !== combat?.by && one !== combat?.on);
  return others.length === 0 ? "" : `, with ${units(others, speaker)}`;
}

export function guideLine(guide: Guide, view: View, speaker: BattleSpeaker): string {
  const { step, interrupt, correction, amendment, combat } = guide;
  const { outcome } = view.state.position;
  if (outcome) return `The battle is over: ${victor(victorOf(outcome), speaker)}`;
  if (correction) {
    const now = shownBy(view, correction.thrown);
    const from = now === undefined ? "" : `from ${String(now)} `;
    return `${waiting(guide, speaker)}: may ${seat(correction.seat, speaker)} correct a die ${from}to ${String(correction.value)}?`;
  }
  if (amendment) {
    const what = `${unit(amendment.unit, speaker)}, ${mend(amendment.mend, speaker, view.state.position.units[amendment.unit])}`;
    return `${waiting(guide, speaker)}: may ${seat(amendment.seat, speaker)} put a record right: ${what}?`;
  }
  if (guide.over) return `${waiting(guide, speaker)}: the enemy has no units left. Is the battle over?`;
  if (interrupt?.type === "square") {
    return `${capital(unit(interrupt.unit, speaker))} must try to form square against ${unit(interrupt.by, speaker)}`;
  }
  if (interrupt?.type === "evade") {
    return `${capital(unit(interrupt.unit, speaker))} may evade from ${unit(interrupt.by, speaker)}`;
  }
  const who = guide.side === undefined ? waiting(guide, speaker) : side(guide.side, speaker);
  switch (step.type) {
    case "weather":
      return `${who}: enter the weather of this turn`;
    case "arrive":
      return "Both sides: put arriving units just off the table";
    case "rally":
      return "Both sides: rally routed units";
    case "chain":
      return "Both sides: check the chain of command";
    case "roll":
      return rollers(guide, view, speaker);
    case "split":
      return `Orders, ${who}: share the dice among your players`;
    case "own_dice":
      return `Orders, ${who}: player-generals roll dice of their own`;
    case "assign":
      return `Orders, ${who}: give each die to a general`;
    case "next":
      return `Priority ${String(step.priority)}, ${who}: choose the command that moves next`;
    case "move": {
      const contact = guide.may_contact ? "may move and may contact" : "may move, without contact";
      return `Priority ${String(step.priority)}, ${who}: ${movers(guide.commands, speaker)} ${contact}`;
    }
    case "tail":
      return `Without orders, ${who}: defensive formations, rout moves, generals`;
    case "mark":
      return `Marks, ${who}: choose cavalry to keep ready for reaction`;
    case "rout":
    case "rout_again":
      return `Voluntary rout, ${who}: put units to rout, or go on`;
    case "reorder":
      return `Reordering, ${who}: take disorder off units that rested`;
    case "react":
      return `Reaction, ${who}: marked cavalry may move and may contact`;
    case "counter_react":
      return `Counter-reaction, ${who}: contact cavalry that has just reacted`;
    case "fire":
      return `Fire, ${who}: choose who fires at whom`;
    case "combat":
    case "pursuit_combat":
      return combat
        ? `Combat: ${unit(combat.by, speaker)} attacks ${unit(combat.on, speaker)}${along(view, speaker)}`
        : `Combat, ${who}: choose which is fought next`;
    case "pursue":
      return `Pursuit, ${who}: marked cavalry may move and may contact`;
    case "counter_pursue":
      return `Counter-pursuit, ${who}: contact cavalry that has just pursued`;
    case "pursuit_fire":
      return `Fire in pursuit, ${who}: only at cavalry that pursued`;
    case "verdict":
      return `The last turn is over. ${who}: who has won?`;
  }
}
