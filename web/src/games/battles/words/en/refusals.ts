import type { Refusal } from "../../../../wire/battles";
import { capital } from "../../../../words/sentence";
import type { BattleSpeaker } from "../words";
import { general, side, unit } from "./names";
import { stepText } from "./told";

function outOfStep({ deed, step }: Extract<Refusal, { type: "out_of_step" }>, speaker: BattleSpeaker): string {
  const now = `Now: ${stepText(step, speaker)}.`;
  switch (deed) {
    case "assign":
      return `You cannot give orders now: the side without the initiative gives all of its own first, then the other. ${now}`;
    case "move_by_order":
      return `Units move by order only when their priority is called, from 6 down to 1. ${now}`;
    case "fire_first":
      return `The sides fire one after the other: wait until the other has finished. ${now}`;
    case "fire_in_turn":
      return `In this match the side without the initiative fires first, then the other: it is not your fire. ${now}`;
    case "pursuit_fire_first":
      return `In the pursuit the side without the initiative fires first, then the other: it is not your fire. ${now}`;
    case "choose_combat":
      return `The side with the initiative chooses the combats, one at a time, and says how each ended. ${now}`;
    case "choose_pursuit_combat":
      return `The side with the initiative chooses the combats of the pursuit, one at a time, and says how each ended. ${now}`;
    case "other":
      return `That belongs to another step, or somebody else has to answer first. ${now}`;
  }
}

