// Generated from the types of the server by `make types`; do not edit.

import type { Outcome, Seat, Version } from "./table";

export type Action =
  | { type: "weather"; weather: Weather }
  | { type: "arrive"; units: Array<UnitId> }
  | { type: "rally"; units: Array<UnitId> }
  | { type: "chain"; changes: Array<Measured> }
  | { type: "roll" }
  | { type: "pass"; die: DieId; to: Seat }
  | { type: "place"; die: DieId; general: GeneralId }
  | { type: "next"; general: GeneralId }
  | {
      type: "move";
      unit: UnitId;
      formation: Formation;
      contact?: UnitId;
      /** Further enemies that it touches (P20). */
      also?: Array<UnitId>;
    }
  | { type: "move_command"; general: GeneralId; except: Array<UnitId> }
  | { type: "form"; unit: UnitId; formation: Formation }
  | { type: "rout_move"; unit: UnitId }
  | { type: "move_general"; general: GeneralId }
  | { type: "mark"; unit: UnitId }
  | { type: "rout"; unit: UnitId }
  | { type: "reorder"; unit: UnitId }
  | { type: "square"; attempt: Attempt }
  | { type: "evade"; evades: boolean }
  | { type: "fire"; unit: UnitId; target: UnitId }
  | {
      type: "fight";
      by: UnitId;
      on: UnitId;
      /** Who fights along, on either side (P21). */
      also?: Array<UnitId>;
    }
  | { type: "part"; parted: boolean }
  | { type: "done" }
  | { type: "rest" }
  | { type: "over" }
  | { type: "wake" }
  | { type: "verdict"; victor: Victor }
  | { type: "record"; unit: UnitId; record: UnitRecord }
  | { type: "lose_general"; general: GeneralId }
  | { type: "replace_general"; general: GeneralId; rating: Rating }
  | { type: "oppose"; mine: number; theirs: number }
  | { type: "correct"; thrown: Thrown; value: number }
  | { type: "amend"; unit: UnitId; mend: Mend }
  | { type: "assent"; assents: boolean };

/** A12: who moves after whom at equal priority. */
export type Alternation = "block" | "command";

export type Amendment = {
  seat: Seat;
  unit: UnitId;
  mend: Mend;
  /** Who has not assented yet. */
  awaits: Array<Seat>;
};

export type Arm = "infantry" | "cavalry" | "artillery";

/** The formations that an arm takes. */
export type ArmFormations = { arm: Arm; formations: Array<Formation> };

/** Red's generals and units come before blue's; an id is a place. */
export type Armies = { name: string; sides: Sides<string>; generals: Array<General>; units: Array<Unit> };

export type Ask =
  | { type: "weather" }
  | { type: "arrive" }
  | { type: "rally" }
  | { type: "chain" }
  | { type: "roll"; dice: number }
  | { type: "split" }
  | { type: "own_dice"; dice: number }
  | { type: "assign" }
  | { type: "next"; priority: number }
  | { type: "move"; priority: number }
  | { type: "tail" }
  | { type: "mark" }
  | { type: "rout" }
  | { type: "reorder" }
  | { type: "react" }
  | { type: "counter_react" }
  | { type: "fire" }
  | { type: "combat" }
  | { type: "part"; by: UnitId; on: UnitId }
  | { type: "pursue" }
  | { type: "counter_pursue" }
  | { type: "pursuit_fire" }
  | { type: "square"; unit: UnitId; by: UnitId }
  | { type: "evade"; unit: UnitId; by: UnitId }
  | { type: "verdict" }
  | { type: "over" }
  | { type: "assent"; seat: Seat; thrown: Thrown; value: number }
  | { type: "assent_record"; seat: Seat; unit: UnitId; mend: Mend }
  | { type: "record" }
  | { type: "oppose" }
  | { type: "correct" }
  | { type: "amend" }
  | { type: "resting" };

/** A5: what a Poor commander in chief does to the dice while he is attached. */
export type AttachedPoor = "costs_a_die" | "costs_nothing";

