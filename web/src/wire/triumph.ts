// Generated from the types of the server by `make types`; do not edit.

import type { Outcome, Seat } from "./table";

export type Action =
  | { type: "bid"; points: number }
  | { type: "pass" }
  | { type: "side"; side: Side }
  | { type: "assign"; corps: Muster }
  | { type: "place"; corps: Posts }
  | { type: "set_up_detachments"; units: { [key in Unit]?: Position } }
  | { type: "fix_battery"; unit: Unit; to?: Approach }
  | { type: "corps_move"; corps: Commander; leave?: Units; to: Route }
  | { type: "detach_move"; corps: Commander; units: Units; to: Position }
  | { type: "attach"; corps: Commander; unit: Unit }
  | { type: "unit_move"; unit: Unit; to: Route }
  | { type: "threaten"; approach: Approach; guard?: Unit }
  | { type: "end_turn" }
  | { type: "retreat" }
  | { type: "hold"; leaders?: Units }
  | { type: "defend"; units: Units; commanders?: Commanders; leaders?: Units }
  | { type: "press" }
  | {
      type: "feint";
      /** None for cavalry that feints on its ride. */
      order?: Order;
      /** Where pieces from a reserve end. */
      to: Position;
    }
  | {
      type: "declare";
      order: Order;
      narrow?: boolean;
      /** The leader that a narrow attack is made on, where there are two. */
      against?: number;
      leaders?: Units;
    }
  | { type: "counter_attack"; units: Units }
  | { type: "share"; first: number }
  | { type: "lose"; steps: { [key in Unit]?: number } }
  | {
      type: "go_to";
      units: { [key in Unit]?: Locale };
      /** Who finds no room. */
      lost?: Units;
    }
  | { type: "keep"; units: Units }
  | {
      type: "advance";
      units: Units;
      /** Commanders who go up though some of their units stay. */
      commanders?: Commanders;
    }
  | { type: "enter"; order: Order }
  | { type: "stay_behind"; order: Order }
  | { type: "ride_on"; way: Way }
  | { type: "ride_against"; roads: Roads }
  | { type: "ride_no_further" };

/**
 * One side of a border: the approach of a locale toward its neighbour, as in "63-64". The two sides of a border are
 * numbered one after the other, the side of the lower locale first.
 */
export type Approach = string & { readonly brand: "Approach" };

export type ArmySight = {
  standing: Standing;
  /** As everybody sees them. */
  corps: { [key in Commander]: CorpsSight };
  detached: { [key in Position]: GroupSight };
  /** Where the fixed battery stands. */
  fixed?: Position;
  /** For the army itself: each of its units. */
  units?: { [key in Unit]: UnitSheet };
  stood?: { [key in Commander]: Approach };
};

export type Ask =
  | { type: "bid" }
  | { type: "side" }
  | { type: "assignment" }
  | { type: "placement" }
  | { type: "detachments" }
  | { type: "battery" }
  | { type: "command" }
  | { type: "defence" }
  | { type: "feint" }
  | { type: "declaration" }
  | { type: "counter_attack" }
  | { type: "share"; of: Share; steps: number }
  | { type: "losses"; of: Losses; steps: number }
  | { type: "destinations" }
  | { type: "kept" }
  | { type: "advance" }
  | { type: "entry" }
  | { type: "ride" };

export type Assault = {
  order?: Order;
  units: Units;
  count: number;
  leaders: Units;
  narrow: boolean;
  /** Guns lead. */
  guns: boolean;
  initial: number;
  result: number;
  lost: number;
  /** Steps still to be allotted in the group that is asked about, and to those after it. */
  due: number;
};

export type AttackSight = {
  /** The attack approach. */
  from: Approach;
  guard: boolean;
  /** A corps on the road had to halt in the attack locale. */
  halts?: boolean;
  step: AttackStep;
  ride?: RideSight;
  blocked: boolean;
  defenders: Array<Group>;
  defenders_named: number;
  defence_leaders: Array<Leader>;
  counter: Array<Leader>;
  command?: Command;
  attackers: Array<Group>;
  attackers_named: number;
  attack_leaders: Array<Leader>;
  narrow: boolean;
  guns: boolean;
  initial: number;
  /** Who has won with the initial result, and why; it follows from the rest. */
  won_at_first?: Verdict;
  result: number;
  won?: Verdict;
  due: number;
  /** For the defender: whom he named, and who leads, sealed or not. */
  defence?: Defence;
  /** For the attacker. */
  assault?: Assault;
};

