import type { Refusal } from "../../../../wire/triumph";

export const refusals: Record<Refusal["type"], string> = {
  another_answer: "You are asked something else now: answer the question that is open.",
  not_there: "That piece or place is not there, or is named twice: name pieces and places that are there, each once.",
  wrong_sum: "The losses you allot must come to exactly the steps that have to be lost, no more and no fewer.",

  bid_too_low: "A bid must be higher than the one before it; the first may be zero.",
  bid_too_high: "That bid would leave the army no morale: whichever army you choose must keep at least one point.",

  unit_not_assigned: "Every unit of your army must be assigned to a commander, and to one only.",
  corps_too_small: "A corps is too small: each commander needs at least the number of units printed beside his name.",
  corps_too_large: "A corps is too large: a commander may have at most eight units.",
  allied_corps_not_placed: "On 2 December every Allied corps begins on the map: place all of them.",
  not_two_corps: "On 1 December the Allies place exactly two corps; all the others come as reinforcements.",
  not_its_locale:
    "A corps begins in the locale that bears its commander’s name, in reserve or at one of its approaches.",
  french_corps_not_placed: "All French corps begin on the map, except Bernadotte’s and Davout’s: place all the others.",
  reinforcement_placed: "Bernadotte and Davout are not placed: they come onto the map later, as reinforcements.",
  no_other_unit:
    "Bernadotte and Davout each need at least one unit that is not 2-strength infantry: give him another kind as well.",
  allied_corps_without_room:
    "An Allied corps on the map may not be larger than the capacity of its locale: assign it fewer units.",
  too_many_detachments: "Before the battle the French may detach six units at most.",
  detachment_off_map: "Before the battle units are detached only from corps on the map, not from reinforcements.",
  detachment_too_far:
    "A unit detached before the battle may stand at most two locales from its commander, by passable approaches.",
  detachment_by_star:
    "No unit detached before the battle may stand in or next to a locale with a red, green or black star.",
  detachments_without_room:
    "There are more French units in a locale than its capacity allows: detach more, or post them elsewhere.",
  no_battery: "The fixed battery must be one of your artillery units on the map.",
  battery_not_at_approach:
    "A battery in reserve must go to an approach of its locale when it is fixed; one at an approach stays there.",
  battery_not_in_reserve: "With the Santon option, a battery that is fixed on the Santon stands in its reserve.",

  no_room: "There is no room: your units in a locale may not be more than its capacity.",
  corps_full: "That corps is full: no commander may have more than eight units.",
  last_unit: "A commander cannot give away the last unit of his corps: one must stay with him.",
  way_full:
    "The road runs through a locale that is already full: a road move may pass one that is too small for it, never a full one.",
  not_his_unit: "A commander commands only units of his own corps.",
  commander_spent: "That commander has given his command for this turn: each gives only one.",
  allied_corps_spent: "The Allies have given their five corps commands for this turn.",
  allied_units_spent: "The Allies have given their three independent commands for this turn.",
  french_units_spent: "The French have given their four independent commands for this turn.",
  nobody_detached: "A Detach Move must detach and move at least one unit.",
  detach_by_road: "A Detach Move never goes by road: move the units to a position next to them.",
  not_together: "Only a unit in the same position as the commander can be attached to his corps.",
  already_his: "That unit is in his corps already: attach a detached unit, or one from another corps.",
  moved_already: "That unit has moved in this turn: no unit is moved twice.",
  off_map_attach: "Nothing can be attached off the map: the corps has to come in first.",
  fixed_battery: "The fixed battery never moves.",

  impassable: "That approach is impassable: nobody may cross it or stand at it.",
  enemy_there: "The enemy is in that locale: it can be entered only by an attack.",
  too_far_from_reserve:
    "From reserve a piece moves to the reserve of an adjacent locale or to an approach of its own; further only by road.",
  too_far_from_approach:
    "From an approach a piece moves to the reserve of its locale, or to the reserve right across that approach.",
  main_road_too_long: "That is too far: on the main road alone a move goes three locales at most.",
  road_too_long: "That is too far: with any local road on the way, a road move goes two locales at most.",
  roads_not_connected:
    "Those roads do not connect: a march stays on the road it came in on, and passes no locale twice.",
  road_from_approach: "A road move begins in reserve, not at an approach.",
  road_to_approach: "A road move ends in reserve: only cavalry alone may halt at an approach.",
  approach_off_road:
    "Cavalry halts only at an approach of its last locale that is crossed by a road joined to the one it rode.",
  reserve_entered:
    "A corps of two or more units cannot go by road into a locale whose reserve holds units that entered it this turn.",
  reserve_shut:
    "A corps of two or more units has taken the road through that locale: nobody else may enter its reserve this turn.",
  corps_must_halt:
    "A corps of two or more units on the road must halt in the first locale next to an enemy corps of two or more.",
  too_early: "It is too early: units of Bernadotte and Davout come no sooner than the hour of their commander.",
  not_our_entry: "Reinforcements come in only at the entries of their own army.",
  entry_held: "The enemy holds that entry: reinforcements cannot come into a locale with an enemy piece.",
  enters_by_road: "Reinforcements come in by a road move, through one of their entries.",

  nothing_to_attack:
    "There is nobody to attack: a threat goes over an approach from where no enemy stands into a locale that the enemy holds.",
  one_command: "An attack is made by one command; only Corps Moves, or Unit Moves of two batteries, may be combined.",
  not_from_one_place: "Combined Corps Moves must begin in one position and go over the same approach.",
  not_two_batteries:
    "Unit Moves combine only for two batteries that block the attack approach and both lead the attack.",
  not_all_cavalry: "Only cavalry attacks by road: leave the other units behind, or go without the road.",
  obstructed_attack: "The defence approach is obstructed: cavalry cannot lead an attack over it.",
  obstructed_defence: "The approach is obstructed: cavalry cannot lead its defence.",
  obstructed_counter_attack: "The approach is obstructed: cavalry cannot counter-attack over it.",
  cannot_be_carried_out:
    "You have nobody to carry out that threat: some piece with a command left must be able to go there, whatever the enemy answers.",
  night: "It is night: there are no attacks in this round, but you may move.",
  approach_closed:
    "That approach is closed for this turn: after a feint or a lost attack nobody attacks over it again.",
  locale_won: "That locale was won in combat this turn: only the attackers who won it may go in.",
  no_guard:
    "For a Guard Attack you must show a unit of the Guard that stands at this approach or in the reserve behind it and can still be commanded.",
  guard_obstructed: "Your side of the approach is obstructed: no Guard Attack can be made over it.",
  guard_beaten: "Your Guard Attack was beaten: this army can declare no other.",

  nobody_named: "Name at least one unit to defend, or retreat.",
  blockers_cannot_retreat: "Your pieces block the approach: they must defend it, and cannot retreat before combat.",
  blocker_not_named: "All pieces that block the defence approach must defend.",
  named_elsewhere: "Pieces at another approach cannot defend this one.",
  reserve_behind_blockers: "Your pieces block the approach: those in reserve cannot be named as well.",
  two_detached_named: "Of the pieces in reserve, only one detached unit may be named to defend.",
  commander_alone: "A commander defends only together with a unit of his corps.",
  defended_elsewhere: "Those pieces have defended another approach in this turn, and cannot be named here.",
  retreated_from_combat: "Those pieces have retreated from a combat in this turn, and cannot be named.",
  leader_not_named: "Only a unit that was named to defend can lead the defence.",
  three_lead_defence: "At a wide approach two units at most lead the defence.",
  two_lead_narrow_defence: "At a narrow approach one unit at most leads the defence.",
  unlike_reserve_leaders:
    "Two units that lead from reserve must be of the same type and the same corps; Guard and line infantry count as one type.",
  weak_reserve_leader: "A unit of strength one cannot lead a defence from reserve.",
  santon_defence: "With the Santon option, no artillery on the Santon but the fixed battery may lead a defence.",

  road_must_feint: "The enemy stands: an attack by road can then only be a feint.",
  feint_must_stay: "Pieces that block the attack approach stay there when they feint.",
  guard_feint: "A Guard Attack may not be a feint: press it.",
  feint_elsewhere:
    "Pieces that feint end in the reserve of the attack locale or at the attack approach, all in the same place.",

  too_wide: "The approach is narrow: the attack over it must be narrow too.",
  leader_not_picked: "A narrow attack meets only one of two defending leaders: choose which.",
  leader_not_attacking: "Only one of the attacking units can lead the attack.",
  three_lead_attack: "Two units at most lead a wide attack.",
  two_lead_narrow_attack: "One unit at most leads a narrow attack.",
  unlike_leaders: "Two units that lead an attack must be of the same type.",
  weak_leader: "Infantry or cavalry of strength one cannot lead an attack.",
  guns_by_corps_move: "Artillery cannot lead an attack made by Corps Move: use a Unit Move or a Detach Move.",
  guns_not_at_approach: "Artillery leads an attack only if it blocks the attack approach.",
  guns_two_rounds:
    "Artillery led an attack over this approach in the last round: it may do so again only from a hill onto lower ground.",
  guns_twice: "Artillery has led an attack over this approach in this turn: a second one must be led by others.",
  santon_attack: "With the Santon option, no artillery on the Santon but the fixed battery may lead an attack.",
  guard_with_line: "Guard and line infantry cannot lead an attack together.",
  not_led_by_guard: "A Guard Attack must be led by the Guard, and by the Guard alone.",
  fixed_battery_follows: "The fixed battery takes part in an attack only if it leads it, or in a feint.",
  too_many_attackers:
    "You attack with more units than the defence locale can hold: leave some behind, so that the attackers do not exceed its capacity.",
  two_road_commands: "An attack by road is one command only: no other can be combined with it.",

  counter_not_named: "Only units that were named to defend can counter-attack.",
  counter_leads: "A unit that leads the defence cannot counter-attack as well.",
  three_counter_attack: "Two units at most counter-attack.",
  unlike_counter_attackers: "Two units that counter-attack must be of the same type and the same corps.",
  infantry_counter_attack:
    "Infantry counter-attacks only when the attacker is ahead in the initial result; cavalry always may.",
  guns_counter_attack: "Artillery never counter-attacks.",
  guard_counter_with_line: "Guard and line infantry cannot counter-attack together.",

  uneven_share: "Two units share losses as evenly as possible: only the odd step is yours to place.",
  too_much_for_unit: "A unit cannot lose more steps than it has.",
  loss_outside_attack: "These losses fall on the attacking units that did not lead: choose among them.",
  loss_outside_defence:
    "These losses fall on the other units named to defend, and on artillery that led: choose among them.",
  loss_outside_approach: "These losses fall on infantry and cavalry at that approach: choose among them.",
  loss_outside_reserve: "These losses fall on infantry in reserve that was not named to defend: choose among it.",

  not_adjacent: "Units retreat to the reserve of an adjacent locale, no further.",
  into_attack_locale: "Nobody retreats into the locale that the attack came from.",
  retreat_impassable: "That approach is impassable: nobody can retreat across it.",
  retreat_to_enemy: "The enemy is in that locale: nobody can retreat there.",
  retreat_without_room: "There is no room for so many in that locale: retreat to another as well.",
  lost_with_room: "There is still room for that unit: only units that find no room are lost.",
  not_one_kept_in_retreat: "Each corps that retreats keeps exactly one unit: choose one.",
  not_one_kept_in_defeat: "After a lost attack each corps keeps exactly one of its attacking units: choose one.",

  nobody_advances_after_feint: "After a feint the defenders in reserve must advance at least one unit to the approach.",
  nobody_advances_after_defence: "Defenders who won from reserve must advance at least one unit to the approach.",
  may_not_advance:
    "Only units that were named advance, never the fixed battery; a commander goes or stays with at least one unit of his.",

  no_guard_enters: "The enemy retreated from a Guard Attack: a unit of the Guard must be among those who go in.",
  battery_may_not_stay: "Only a battery that could have led this attack may stay in place; all others go in.",
};