/** How the attempt to form square came out, or what spares the infantry it (F8). */
export type Attempt = "formed" | "failed" | "near_infantry" | "in_cover" | "behind_works";

export type BadOrder = { line: number; reason: Reason };

export type Battle = "learning" | "grand" | "own";

/** How a general stands in the chain of command. */
export type CommandView = {
  /** Who plays him now. */
  seat: Seat;
  in_command: boolean;
  /** Links broken on the way of an order to him. */
  broken: number;
  eligible: boolean;
  /** A die is rolled for him. */
  counts: boolean;
  /** It is asked whether he stands in the commander in chief's own span. */
  reach_matters: boolean;
};

/** `by` moved into it and is the attacker (A28). */
export type Contact = {
  by: UnitId;
  on: UnitId;
  /** Fought out for this turn, though the units are still engaged. */
  fought: boolean;
};

/** A4: what comes first in the control phase. */
export type Control = "rally_first" | "chain_first";

export type Correction = {
  seat: Seat;
  thrown: Thrown;
  value: number;
  /** Who has not assented yet. */
  awaits: Array<Seat>;
};

/** What somebody wanted to do when it was not his step. */
export type Deed =
  | "assign"
  | "move_by_order"
  | "fire_first"
  | "fire_in_turn"
  | "pursuit_fire_first"
  | "choose_combat"
  | "choose_pursuit_combat"
  | "other";

/** The place of a die among the order dice of the turn. */
export type DieId = number & { readonly brand: "DieId" };

/** How far he is from his superior; from the next one above where that one is lost. */
export type Distance = "touching" | "in_span" | "out";

/** A die as it fell. */
export type Face = { rolled: number; typed: boolean };

export type Fate =
  | { type: "discarded" }
  | { type: "held"; seat: Seat }
  | { type: "placed"; general: GeneralId }
  | { type: "lost"; general: GeneralId }
  | { type: "unused" };

/** A14: who fires first in 4.3. */
export type FirstFire = "initiative_first" | "other_first";

export type Formation = "line" | "column" | "march_column" | "square" | "limbered" | "unlimbered";

export type General = {
  side: Side;
  name: string;
  level: Level;
  rating: Rating;
  span: number;
  response: number;
  modifier: number;
  superior?: GeneralId;
  /** The player he is; 1 for the commander in chief. */
  player?: number;
};

export type GeneralFile = {
  id: string;
  name: string;
  level: Level;
  rating: Rating;
  span: number;
  response: number;
  modifier: number;
  superior?: string;
  /** The player he is, where several play the side; the commander in chief is the first. */
  player?: number;
};

export type GeneralId = number & { readonly brand: "GeneralId" };

export type GeneralStatus = {
  distance: Distance;
  /** Whether he stands in the commander in chief's own span. */
  reach: boolean;
  /** The unit he is attached to: his span is zero. */
  attached?: UnitId;
  lost: boolean;
  /** Of who replaced him. */
  successor?: Rating;
  order?: Ordered;
  /** The order sent to him this turn was lost. */
  order_lost: boolean;
  /** He has moved without an order. */
  moved: boolean;
};

export type Guide = {
  step: Step;
  /** As the appendix numbers it. */
  paragraph: string;
  /** Whose step it is; both sides' where nobody is named. */
  side?: Side;
  awaited: Array<Seat>;
  /** The commands that move now. */
  commands: Array<GeneralId>;
  /** Units that move now may go into contact. */
  may_contact: boolean;
  /** What has to be settled first. */
  interrupt?: Interrupt;
  correction?: Correction;
  amendment?: Amendment;
  /** A side has no units left: it is asked whether the battle is over. */
  over?: boolean;
  combat?: Contact;
};

export type Interrupt = { type: "square"; unit: UnitId; by: UnitId } | { type: "evade"; unit: UnitId; by: UnitId };

/** Division lowest, army highest. */
export type Level = "division" | "corps" | "wing" | "army";