/** The eleven steps of an attack, as far as they wait for somebody. */
export type AttackStep =
  | { type: "defence" }
  | { type: "feint" }
  | { type: "declaration" }
  | { type: "counter_attack" }
  | { type: "share_attack" }
  | { type: "lose_attack" }
  | { type: "share_defence" }
  | { type: "share_counter" }
  | { type: "lose_defence" }
  | { type: "retreat_losses"; at: Position; beaten: boolean }
  | { type: "destinations"; beaten: boolean }
  | { type: "kept_in_retreat"; beaten: boolean }
  | { type: "entry" }
  | { type: "kept_in_defeat" }
  | { type: "advance" };

/** When cavalry that attacks by road proves what it is. */
export type CavalryShown = "declared" | "ride_over";

export type Command = "corps_move" | "detach_move" | "unit_move";

/** A commander by the id of his name, "st-hilaire". The French come first. */
export type Commander = string & { readonly brand: "Commander" };

export type Commanders = Array<Commander>;

export type CorpsSight = {
  at: Position;
  hidden: number;
  seen?: Array<Face>;
  /** Seen before the last shuffle. */
  noted?: Array<Face>;
};

export type Day = "december-2" | "december-1";

export type Defence = {
  /** The named pieces block the defence approach; otherwise they stand in the reserve. */
  blocked: boolean;
  named: Units;
  commanders: Commanders;
  /** How many units were named, the dead ones too. */
  count: number;
  /** Sealed until the attack is pressed; the leaders from then on. */
  leaders: Units;
  counter: Units;
  /** Steps lost in this combat, and how many of them by counter-attacking. */
  lost: number;
  countered: number;
  /** Who has found a refuge in a retreat, and where. */
  refuge: { [key in Unit]?: Locale };
};

/** A corps as it stands when the battle begins. */
export type Deployed = { at: Position; count: number };

export type End = { winner: Side; how: How };

/** What is painted on a unit. A reduced unit is replaced by a weaker one of its arm, a reduced Guard by line infantry. */
export type Face =
  | "infantry1"
  | "infantry2"
  | "infantry3"
  | "cavalry1"
  | "cavalry2"
  | "cavalry3"
  | "artillery1"
  | "guard3";

export type Fired = Array<Approach>;

export type Forecast =
  | { type: "reach"; ends: Array<RoadEnd> }
  | { type: "initial"; reckoned: Reckoned }
  | { type: "final"; reckoned: Reckoned }
  | { type: "takers"; units: Units; steps: number }
  | { type: "refuges"; rooms: { [key in Locale]: number }; homeless: number };

export type Group = {
  /** None for detached units. */
  corps?: Commander;
  /** The commander is one of the pieces. */
  led?: boolean;
  count: number;
  /** Of those that are seen. */
  faces?: Array<Face>;
  /** Only for the owner. */
  units?: Units;
};

export type GroupSight = {
  hidden: number;
  seen?: Array<Face>;
  /** Seen before the last shuffle. */
  noted?: Array<Face>;
};

export type Handicap = "none" | "french" | "allied" | "auction";

export type Hit = {
  corps?: Commander;
  /** Before the loss. */
  face: Face;
  steps: number;
};

/** Units that hold an objective, in one position of it. */
export type Holders = { at: Position; pieces: Array<Group> };

export type How = "decisive" | "marginal";

/** A unit that leads or counter-attacks, for all to see. */
export type Leader = { face: Face; corps?: Commander };

/** Something that counts in an attack, and how much. */
export type Line =
  | { type: "leader"; face: Face; amount: number }
  | { type: "nobody_leads"; amount: number }
  | { type: "foot_against_blockers"; amount: number }
  | { type: "penalty"; symbol: Symbol; amount: number }
  | {
      type: "defender";
      face: Face;
      amount: number;
      /** Counts one less against the Guard. */
      awed: boolean;
    }
  | { type: "guns_fire"; amount: number }
  | { type: "counter_attacker"; face: Face; amount: number };