export function refusal(refusal: Refusal, speaker: BattleSpeaker): string {
  const one = "unit" in refusal ? capital(unit(refusal.unit, speaker)) : "";
  const he = "general" in refusal ? capital(general(refusal.general, speaker)) : "";
  switch (refusal.type) {
    case "out_of_step":
      return outOfStep(refusal, speaker);
    case "square_first":
      return `${one} must first try to form square against ${unit(refusal.by, speaker)}: its side says how it went.`;
    case "evasion_first":
      return `First it is to be said whether ${unit(refusal.unit, speaker)} evades from ${unit(refusal.by, speaker)}.`;
    case "correction_first":
      return "A correction is waiting: those who are asked assent or refuse first.";
    case "other_answer":
      return "You are asked something else now: answer the question that is open.";
    case "not_yours":
      return "That is not yours: you answer for your own units, generals and dice.";
    case "no_such_thing":
      return "There is no such unit, general, die or combat: name one that is there.";
    case "not_there":
      return `${one} is not on the table: it is destroyed, or has not come yet.`;
    case "not_due":
      return `${one} cannot arrive: its turn of entry has not come, or it is here already.`;
    case "not_routed":
      return `${one} is not routed: only routed units rally.`;
    case "not_measured":
      return "That is no change: enter only distances that have changed, of generals and units that are there.";
    case "said_twice":
      return "The same distance is entered twice: enter it once.";
    case "no_die":
      return "You have no such die to give: only dice of yours with 4 or more that are not given yet are orders.";
    case "other_army":
      return `${he} is of the other army: orders go to your own generals.`;
    case "not_eligible":
      return `${he} cannot receive an order: he must directly command units that are on the table or just off it.`;
    case "has_order":
      return `${he} has had an order in this turn, even if it was lost: each general receives one at most.`;
    case "not_your_general":
      return `${he} is under another player: give orders to the generals whom you play.`;
    case "not_subordinate":
      return `${he} is not under the general who rolled that die: own dice go only to his subordinates.`;
    case "not_to_himself":
      return `${he} rolled that die himself: in this match own dice go to subordinates, not to oneself.`;
    case "nothing_of_his_own":
      return "You cannot keep a die: no general who can receive an order answers to you alone. Pass it to another player.";
    case "not_activated":
      return `${one} is not activated: its own general must receive an order while the unit is within his span.`;
    case "not_yet":
      return `${one} has an order of priority ${String(refusal.priority)}: wait until its command is called.`;
    case "other_side_first":
      return `At equal priority the side with the initiative moves first. Now: ${side(refusal.side, speaker)}.`;
    case "command_waits":
      return `${he}’s command does not move now: priority 6 comes first, 1 last.`;
    case "command_stands":
      return `No unit of ${general(refusal.general, speaker)}’s command is left to move, or all are exceptions.`;
    case "move_past":
      return `The move of ${unit(refusal.unit, speaker)} is past: a command that has ended its move does not come back to it.`;
    case "moved_already":
      return `${one} has moved in this turn: a unit moves once.`;
    case "routed":
      return `${one} is routed: it must rally before it moves by order.`;
    case "in_square":
      return `${one} was forced into square: it neither moves nor changes formation until the turn ends.`;
    case "evaded":
      return `${one} has evaded: it neither moves nor changes formation until the turn ends.`;
    case "not_of_arm":
      return `${one} cannot take that formation: it is not one of its arm.`;
    case "not_defensive":
      return `${one} has no order: it may only go from march column to column, from column to line, into square, or unlimber.`;
    case "had_its_order":
      return `${one} was activated: it changes formation when it moves by its order, not here.`;
    case "changed_once":
      return `${one} may make one defensive change only: from march column it becomes column, and line no sooner than the next turn.`;
    case "no_rout_move":
      return `${one} can make no rout move: only routed units do, once in a turn.`;
    case "general_stays":
      return `${he} stays: only generals without an order move by themselves, once in a turn, and only if this match allows it.`;
    case "touched_twice":
      return `${one} is named twice, or without a first enemy: name each enemy that is touched once.`;
    case "does_not_join":
      return `${one} does not fight along: at most two units fight on a side, and each touches an enemy of that combat.`;
    case "not_resting":
      return "You are asked as usual in this turn: there is nothing to take up again.";
    case "nothing_to_mend":
      return `${one} is so already, or cannot be so: correct only what was recorded by a slip.`;
    case "no_enemy":
      return `${one} is no target: choose an enemy unit on the table.`;
    case "disordered_contact":
      return `${one} is disordered: it must be reordered before it contacts the enemy.`;
    case "artillery_contact":
      return `${one} is artillery: artillery does not move into contact.`;
    case "priority_too_low":
      return `Priority ${String(refusal.priority)} is too low for ${unit(refusal.unit, speaker)} to contact the enemy: 5 is needed.`;
    case "reaction_too_low":
      return `Priority ${String(refusal.priority)} is too low for ${unit(refusal.unit, speaker)}: in this match 5 is needed to contact in reaction and pursuit too.`;
    case "not_cavalry":
      return `${one} is not cavalry: only cavalry is marked for reaction.`;
    case "mark_not_activated":
      return `${one} is not activated: cavalry without an order is not marked.`;
    case "mark_moved":
      return `${one} has moved or changed formation: only cavalry that stood still is marked.`;
    case "mark_unfit":
      return `${one} cannot be marked: it is engaged, routed or disordered, has evaded, or has its mark already.`;
    case "not_marked":
      return `${one} has no mark: only cavalry marked for reaction moves now.`;
    case "not_marked_to_pursue":
      return `${one} has no mark: only cavalry that is still marked pursues.`;
    case "not_marked_to_meet_pursuit":
      return `${one} has no mark: only cavalry that is still marked meets the pursuit.`;
    case "only_to_contact":
      return `${one} may now move only into contact with enemy cavalry that has just reacted: name it, or stay.`;
    case "only_reacted":
      return `${one} has not reacted: only enemy cavalry that has just reacted may be contacted now.`;
    case "pursuit_only_to_contact":
      return `${one} may now move only into contact with enemy cavalry that has just pursued: name it, or stay.`;
    case "only_pursuers":
      return `${one} has not pursued: only enemy cavalry that has just pursued may be contacted now.`;
    case "engaged_rout":
      return `${one} is in contact with the enemy: only units that are not engaged are put to rout voluntarily.`;
    case "engaged_rout_again":
      return `${one} is in contact with the enemy: engaged units are not put to rout after the reaction either.`;
    case "routed_twice":
      return `${one} is routed already.`;
    case "in_order":
      return `${one} is not disordered: there is nothing to reorder.`;
    case "reorder_moved":
      return `${one} has moved or changed formation: only units that stood still in this turn are reordered.`;
    case "reorder_shaken":
      return `${one} was disordered in this very movement phase: it can be reordered in the next turn.`;
    case "reorder_contacted":
      return `${one} was contacted by the enemy: it cannot be reordered in this turn.`;
    case "must_try_square":
      return "Infantry that is attacked by cavalry must try to form square: say how it went, or what spares it the attempt.";
    case "disordered_fire":
      return `${one} is disordered: it must be reordered before it fires.`;
    case "cavalry_fire":
      return `${one} is cavalry: cavalry does not fire.`;
    case "limbered_fire":
      return `${one} is limbered: it must unlimber before it fires.`;
    case "routed_fire":
      return `${one} is routed: it must rally before it fires.`;
    case "fired_already":
      return `${one} has fired: a unit fires once.`;
    case "not_in_pursuit":
      return `${one} has not moved in the pursuit: fire is now only at units that have.`;
    case "other_side_record":
      return `${one} is the enemy’s: each side records its own units.`;
    case "not_hit":
      return `${one} has neither been fired at nor fought in this turn: losses are recorded only then.`;
    case "too_many_figures":
      return `${one} never had so many: figures are from 0 to ${String(refusal.most)}.`;
    case "formation_not_result":
      return `The formation of ${unit(refusal.unit, speaker)} is recorded only as a result of fire or combat; otherwise it changes when the unit moves.`;
    case "nothing_new":
      return `${one} is that already: record what has changed.`;
    case "general_lost":
      return `${he} is lost: he must be replaced first.`;
    case "general_absent":
      return `${he} has not come yet: he comes with the first of the units he commands.`;
    case "general_not_lost":
      return `${he} is not lost: only a lost general is replaced.`;
    case "modifier_too_large":
      return "A modifier is from −15 to +15.";
    case "too_many_entries":
      return `In a turn ${String(refusal.most)} entries are recorded by a side at most: no more until the next.`;
    case "rolled_die":
      return "The program rolled that die: only a die that was typed in can be corrected.";
    case "built_on":
      return "That die stays as it is: orders have been made of that roll already.";
    case "not_on_the_die":
      return `Such a die shows 1 to ${String(refusal.sides)}, and it must be another number than it has now.`;
    case "no_free_roll":
      return "Order dice are rolled once: no die is rolled again.";
    case "chief_rolls":
      return "The commander in chief rolls for the whole army: the dice of player-generals come later.";
  }
}