export type May =
  | "arrive"
  | "rally"
  | "enter"
  | "move"
  | "contact"
  | "defend"
  | "unlimber"
  | "rout_move"
  | "be_marked"
  | "be_routed"
  | "be_reordered"
  | "react"
  | "pursue"
  | "fire";

export type Measure = "inches" | "centimetres";

export type Measured =
  | { type: "distance"; general: GeneralId; distance: Distance }
  | { type: "reach"; general: GeneralId; reach: boolean }
  | { type: "attached"; general: GeneralId; unit: UnitId }
  | { type: "detached"; general: GeneralId }
  | { type: "span"; unit: UnitId; in_span: boolean };

/** How it should be. */
export type Mend =
  | { type: "figures"; left: number }
  | { type: "formation"; formation: Formation }
  | { type: "back" }
  | { type: "in_order" }
  | { type: "not_routed" }
  | { type: "moved" }
  | { type: "not_moved" }
  | { type: "touches"; enemy: UnitId }
  | { type: "apart"; enemy: UnitId };

/** In thousandths, rounded. */
export type Odds = {
  /** How many dice each side rolls. */
  dice: Sides<number>;
  /** Orders to be expected, in thousandths of an order. */
  orders: Sides<number>;
  /** That a side has no order at all. */
  none: Sides<number>;
  /** That a side has more sixes than the other. */
  initiative: Sides<number>;
  /** That both have as many: the initiative stays where it was. */
  tie: number;
};

/** One of two opposed dice. */
export type Opposed = { rolled: number; typed: boolean; modifier: number };

export type Options = {
  battle: Battle;
  /** The order of battle of one's own, as TOML or JSON. */
  order?: string;
  red_players: Players;
  blue_players: Players;
  turns: number;
  measure: Measure;
  typed_dice: boolean;
  weather: boolean;
  /** Units with an entry turn come later; without, all are on the table. */
  entry: boolean;
  control: Control;
  attached_poor: AttachedPoor;
  /** A6: who stands in the commander in chief's own span is in command. */
  reach: boolean;
  /** A10: generals without orders move. */
  generals_move: boolean;
  alternation: Alternation;
  first_fire: FirstFire;
  /** A15: priority 5 is needed to contact in reaction and pursuit too. */
  reaction_threshold: boolean;
  square_lock: SquareLock;
  /** A24: a player-general may give his own dice to himself. */
  own_to_himself: boolean;
  /** A24: an attached player-general rolls his own dice. */
  attached_rolls: boolean;
};

export type OrderBounds = {
  /** The most letters of a name. */
  name: number;
  /** The most generals of a side. */
  generals: number;
  units: number;
  span: Range;
  response: Range;
  modifier: Range;
  player: Range;
  figures: Range;
  dispersal: Range;
  entry: Range;
  formations: Array<ArmFormations>;
};

export type OrderDie = {
  side: Side;
  /** The commander in chief, or the player-general whose own die it is. */
  by: GeneralId;
  /** As it fell. */
  rolled: number;
  /** Read off a real die and typed in. */
  typed: boolean;
  /** What it says now: one less once it was passed to a player beyond the commander's span. */
  face: number;
  /** Passed by the commander in chief to another player. */
  passed: boolean;
  fate: Fate;
};

export type OrderFile = { name: string; red: SideFile; blue: SideFile };

/** An order that he has received. */
export type Ordered = {
  priority: number;
  /** His command has had its move. */
  done: boolean;
};