/** A locale by its printed number. */
export type Locale = number & { readonly brand: "Locale" };

export type LossCause = "attack" | "defence" | "counter_attack" | "retreat" | "guns_abandoned" | "no_room";

/** Who is to lose how much, and for what. */
export type LossLine =
  | { type: "enemy_leaders"; count: number; amount: number }
  | { type: "result"; amount: number }
  | { type: "own_guns"; count: number; amount: number }
  | { type: "guns_safe"; amount: number };

export type Losses = { type: "attack" } | { type: "defence" } | { type: "retreat"; at: Position };

export type MoraleCause = "combat" | "retreat" | "heavy_cavalry" | "guard" | "guard_beaten" | "reinforced" | "night";

export type Muster = { [key in Commander]?: Array<Unit> };

/** Who holds an objective. */
export type Objective = "corps" | "any_unit";

export type Options = {
  day: Day;
  handicap: Handicap;
  /** What an agreed handicap takes from the morale. */
  points: number;
  santon: boolean;
  cavalry: CavalryShown;
  objective: Objective;
  sharing: Sharing;
  /** A note stays of the faces that were seen in a group before it was shuffled. */
  memory: boolean;
};

export type Order =
  | { type: "corps"; corps: Commanders; leave?: Units; road?: Way }
  | { type: "detach"; corps: Commander; units: Units }
  | { type: "unit"; units: Units; road?: Way };

export type Pick =
  | { type: "bid"; points: number }
  | { type: "pass" }
  | { type: "side"; side: Side }
  | { type: "assign"; commander: Commander }
  | { type: "to"; position: Position }
  | { type: "off" }
  | { type: "corps"; commander: Commander }
  | { type: "detach"; commander: Commander }
  | { type: "attach"; commander: Commander }
  | { type: "unit"; unit: Unit }
  | { type: "leave"; unit: Unit }
  | { type: "enter"; entry: RoadEntry }
  | { type: "road"; road: Road }
  | { type: "stop" }
  | { type: "threat"; approach: Approach }
  | { type: "guard_threat"; approach: Approach }
  | { type: "end" }
  | { type: "retreat" }
  | { type: "commander"; commander: Commander }
  | { type: "lead"; unit: Unit }
  | { type: "press" }
  | { type: "feint" }
  | { type: "wide" }
  | { type: "narrow" }
  | { type: "against"; leader: number }
  | { type: "hit"; unit: Unit }
  | { type: "share"; first: number }
  | { type: "go"; locale: Locale }
  | { type: "lost" }
  | { type: "keep"; unit: Unit }
  | { type: "stay" }
  | { type: "ride_on" }
  | { type: "ride_against" }
  | { type: "done" };

/** Off the map ("off"), in the reserve of a locale ("63") or at one of its approaches ("63-64"), in this order. */
export type Position = string & { readonly brand: "Position" };

export type Posts = { [key in Commander]?: Position };

/** A result with all that made it. */
export type Reckoned = {
  result: number;
  winner: Side;
  why: WhyWon;
  /** What was added to the result before it: nothing, or the initial one. */
  lines: Array<Line>;
  attackers: number;
  defenders: number;
};

