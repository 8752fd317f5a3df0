import type { Ask, View } from "../../../../wire/triumph";
import { capital } from "../../../../words/sentence";
import { opposite, sidesOf } from "../places";
import { attackIn, blocksIn, commandsLeft, other } from "../view";
import { many, points, steps } from "./numbers";
import { army } from "./pieces";
import { approach, atPosition, inLocale, locale } from "./places";

const sharers = {
  attack_leaders: "the two units that lead the attack",
  defence_leaders: "the two units that lead the defence",
  counter_attackers: "the two units that counter-attack",
};

function bid(view: View | undefined): string {
  const last = view?.stage.type === "auction" ? view.stage.bid : undefined;
  return last === undefined
    ? "What will you pay in morale for the choice of army? Bid, or pass."
    : `The last bid is ${points(last)} of morale. Bid more for the choice of army, or pass.`;
}

function placement(view: View | undefined): string {
  const two = view?.side === "allied" && view.options.day === "december-1";
  const corps = two ? "two of your corps; the others come later" : "your corps";
  return `Place ${corps}: each in its own locale, in reserve or at an approach.`;
}

function command(view: View | undefined): string {
  if (!view) return "Give a command, or end your turn.";
  const { corps, independent } = commandsLeft(view);
  const alone = many(independent, "independent command", "independent commands");
  const left =
    corps === undefined
      ? `a corps command of each commander who has given none, and ${alone}`
      : `${many(corps, "corps command", "corps commands")} and ${alone}`;
  return `Give a command, or end your turn. Left: ${left}.`;
}

function defence(view: View | undefined): string {
  const attack = attackIn(view);
  if (!view || !attack) return "You are attacked. Retreat, or name the pieces that defend and the units that lead.";
  const { near, far } = sidesOf(attack.from);
  const how = attack.guard ? " with the Guard" : "";
  const threat = `${capital(army[view.turn.side])} threaten ${locale(far)} from ${locale(near)}${how}.`;
  return blocksIn(view)
    ? `${threat} All who block the approach defend: name the units that lead, if any.`
    : `${threat} Retreat, or name the pieces that defend and the units that lead.`;
}

function feint(view: View | undefined): string {
  const attack = attackIn(view);
  if (!view || !attack) return "The enemy stands. Press the attack, or make it a feint.";
  const stands = `${capital(army[other(view.turn.side)])} stand ${inLocale(sidesOf(attack.from).far)}.`;
  if (attack.guard) return `${stands} A Guard Attack cannot be a feint: press it.`;
  if (attack.ride) return `${stands} Cavalry on the road can only feint: choose where it halts.`;
  return `${stands} Press the attack, or make it a feint.`;
}

function losses({ of, steps: due }: Extract<Ask, { type: "losses" }>): string {
  switch (of.type) {
    case "attack":
      return `Take ${steps(due)} from your other attacking units.`;
    case "defence":
      return `Take ${steps(due)} from your other defending units.`;
    case "retreat":
      return `The retreat costs ${steps(due)} ${atPosition(of.at)}. Choose who takes the loss.`;
  }
}

export function ask(ask: Ask, view: View | undefined): string {
  const attack = attackIn(view);
  switch (ask.type) {
    case "bid":
      return bid(view);
    case "side":
      return "You have won the auction. Which army will you command?";
    case "assignment":
      return view?.stage.type === "set_up" && view.stage.mine !== "assign"
        ? "Change which units your commanders have."
        : "Assign each of your units to a commander.";
    case "placement":
      return placement(view);
    case "detachments":
      return "Detach up to six units from your corps and post them nearby, or none.";
    case "battery":
      return "Name the battery that stays fixed for the whole battle.";
    case "command":
      return command(view);
    case "defence":
      return defence(view);
    case "feint":
      return feint(view);
    case "declaration":
      return attack
        ? `Declare your attack over ${approach(attack.from)}: the command, its width and the units that lead.`
        : "Declare your attack: the command, its width and the units that lead.";
    case "counter_attack":
      return "Will you counter-attack? Choose one or two units that do not lead, or none.";
    case "share":
      return `Share ${steps(ask.steps)} between ${sharers[ask.of]}.`;
    case "losses":
      return losses(ask);
    case "destinations":
      return "Your units retreat. Choose an adjacent locale for each of them.";
    case "kept":
      return "Each broken corps keeps one unit, the others are detached. Choose who stays with his commander.";
    case "advance":
      return attack
        ? `At least one of the units named must advance to ${approach(opposite(attack.from))}. Choose who goes.`
        : "At least one of the units named must advance to the approach. Choose who goes.";
    case "entry":
      return attack
        ? `The enemy has left ${locale(sidesOf(attack.from).far)}. Choose who goes in.`
        : "The enemy has gone. Choose who goes in.";
    case "ride":
      return view?.stage.type === "ride"
        ? `Your cavalry stands ${inLocale(view.stage.at)}. It may ride on, attack again, or halt.`
        : "Your cavalry may ride on, attack again, or halt.";
  }
}