export type Pick =
  | { type: "weather"; weather: Weather }
  | { type: "unit"; unit: UnitId }
  | { type: "general"; general: GeneralId }
  | { type: "distance"; general: GeneralId; distance: Distance }
  | { type: "reach"; general: GeneralId; reach: boolean }
  | { type: "attach"; general: GeneralId }
  | { type: "detach"; general: GeneralId }
  | { type: "span"; unit: UnitId; in_span: boolean }
  | { type: "roll" }
  | { type: "die"; die: DieId }
  | { type: "player"; seat: Seat }
  | { type: "formation"; formation: Formation }
  | { type: "also"; unit: UnitId }
  | { type: "contact"; unit: UnitId }
  | { type: "no_contact" }
  | { type: "command"; general: GeneralId }
  | { type: "rout_move"; unit: UnitId }
  | { type: "move_general"; general: GeneralId }
  | { type: "attempt"; attempt: Attempt }
  | { type: "evade"; evades: boolean }
  | { type: "target"; unit: UnitId }
  | { type: "join"; unit: UnitId }
  | { type: "fight"; by: UnitId; on: UnitId }
  | { type: "part"; parted: boolean }
  | { type: "figures"; left: number }
  | { type: "disordered" }
  | { type: "routed" }
  | { type: "destroyed" }
  | { type: "back" }
  | { type: "in_order" }
  | { type: "not_routed" }
  | { type: "has_moved" }
  | { type: "not_moved" }
  | { type: "apart"; unit: UnitId }
  | { type: "lose_general"; general: GeneralId }
  | { type: "replace_general"; general: GeneralId }
  | { type: "rating"; rating: Rating }
  | { type: "modifier"; modifier: number }
  | { type: "thrown"; thrown: Thrown }
  | { type: "value"; value: number }
  | { type: "assent"; assents: boolean }
  | { type: "victor"; victor: Victor }
  | { type: "done" }
  | { type: "rest" }
  | { type: "wake" }
  | { type: "over" };

export type Place = "on_table" | "waiting" | "not_arrived" | "destroyed";

/** Whether a side is played by one, or by all whom its order of battle names. */
export type Players = "one" | "several";

export type Position = {
  turn: number;
  step: Step;
  /** Who has still to answer in this step. */
  pending: Array<Seat>;
  weather?: Weather;
  /** Who has it this turn, once the dice are rolled. */
  initiative?: Side;
  previous?: Side;
  /** Whom chance gave the initiative in the first turn. */
  rolled_off?: Side;
  generals: { [key in GeneralId]: GeneralStatus };
  units: { [key in UnitId]: UnitStatus };
  /** The sides that have rolled for their orders. */
  rolled: Sides<boolean>;
  /** The order dice of the turn; a die is named by its place. */
  dice: Array<OrderDie>;
  /** The generals whose command moves now. */
  commands: Array<GeneralId>;
  contacts: Array<Contact>;
  /** The combat that is being fought. */
  combat?: Contact;
  /** All who fight in it, where they are more than two (P21). */
  joined?: Array<UnitId>;
  /** Squares and evasions that have to be answered first, in order. */
  interrupts: Array<Interrupt>;
  /** Opposed dice of this step. */
  throws: Array<Throw>;
  correction?: Correction;
  amendment?: Amendment;
  /** Who does nothing more in this turn, unless the enemy does something. */
  resting?: Array<Seat>;
  /** How much each side has written down out of turn in this turn (P12). */
  entries: Sides<number>;
  verdicts: { [key in Seat]: Victor };
  outcome?: Outcome;
};

export type Queued = {
  priority: number;
  side: Side;
  general: GeneralId;
  /** Moves now. */
  active: boolean;
  done: boolean;
};

export type Range = { least: number; most: number };

export type Rating = "excellent" | "good" | "average" | "poor";

export type Reason =
  | { type: "unreadable"; why: string }
  | { type: "long_text"; most: number }
  | { type: "missing"; field: string }
  | { type: "unknown_field"; field: string }
  | { type: "other_sort"; field: string; wanted: Sort }
  | { type: "unknown_word"; field: string; word: string; known: Array<string> }
  | { type: "out_of_range"; field: string; least: number; most: number }
  | { type: "bad_name"; field: string; most: number }
  | { type: "too_many"; field: string; most: number }
  | { type: "given_twice"; id: string }
  | { type: "no_commander"; side: Side }
  | { type: "two_commanders"; first: string; second: string }
  | { type: "unknown_superior"; general: string; superior: string }
  | { type: "circle"; general: string }
  | { type: "level_not_above"; general: string; superior: string }
  | { type: "unknown_general"; unit: string; general: string }
  | { type: "no_units"; side: Side }
  | { type: "other_formation"; unit: string; formation: string }
  | { type: "dispersal_not_below"; unit: string }
  | { type: "player_twice"; player: number }
  | { type: "player_missing"; player: number }
  | { type: "commander_is_first"; general: string };