export type Refusal =
  | { type: "another_answer" }
  | { type: "not_there" }
  | { type: "wrong_sum" }
  | { type: "bid_too_low" }
  | { type: "bid_too_high" }
  | { type: "unit_not_assigned" }
  | { type: "corps_too_small" }
  | { type: "corps_too_large" }
  | { type: "allied_corps_not_placed" }
  | { type: "not_two_corps" }
  | { type: "not_its_locale" }
  | { type: "french_corps_not_placed" }
  | { type: "reinforcement_placed" }
  | { type: "no_other_unit" }
  | { type: "allied_corps_without_room" }
  | { type: "too_many_detachments" }
  | { type: "detachment_off_map" }
  | { type: "detachment_too_far" }
  | { type: "detachment_by_star" }
  | { type: "detachments_without_room" }
  | { type: "no_battery" }
  | { type: "battery_not_at_approach" }
  | { type: "battery_not_in_reserve" }
  | { type: "no_room" }
  | { type: "corps_full" }
  | { type: "last_unit" }
  | { type: "way_full" }
  | { type: "not_his_unit" }
  | { type: "commander_spent" }
  | { type: "allied_corps_spent" }
  | { type: "allied_units_spent" }
  | { type: "french_units_spent" }
  | { type: "nobody_detached" }
  | { type: "detach_by_road" }
  | { type: "not_together" }
  | { type: "already_his" }
  | { type: "moved_already" }
  | { type: "off_map_attach" }
  | { type: "fixed_battery" }
  | { type: "impassable" }
  | { type: "enemy_there" }
  | { type: "too_far_from_reserve" }
  | { type: "too_far_from_approach" }
  | { type: "main_road_too_long" }
  | { type: "road_too_long" }
  | { type: "roads_not_connected" }
  | { type: "road_from_approach" }
  | { type: "road_to_approach" }
  | { type: "approach_off_road" }
  | { type: "reserve_entered" }
  | { type: "reserve_shut" }
  | { type: "corps_must_halt" }
  | { type: "too_early" }
  | { type: "not_our_entry" }
  | { type: "entry_held" }
  | { type: "enters_by_road" }
  | { type: "nothing_to_attack" }
  | { type: "one_command" }
  | { type: "not_from_one_place" }
  | { type: "not_two_batteries" }
  | { type: "not_all_cavalry" }
  | { type: "obstructed_attack" }
  | { type: "obstructed_defence" }
  | { type: "obstructed_counter_attack" }
  | { type: "cannot_be_carried_out" }
  | { type: "night" }
  | { type: "approach_closed" }
  | { type: "locale_won" }
  | { type: "no_guard" }
  | { type: "guard_obstructed" }
  | { type: "guard_beaten" }
  | { type: "nobody_named" }
  | { type: "blockers_cannot_retreat" }
  | { type: "blocker_not_named" }
  | { type: "named_elsewhere" }
  | { type: "reserve_behind_blockers" }
  | { type: "two_detached_named" }
  | { type: "commander_alone" }
  | { type: "defended_elsewhere" }
  | { type: "retreated_from_combat" }
  | { type: "leader_not_named" }
  | { type: "three_lead_defence" }
  | { type: "two_lead_narrow_defence" }
  | { type: "unlike_reserve_leaders" }
  | { type: "weak_reserve_leader" }
  | { type: "santon_defence" }
  | { type: "road_must_feint" }
  | { type: "feint_must_stay" }
  | { type: "guard_feint" }
  | { type: "feint_elsewhere" }
  | { type: "too_wide" }
  | { type: "leader_not_picked" }
  | { type: "leader_not_attacking" }
  | { type: "three_lead_attack" }
  | { type: "two_lead_narrow_attack" }
  | { type: "unlike_leaders" }
  | { type: "weak_leader" }
  | { type: "guns_by_corps_move" }
  | { type: "guns_not_at_approach" }
  | { type: "guns_two_rounds" }
  | { type: "guns_twice" }
  | { type: "santon_attack" }
  | { type: "guard_with_line" }
  | { type: "not_led_by_guard" }
  | { type: "fixed_battery_follows" }
  | { type: "too_many_attackers" }
  | { type: "two_road_commands" }
  | { type: "counter_not_named" }
  | { type: "counter_leads" }
  | { type: "three_counter_attack" }
  | { type: "unlike_counter_attackers" }
  | { type: "infantry_counter_attack" }
  | { type: "guns_counter_attack" }
  | { type: "guard_counter_with_line" }
  | { type: "uneven_share" }
  | { type: "too_much_for_unit" }
  | { type: "loss_outside_attack" }
  | { type: "loss_outside_defence" }
  | { type: "loss_outside_approach" }
  | { type: "loss_outside_reserve" }
  | { type: "not_adjacent" }
  | { type: "into_attack_locale" }
  | { type: "retreat_impassable" }
  | { type: "retreat_to_enemy" }
  | { type: "retreat_without_room" }
  | { type: "lost_with_room" }
  | { type: "not_one_kept_in_retreat" }
  | { type: "not_one_kept_in_defeat" }
  | { type: "nobody_advances_after_feint" }
  | { type: "nobody_advances_after_defence" }
  | { type: "may_not_advance" }
  | { type: "no_guard_enters" }
  | { type: "battery_may_not_stay" };