export type Refusal =
  | { type: "out_of_step"; deed: Deed; step: Step }
  | { type: "square_first"; unit: UnitId; by: UnitId }
  | { type: "evasion_first"; unit: UnitId; by: UnitId }
  | { type: "correction_first" }
  | { type: "other_answer" }
  | { type: "not_yours" }
  | { type: "no_such_thing" }
  | { type: "not_there"; unit: UnitId }
  | { type: "not_due"; unit: UnitId }
  | { type: "not_routed"; unit: UnitId }
  | { type: "not_measured" }
  | { type: "said_twice" }
  | { type: "no_die" }
  | { type: "other_army"; general: GeneralId }
  | { type: "not_eligible"; general: GeneralId }
  | { type: "has_order"; general: GeneralId }
  | { type: "not_your_general"; general: GeneralId }
  | { type: "not_subordinate"; general: GeneralId }
  | { type: "not_to_himself"; general: GeneralId }
  | { type: "nothing_of_his_own" }
  | { type: "not_activated"; unit: UnitId }
  | { type: "not_yet"; unit: UnitId; priority: number }
  | { type: "other_side_first"; side: Side }
  | { type: "command_waits"; general: GeneralId }
  | { type: "command_stands"; general: GeneralId }
  | { type: "move_past"; unit: UnitId }
  | { type: "moved_already"; unit: UnitId }
  | { type: "routed"; unit: UnitId }
  | { type: "in_square"; unit: UnitId }
  | { type: "evaded"; unit: UnitId }
  | { type: "not_of_arm"; unit: UnitId }
  | { type: "not_defensive"; unit: UnitId }
  | { type: "had_its_order"; unit: UnitId }
  | { type: "changed_once"; unit: UnitId }
  | { type: "no_rout_move"; unit: UnitId }
  | { type: "general_stays"; general: GeneralId }
  | { type: "touched_twice"; unit: UnitId }
  | { type: "no_enemy"; unit: UnitId }
  | { type: "disordered_contact"; unit: UnitId }
  | { type: "artillery_contact"; unit: UnitId }
  | { type: "priority_too_low"; unit: UnitId; priority: number }
  | { type: "reaction_too_low"; unit: UnitId; priority: number }
  | { type: "not_cavalry"; unit: UnitId }
  | { type: "mark_not_activated"; unit: UnitId }
  | { type: "mark_moved"; unit: UnitId }
  | { type: "mark_unfit"; unit: UnitId }
  | { type: "not_marked"; unit: UnitId }
  | { type: "not_marked_to_pursue"; unit: UnitId }
  | { type: "not_marked_to_meet_pursuit"; unit: UnitId }
  | { type: "only_to_contact"; unit: UnitId }
  | { type: "only_reacted"; unit: UnitId }
  | { type: "pursuit_only_to_contact"; unit: UnitId }
  | { type: "only_pursuers"; unit: UnitId }
  | { type: "engaged_rout"; unit: UnitId }
  | { type: "engaged_rout_again"; unit: UnitId }
  | { type: "routed_twice"; unit: UnitId }
  | { type: "in_order"; unit: UnitId }
  | { type: "reorder_moved"; unit: UnitId }
  | { type: "reorder_shaken"; unit: UnitId }
  | { type: "reorder_contacted"; unit: UnitId }
  | { type: "must_try_square" }
  | { type: "disordered_fire"; unit: UnitId }
  | { type: "cavalry_fire"; unit: UnitId }
  | { type: "limbered_fire"; unit: UnitId }
  | { type: "routed_fire"; unit: UnitId }
  | { type: "fired_already"; unit: UnitId }
  | { type: "not_in_pursuit"; unit: UnitId }
  | { type: "other_side_record"; unit: UnitId }
  | { type: "not_hit"; unit: UnitId }
  | { type: "too_many_figures"; unit: UnitId; most: number }
  | { type: "formation_not_result"; unit: UnitId }
  | { type: "nothing_new"; unit: UnitId }
  | { type: "nothing_to_mend"; unit: UnitId }
  | { type: "does_not_join"; unit: UnitId }
  | { type: "not_resting" }
  | { type: "general_lost"; general: GeneralId }
  | { type: "general_absent"; general: GeneralId }
  | { type: "general_not_lost"; general: GeneralId }
  | { type: "modifier_too_large" }
  | { type: "too_many_entries"; most: number }
  | { type: "rolled_die" }
  | { type: "built_on" }
  | { type: "not_on_the_die"; sides: number }
  | { type: "no_free_roll" }
  | { type: "chief_rolls" };