/** Cavalry that went in by road where the defender gave way, and may ride on. */
export type Ride = {
  units: Units;
  /** Under a Corps Move. */
  corps?: Commander;
  at: Locale;
  /** The road group on which it came. */
  group: number;
  steps: number;
  /** On the main road all the way. */
  main: boolean;
  passed: Array<Locale>;
  /** The road over which it threatens. */
  charge?: Road;
};

export type RideSight = { at: Locale; riders: Array<Group>; group: number; steps: number; main: boolean; ride?: Ride };

/**
 * A road over a border, seen from one end, as in "63.1-64.0": from group 1 of locale 63 to group 0 of locale 64. The
 * main road has an "m" behind it, since a local road may join the same groups. The roads of one group meet inside the
 * locale; a march that came in on a group leaves by the same.
 */
export type Road = string & { readonly brand: "Road" };

export type RoadEnd = { to: Position; way: Way };

/** A road entry by its mark, "F1" or "A13". The marks count through both sides. */
export type RoadEntry = string & { readonly brand: "RoadEntry" };

/** Up to three roads, one after the other. */
export type Roads = Array<Road>;

/** Where a move goes: plainly to a position, or along roads. */
export type Route = Position | Way;

export type Share = "attack_leaders" | "defence_leaders" | "counter_attackers";

/** How losses fall on two leaders. */
export type Sharing = "even" | "free";

export type Side = "french" | "allied";

export type StageSight =
  | { type: "auction"; bidder: Seat; bid?: number }
  | { type: "choose_side"; winner: Seat; bid: number }
  | { type: "set_up"; mine?: Task; allied_deployed: boolean }
  | { type: "command" }
  | { type: "attack" } & AttackSight
  | { type: "ride" } & RideSight
  | { type: "over" } & End;

export type Standing = {
  /** Zero once the army is demoralised. */
  morale: number;
  /** All points of morale lost so far, which is what a night gives back of. */
  morale_lost?: number;
  /** Steps of strength lost so far. */
  steps_lost?: number;
  heavy_committed?: boolean;
  guard_committed?: boolean;
  /** A Guard Attack was beaten: there will be no other. */
  guard_beaten?: boolean;
  /** A reinforcement has come in. */
  reinforced?: boolean;
  /** The attack approaches from which guns have led in this army's latest turn, and in the one before. */
  fired?: Fired;
  fired_before?: Fired;
};

export type Star = "blue" | "red" | "green" | "black";

export type Symbol = "infantry" | "cavalry" | "artillery";

/** What an army has to do next to be set up. */
export type Task = "assign" | "place" | "detach" | "fix" | "nothing";