/** Who plays what. */
export type SeatView = { side: Side; player: number; general: GeneralId };

export type Side = "red" | "blue";

export type SideFile = {
  name: string;
  /** The one without a superior is commander in chief. */
  general: Array<GeneralFile>;
  unit: Array<UnitFile>;
};

/** One of something for each side. */
export type Sides<T> = { red: T; blue: T };

/** What a field should have been. */
export type Sort = "text" | "number" | "table" | "list";

/** What has taken the unit's whole turn. */
export type Spent = "square" | "evasion";

/** A18: when an emergency square takes the unit's turn. */
export type SquareLock = "formed" | "tried";

export type State = { rules?: Version; options: Options; order: Armies; position: Position };

export type Step =
  | { type: "weather" }
  | { type: "arrive" }
  | { type: "rally" }
  | { type: "chain" }
  | { type: "roll" }
  | { type: "split"; side: Side }
  | { type: "own_dice"; side: Side }
  | { type: "assign"; side: Side }
  | { type: "next"; priority: number; side: Side }
  | { type: "move"; priority: number; side: Side }
  | { type: "tail"; side: Side }
  | { type: "mark"; side: Side }
  | { type: "rout"; side: Side }
  | { type: "reorder"; side: Side }
  | { type: "react"; side: Side }
  | { type: "counter_react"; side: Side }
  | { type: "rout_again"; side: Side }
  | { type: "fire"; side: Side }
  | { type: "combat" }
  | { type: "pursue"; side: Side }
  | { type: "counter_pursue"; side: Side }
  | { type: "pursuit_fire"; side: Side }
  | { type: "pursuit_combat" }
  | { type: "verdict" };

export type Throw = { seat: Seat; mine: Opposed; theirs: Opposed };

/** Which die is meant. */
export type Thrown =
  | { type: "order"; die: DieId }
  | { type: "mine"; throw: number }
  | { type: "theirs"; throw: number };

export type Told =
  | { type: "turn_began"; turn: number }
  | { type: "step_began"; step: Step }
  | { type: "weather_found"; weather: Weather }
  | { type: "arrived"; side: Side; units: Array<UnitId> }
  | { type: "rallied"; side: Side; units: Array<UnitId> }
  | { type: "measured"; side: Side; changes: Array<Measured> }
  | { type: "rolled"; side: Side; dice: Array<Face> }
  | { type: "own_rolled"; seat: Seat; dice: Array<Face> }
  | { type: "rolled_off"; red: number; blue: number }
  | { type: "initiative"; side: Side; sixes: Sides<number>; why: Why }
  | { type: "passed"; die: DieId; to: Seat; rolled: number; face: number }
  | {
      type: "ordered";
      die: DieId;
      general: GeneralId;
      face: number;
      broken: number;
      bonus: number;
      priority: number;
      activated: Array<UnitId>;
    }
  | { type: "order_lost"; die: DieId; general: GeneralId; face: number; broken: number; bonus: number }
  | { type: "unused"; seat: Seat; dice: Array<number> }
  | { type: "command_chosen"; general: GeneralId }
  | { type: "moved"; unit: UnitId; formation: Formation; entered: boolean; contact?: UnitId; also?: Array<UnitId> }
  | {
      type: "command_moved";
      general: GeneralId;
      units: Array<UnitId>;
      /** Those of them that came onto the table. */
      entered?: Array<UnitId>;
    }
  | { type: "square_tried"; unit: UnitId; by: UnitId; attempt: Attempt }
  | { type: "evaded"; unit: UnitId; by: UnitId }
  | { type: "stood"; unit: UnitId; by: UnitId }
  | { type: "formed"; unit: UnitId; formation: Formation }
  | { type: "rout_moved"; unit: UnitId }
  | { type: "general_moved"; general: GeneralId }
  | { type: "marked"; unit: UnitId }
  | { type: "put_to_rout"; unit: UnitId }
  | { type: "reordered"; unit: UnitId }
  | { type: "fired"; unit: UnitId; target: UnitId }
  | { type: "combat_began"; by: UnitId; on: UnitId; also?: Array<UnitId> }
  | { type: "combat_ended"; by: UnitId; on: UnitId; parted: boolean }
  | { type: "finished"; seat: Seat }
  | { type: "rested"; seat: Seat }
  | { type: "woke"; seat: Seat }
  | { type: "recorded"; unit: UnitId; record: UnitRecord }
  | { type: "removed"; unit: UnitId }
  | { type: "general_lost"; general: GeneralId }
  | { type: "general_replaced"; general: GeneralId; rating: Rating }
  | { type: "opposed"; throw: Throw }
  | { type: "correction_asked"; seat: Seat; thrown: Thrown; value: number }
  | { type: "assented"; seat: Seat }
  | { type: "corrected"; thrown: Thrown; value: number }
  | { type: "correction_refused"; seat: Seat }
  | { type: "amendment_asked"; seat: Seat; unit: UnitId; mend: Mend }
  | { type: "amended"; unit: UnitId; mend: Mend }
  | { type: "marks_removed"; units: Array<UnitId> }
  | { type: "turn_ended"; turn: number }
  | { type: "verdict_given"; seat: Seat; victor: Victor }
  | { type: "ended"; victor: Victor };

export type Unit = {
  side: Side;
  name: string;
  arm: Arm;
  figures: number;
  dispersal: number;
  formation: Formation;
  general: GeneralId;
  entry?: number;
};

export type UnitFile = {
  name: string;
  arm: Arm;
  figures: number;
  /** The unit is removed when so many are left. */
  dispersal: number;
  formation: Formation;
  general: string;
  /** The turn in which it is due on the table. */
  entry?: number;
};

export type UnitId = number & { readonly brand: "UnitId" };

export type UnitRecord =
  | { type: "figures"; left: number }
  | { type: "formation"; formation: Formation }
  | { type: "disordered" }
  | { type: "routed" }
  | { type: "destroyed" };

export type UnitStatus = {
  place: Place;
  formation: Formation;
  figures: number;
  disordered: boolean;
  routed: boolean;
  /** Within the span of its direct general. */
  in_span: boolean;
  activated: boolean;
  /** Moved or changed formation in this turn. */
  moved: boolean;
  spent?: Spent;
  /** Disordered in this turn's movement phase. */
  shaken: boolean;
  contacted: boolean;
  marked: boolean;
  /** Moved by its mark in the reaction. */
  reacted: boolean;
  /** Moved in the pursuit, by its mark or to evade. */
  pursued: boolean;
  fired: boolean;
  /** Was fired at, or fought, in this turn. */
  hit: boolean;
  rout_moved: boolean;
};

export type Victor = "red" | "blue" | "nobody";

export type View = {
  me?: Seat;
  state: State;
  seats: Array<SeatView>;
  guide: Guide;
  /** All commands with orders, in the order in which they move. */
  queue: Array<Queued>;
  commands: { [key in GeneralId]: CommandView };
  /** What each unit may still do in this turn. */
  may: { [key in UnitId]: Array<May> };
  /** What the dice of this turn promise, or promised. */
  odds: Odds;
};

export type Weather = "clear" | "overcast" | "mist" | "rain" | "storm" | "snow";

/** Why a side has the initiative. */
export type Why = "more_sixes" | "had_it" | "chance";