export type Told =
  | { type: "bid"; seat: Seat; points: number }
  | { type: "passed"; seat: Seat }
  | { type: "side_chosen"; seat: Seat; side: Side; points: number }
  | { type: "assigned"; side: Side }
  | { type: "placed"; side: Side }
  | { type: "detached"; side: Side; count: number }
  | { type: "battery_fixed"; side: Side; at: Position }
  | {
      type: "deployed";
      side: Side;
      corps: { [key in Commander]: Deployed };
      detached?: { [key in Position]: number };
      /** Where the fixed battery stands. */
      fixed?: Position;
    }
  | { type: "round_began"; round: number }
  | { type: "turn_began"; side: Side }
  | { type: "turn_ended"; side: Side }
  | {
      type: "moved";
      side: Side;
      command: Command;
      pieces: Array<Group>;
      from: Position;
      to: Position;
      roads?: Roads;
      /** Detached and left behind. */
      left?: Array<Group>;
    }
  | { type: "attached"; side: Side; corps: Commander; at: Position; piece: Group }
  | {
      type: "threatened";
      side: Side;
      approach: Approach;
      guard: boolean;
      /** The unit of the Guard that was shown for a Guard Attack. */
      pieces: Array<Group>;
    }
  | { type: "defended"; side: Side; approach: Approach; pieces: Array<Group> }
  | { type: "pressed"; side: Side; approach: Approach }
  | {
      type: "defence_led";
      side: Side;
      faces: Array<Face>;
      /** The same, by corps. */
      pieces: Array<Group>;
    }
  | {
      type: "feinted";
      side: Side;
      approach: Approach;
      command: Command;
      pieces: Array<Group>;
      to: Position;
      roads?: Roads;
      left?: Array<Group>;
    }
  | {
      type: "attacked";
      side: Side;
      approach: Approach;
      command: Command;
      pieces: Array<Group>;
      narrow: boolean;
      leaders: Array<Face>;
      /** The leader of the defence that a narrow attack passes by. */
      passed?: Face;
      left?: Array<Group>;
    }
  | {
      type: "initial_result";
      result: number;
      winner: Side;
      why: WhyWon;
      /** What was added to the result before it: nothing, or the initial one. */
      lines: Array<Line>;
      attackers: number;
      defenders: number;
    }
  | { type: "counter_attacked"; side: Side; faces: Array<Face>; pieces: Array<Group> }
  | {
      type: "final_result";
      attackers_lose: Array<LossLine>;
      defenders_lose: Array<LossLine>;
      result: number;
      winner: Side;
      why: WhyWon;
      /** What was added to the result before it: nothing, or the initial one. */
      lines: Array<Line>;
      attackers: number;
      defenders: number;
    }
  | { type: "lost"; side: Side; cause: LossCause; hits: Array<Hit> }
  | { type: "commander_lost"; commander: Commander }
  | { type: "morale"; side: Side; cause: MoraleCause; change: number; morale: number }
  | { type: "retreated"; side: Side; locale: Locale; pieces: Array<Group> }
  | { type: "went_to"; side: Side; locale: Locale; pieces: Array<Group> }
  | { type: "kept"; side: Side; corps: Array<Commander> }
  | { type: "fell_back"; side: Side; locale: Locale; pieces: Array<Group> }
  | { type: "advanced"; side: Side; approach: Approach; pieces: Array<Group> }
  | {
      type: "entered";
      side: Side;
      locale: Locale;
      command: Command;
      pieces: Array<Group>;
      roads?: Roads;
      left?: Array<Group>;
    }
  | { type: "stayed"; side: Side; approach: Approach }
  | { type: "rode_on"; side: Side; to: Position; roads: Roads; pieces: Array<Group> }
  | { type: "ride_ended"; side: Side; at: Position; pieces: Array<Group> }
  | {
      type: "held";
      side: Side;
      locale: Locale;
      stars: Array<Star>;
      /** Of the units that prove it. */
      faces: Array<Face>;
      /** The same, by where they stand. */
      holders: Array<Holders>;
    }
  | { type: "ended"; winner: Side; how: How };

export type TurnSight = {
  side: Side;
  corps_commands: number;
  independent_commands: number;
  commanded?: Commanders;
  commanded_twice?: Commanders;
  arrived?: Commanders;
  closed?: Array<Approach>;
  won?: Array<Locale>;
  shut?: Array<Locale>;
};

export type Unit = number & { readonly brand: "Unit" };

export type UnitSheet = {
  face: Face;
  at: Position;
  /** None for a detached unit. */
  corps?: Commander;
  /** The enemy sees its face. */
  seen?: boolean;
  /** The enemy has a note of its face in this group. */
  noted?: boolean;
  fixed?: boolean;
  moved?: boolean;
  /** Came in this turn and may move once more. */
  again?: boolean;
  /** Moved into the reserve it stands in. */
  entered?: boolean;
  /** Retreated after a combat. */
  beaten?: boolean;
  /** The approach it has defended. */
  stood?: Approach;
};

/** Some units of one army. */
export type Units = Array<Unit>;

export type Verdict = { winner: Side; why: WhyWon };

export type View = {
  me?: Seat;
  /** The army that the viewer plays. */
  side?: Side;
  options: Options;
  /** Which army each seat plays, once that is settled. */
  sides?: Array<Side>;
  round: number;
  /** As on the time track: "2:07", or "night". */
  hour: string;
  turn: TurnSight;
  french: ArmySight;
  allied: ArmySight;
  stage: StageSight;
  outcome?: Outcome;
};

/** Along roads from a reserve, or from off the map through an entry. */
export type Way = {
  entry?: RoadEntry;
  roads: Roads;
  /** The approach at which cavalry ends. */
  at?: Approach;
};

/** Why somebody has won (R10). */
export type WhyWon = "positive" | "negative" | "blocked" | "more_attackers" | "more_defenders" | "french";
