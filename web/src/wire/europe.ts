// Generated from the types of the server by `make types`; do not edit.

import type { Seat, Version } from "./table";

export type Action =
  | { type: "choose"; nation: Nation }
  | { type: "place"; nation: Nation; region: Region; pieces: Force }
  | { type: "begin" }
  | { type: "wait" }
  | { type: "break"; with: Seat }
  | { type: "march"; nation: Nation; from: Region; to: Region; pieces: Force }
  | { type: "ride"; nation: Nation; from: Region; via: Region; to: Region; pieces: Force }
  | { type: "land"; nation: Nation; from: Region; to: Region; pieces: Force }
  | { type: "fight"; region: Region }
  | { type: "line"; front: Forces }
  | { type: "hit"; pieces: Forces }
  | { type: "rally"; pieces: Forces }
  | { type: "retreat"; nation: Nation; to: Region; pieces: Force }
  | { type: "award"; nation: Nation }
  | { type: "combine"; nation: Nation; combination: Combination; cards: Cards }
  | { type: "put_back"; nation: Nation; cards: number }
  | { type: "propose"; to: Seat }
  | { type: "offer"; from: Nation; to: Nation; cards: Cards }
  | { type: "exchange"; cards: Cards }
  | { type: "accept" }
  | { type: "decline" }
  | { type: "own_place" }
  | { type: "stay" }
  | { type: "withdraw" }
  | { type: "done" };

/** Two players, the lower seat first. */
export type Alliance = { a: Seat; b: Seat };

export type Alliances = Array<Alliance>;

export type Arm = "infantry" | "cavalry" | "artillery" | "leader";

export type Arrival = { at: Region; nation: Nation };

export type Ask =
  | { type: "choose" }
  | { type: "place" }
  | { type: "turn" }
  | { type: "join" }
  | { type: "move" }
  | { type: "battle" }
  | { type: "deploy" }
  | { type: "arrange" }
  | { type: "hit"; hits: number; pursuit: boolean }
  | { type: "rally"; pieces: number }
  | { type: "retreat" }
  | { type: "award" }
  | { type: "produce" }
  | { type: "propose" }
  | { type: "withdraw_proposal"; to: Seat }
  | { type: "alliance"; from: Seat }
  | { type: "trade" }
  | { type: "exchange"; from: Nation; to: Nation }
  | { type: "withdraw_offer"; from: Nation; to: Nation }
  | { type: "withdraw_place" }
  | { type: "withdraw_lines" }
  | { type: "share" };

export type Battle = {
  region: Region;
  attackers: SeatSet;
  defenders: SeatSet;
  /** An attacker came by sea (B9.8). */
  landed: boolean;
  /**
   * Attackers who stood in the region before the turn, beside those with whom they have broken; kept by the first
   * version only, in which all nations of such a player retreated alike.
   */
  stood: SeatSet;
  /** What the attackers had in the region before the turn. */
  stayed?: Forces;
  /** Six armies or more on both sides at the start (B17.2). */
  major: boolean;
  /** What there was at the start. */
  start: Forces;
  /** Nothing until the lines are shown. */
  front: Forces;
  back: Forces;
  lost: Forces;
  /** From 1. */
  turn: number;
  /** Whose half of the turn it is; in the end the winner. */
  side: Side;
  stage: Stage;
  /** Who lets his lines stay as they are, and is not asked to change them (P13). */
  holding?: SeatSet;
};

export type BattleOdds = {
  /** By what both sides are taken to act. */
  policy: string;
  attacker_wins: number;
  defender_wins: number;
  attacker_losses: Losses;
  defender_losses: Losses;
  method: Method;
  /**
   * How far the chance of winning may be off: all that was left out of an exact result, half the 95 % interval of a drawn
   * one.
   */
  error: number;
};

export type BattleQuestion = {
  attacker: SideQuestion;
  defender: SideQuestion;
  /** An attacker has come by sea (B9.8). */
  landed?: boolean;
  /** Who of the attacker's has yet to cross the sea, beside those that are there. If anybody comes ashore, it is a landing. */
  crossing?: Crossing;
  /** The optional rule on leaders (B25). */
  leader_rule?: boolean;
  turn?: number;
  /** Who fires next. */
  fires?: Side;
  /** By what both sides are taken to act, if not by EB-31. */
  policy?: Policy;
};

/** By arm, then by nation; then Napoleon and the blank one. */
export type Card = `${Nation}_${Arm}` | "napoleon" | "blank";

/** Some cards, in no order. Written as a sorted list. */
export type Cards = Array<Card>;

export type Combination = "regiment" | "brigade" | "division" | "corps";

/** Pieces of the attacker that have yet to come ashore. */
export type Crossing = {
  pieces: Force;
  /** The highest roll by which a piece is lost: 1, or 2 before Britain. */
  perils: number;
};

export type FirstThrow = { seat: Seat; one: number; two: number };

export type Force = { infantry?: number; cavalry?: number; artillery?: number; leader?: number };

/** Pieces by nation. */
export type Forces = { [key in Nation]?: Force };

export type Held = { [key in Region]?: Nation };

/** How a match ends by the rules. */
export type How = "limited_war" | "total_victory" | "shared_victory" | "exhaustion";

/** The landing of a nation: from one region into one (B9.5). */
export type Landing = {
  from: Region;
  to: Region;
  /** Pieces that put to sea. */
  sailed: number;
  /** Pieces that came ashore. */
  ashore: number;
};

export type Losses = { infantry: number; cavalry: number; artillery: number; leader: number };

export type Method = { type: "exact" } | { type: "simulated"; battles: number };

export type Moves = "nobody" | "as_deployed";

export type Nation = "france" | "britain" | "prussia" | "russia" | "ottoman" | "austria" | "spain";

/** How players come to their nations. */
export type Nations = "drawn" | "chosen";

export type Offer = {
  to: Nation;
  /** How many cards lie on the table. */
  cards: number;
};

export type Open = {
  rules?: Version;
  options: Options;
  /** The throws for the first player, in order; ties threw again. */
  throws: Array<FirstThrow>;
  first: Seat;
  /** From 1. */
  round: number;
  /** How far the round has come: first everybody's place, then those who have waited. */
  place: number;
  /** Who plays which nation; nations that nobody plays are neutral. */
  players: { [key in Nation]?: Seat };
  /** Nations that were eliminated. */
  fallen: Array<Nation>;
  alliances: Alliances;
  proposals: Array<Proposal>;
  /** What was proposed this round, whatever became of it. */
  proposed: Array<Proposal>;
  held: Held;
  pieces: Pieces;
  /** Those of `pieces` that have moved this turn. */
  moved: Pieces;
  /** Pieces that are still to be placed. */
  reserve: Forces;
  /** How many cards each nation has in hand. */
  hands: { [key in Nation]?: number };
  deck: number;
  /** Who has acted this round. */
  acted: SeatSet;
  /** Who would share the victory with the allies that are left. */
  agreed: SeatSet;
  turn: Turn;
  phase: Phase;
  battle?: Battle;
  /** Who acts at his own place, and is not asked to join (P12). */
  own_place?: SeatSet;
};

export type Options = {
  start: Start;
  seats: number;
  nations: Nations;
  victory: Victory;
  /** The optional rule on leaders (B25). */
  leader_rule: boolean;
  /** The operator's own deck and set-ups, as TOML; otherwise ours. */
  data?: string;
};

export type Phase =
  | { type: "choosing"; seat: Seat }
  | { type: "placing"; seat: Seat }
  | { type: "turn" }
  | { type: "joining"; seat: Seat }
  | { type: "gathering"; waiting: SeatSet }
  | { type: "moving" }
  | { type: "battles" }
  | { type: "battle" }
  | { type: "producing" }
  | { type: "over"; winners: SeatSet; how: How };

export type Pick =
  | { type: "nation"; nation: Nation }
  | { type: "region"; region: Region }
  | { type: "march"; to: Region }
  | { type: "ride"; via: Region }
  | { type: "land"; to: Region }
  | { type: "kind"; nation: Nation; arm: Arm }
  | { type: "count"; count: number }
  | { type: "combination"; combination: Combination }
  | { type: "card"; card: Card }
  | { type: "player"; seat: Seat }
  | { type: "begin" }
  | { type: "wait" }
  | { type: "break"; with: Seat }
  | { type: "put_back" }
  | { type: "accept" }
  | { type: "decline" }
  | { type: "own_place" }
  | { type: "stay" }
  | { type: "withdraw" }
  | { type: "done" };

/** Pieces by region and nation. */
export type Pieces = { [key in Region]?: Forces };

export type Policy = {
  /** What it is called beside a result. */
  name: string;
  /** For whoever reads the file. */
  note: string;
  front: Array<Arm>;
  moves: Moves;
  hits: Array<Arm>;
  pursuit: Array<Arm>;
  rally: Array<Arm>;
  retreat: Retreat;
};

/** An alliance that one player offers to another. */
export type Proposal = { from: Seat; to: Seat };

export type Refusal =
  | { type: "other_answer" }
  | { type: "no_pieces" }
  | { type: "not_your_nation" }
  | { type: "not_to_choose" }
  | { type: "not_in_reserve" }
  | { type: "not_homeland" }
  | { type: "homeland_occupied" }
  | { type: "must_act" }
  | { type: "not_allied" }
  | { type: "not_there" }
  | { type: "already_moved" }
  | { type: "not_adjacent" }
  | { type: "too_far" }
  | { type: "way_blocked" }
  | { type: "back_again" }
  | { type: "leader_alone" }
  | { type: "no_anchor" }
  | { type: "port_held_by_enemy" }
  | { type: "too_many_afloat" }
  | { type: "other_landing" }
  | { type: "no_battle" }
  | { type: "not_in_battle" }
  | { type: "front_empty" }
  | { type: "not_a_target" }
  | { type: "not_pursued" }
  | { type: "wrong_number_of_hits" }
  | { type: "not_lost" }
  | { type: "wrong_number_rallied" }
  | { type: "not_beaten" }
  | { type: "not_next_to_battle" }
  | { type: "retreat_to_enemy" }
  | { type: "retreat_to_attackers_way" }
  | { type: "retreat_off_own_way" }
  | { type: "not_to_award" }
  | { type: "not_in_hand" }
  | { type: "no_combination" }
  | { type: "no_room" }
  | { type: "not_blank" }
  | { type: "proposal_to_nobody" }
  | { type: "already_allied" }
  | { type: "already_proposed" }
  | { type: "trade_with_nobody" }
  | { type: "trade_with_oneself" }
  | { type: "already_offered" }
  | { type: "nothing_for_nothing" };

export type Region =
  | "paris"
  | "burgundy"
  | "central_france"
  | "provence"
  | "gascony"
  | "vendee"
  | "brittany"
  | "normandy"
  | "picardy"
  | "lorraine"
  | "london"
  | "cornwall"
  | "wales"
  | "midlands"
  | "scotland"
  | "highlands"
  | "ulster"
  | "ireland"
  | "berlin"
  | "silesia"
  | "pomerania"
  | "east_prussia"
  | "st_petersburg"
  | "moscow"
  | "estonia"
  | "courland"
  | "lithuania"
  | "volhynia"
  | "ukraine"
  | "crimea"
  | "don_basin"
  | "caucasus"
  | "northern_russia"
  | "novgorod"
  | "minsk_smolensk"
  | "constantinople"
  | "anatolia"
  | "ankara"
  | "southern_turkey"
  | "armenia"
  | "syria"
  | "arabia"
  | "vienna"
  | "tyrol"
  | "illyria"
  | "hungary"
  | "transylvania"
  | "galicia"
  | "bohemia"
  | "madrid"
  | "asturias"
  | "navarre"
  | "catalonia"
  | "andalusia"
  | "western_spain"
  | "portugal"
  | "gibraltar"
  | "switzerland"
  | "baden_wurtt"
  | "bavaria"
  | "belgium"
  | "hesse_berg"
  | "thuringia"
  | "saxony"
  | "westphalia"
  | "holland"
  | "hanover"
  | "mecklenburg"
  | "denmark"
  | "norway"
  | "sweden"
  | "finland"
  | "grand_duchy_of_warsaw"
  | "moldavia"
  | "wallachia"
  | "bulgaria"
  | "serbia"
  | "bosnia"
  | "albania"
  | "macedonia"
  | "greece"
  | "sicily"
  | "naples"
  | "papal_states"
  | "tuscany"
  | "venice"
  | "milan"
  | "piedmont"
  | "morocco"
  | "oran"
  | "algiers"
  | "tunisia"
  | "tripolitania"
  | "cyrenaica"
  | "egypt";

export type Retreat = "never" | { outnumbered: { times: number } };

/** No game has more seats than nations. */
export type SeatSet = Array<Seat>;

export type Side = "attacker" | "defender";

/** What one side has. */
export type SideQuestion = {
  /** All that it has; or once there are lines, what stands in front. */
  pieces: Force;
  /** What stands in the second line. Without it the side is drawn up as the policy says. */
  behind?: Force;
  /** What it has lost so far. */
  lost?: Force;
};

/** What the battle waits for. */
export type Stage =
  | { type: "deploying" }
  | { type: "arranging"; waiting: SeatSet }
  | { type: "hitting"; seat: Seat; hits: number; pursuit: boolean }
  | { type: "rallying"; seat: Seat; pieces: number; later: SeatSet }
  | { type: "retreating"; waiting: SeatSet }
  | {
      type: "awarding";
      waiting: SeatSet;
      /** The nation that all who have answered have named. */
      named?: Nation;
    };

/** The three set-ups of the Basic game (B6). */
export type Start = "all_equal" | "central_powers" | "stop_france";

export type Told =
  | { type: "chosen"; seat: Seat; nations: Array<Nation> }
  | { type: "placed"; nation: Nation; region: Region; pieces: Force }
  | { type: "round_began"; round: number }
  | { type: "called"; seat: Seat }
  | { type: "waited"; seat: Seat }
  | { type: "broken"; by: Seat; with: Seat }
  | { type: "joined"; seat: Seat }
  | { type: "stood_aside"; seat: Seat }
  | { type: "willing"; seat: Seat }
  | { type: "own_place"; seat: Seat }
  | { type: "any_place"; seat: Seat }
  | { type: "movement_began"; acting: SeatSet }
  | { type: "marched"; nation: Nation; from: Region; via?: Region; to: Region; pieces: Force }
  | { type: "landed"; nation: Nation; from: Region; to: Region; pieces: Force; rolls: Array<number>; lost: Force }
  | { type: "ready"; seat: Seat }
  | { type: "movement_ended" }
  | { type: "taken"; region: Region; by?: Nation }
  | { type: "eliminated"; nation: Nation }
  | { type: "battle_began"; region: Region; attackers: SeatSet; defenders: SeatSet; landed: boolean; major: boolean }
  | { type: "deployed"; seat: Seat; front: Forces }
  | { type: "lines_shown"; front: Forces; back: Forces }
  | { type: "arranged"; seat: Seat; front: Forces }
  | { type: "lines_stay"; seat: Seat }
  | { type: "lines_free"; seat: Seat }
  | { type: "fired"; side: Side; rolls: Array<number>; hits: number; pursuit: boolean }
  | { type: "lost"; pieces: Forces }
  | { type: "rally_rolled"; seat: Seat; rolls: Array<number>; pieces: number }
  | { type: "rallied"; pieces: Forces }
  | { type: "night_fell" }
  | { type: "won"; side: Side }
  | { type: "retreated"; nation: Nation; from: Region; to: Region; pieces: Force }
  | { type: "surrounded"; nation: Nation; pieces: Force }
  | { type: "named"; seat: Seat; nation: Nation }
  | { type: "battle_ended"; region: Region }
  | { type: "drew"; nation: Nation; count: number; cards?: Cards }
  | { type: "production_began" }
  | { type: "combined"; nation: Nation; combination: Combination; cards: Cards; pieces: Force }
  | { type: "put_back"; nation: Nation; cards: number }
  | { type: "proposed"; from: Seat; to: Seat }
  | { type: "allied"; from: Seat; to: Seat }
  | { type: "rejected"; from: Seat; to: Seat }
  | { type: "proposal_withdrawn"; from: Seat; to: Seat }
  | { type: "proposal_lapsed"; from: Seat; to: Seat }
  | { type: "offered"; from: Nation; to: Nation; count: number; cards?: Cards }
  | {
      type: "exchanged";
      from: Nation;
      to: Nation;
      given: number;
      taken: number;
      given_cards?: Cards;
      taken_cards?: Cards;
    }
  | { type: "refused"; from: Nation; to: Nation }
  | { type: "offer_withdrawn"; from: Nation; to: Nation }
  | { type: "offer_lapsed"; from: Nation; to: Nation }
  | { type: "agreed"; seat: Seat }
  | { type: "ended"; winners: SeatSet; how: How };

export type Turn = {
  owner: Seat;
  /** Who acts in it: the owner and the allies who have joined. */
  acting: SeatSet;
  /** Which of them are done with the phase. */
  done: SeatSet;
  /** Allies who were asked to join. */
  asked: SeatSet;
  /** Allies who would act along, if those before them in the order of turns let them (EB-3). */
  willing?: SeatSet;
  /** With whom the owner has broken. */
  broken: SeatSet;
  landings: { [key in Nation]?: Landing };
  /** By what borders regions with enemies were entered. */
  entries: Array<WayIn>;
  /** Whose infantry came where, in this order. */
  arrivals: Array<Arrival>;
  /** Cards on the table, by the nation that offers them. */
  offers: { [key in Nation]?: Offer };
  /** How many offers of cards were made. */
  offered: number;
};

/** When the match is won (B5). */
export type Victory = "short_war" | "medium_war" | "long_war" | "total_victory";

export type View = {
  me?: Seat;
  open: Open;
  /** The cards of the nations whose hands the viewer sees. */
  hands: { [key in Nation]?: Cards };
  /** What they have put on the table, face down. */
  laid: { [key in Nation]?: Cards };
  /** Of those whose lines the viewer sees: who has deployed, and what stands in front. */
  deployed: SeatSet;
  front: Forces;
  /** Everything, for who sees everything. */
  deck?: Cards;
};

export type WayIn = {
  into: Region;
  from: Region;
  /** Whose pieces came that way (EB-24); not kept in the first version. */
  by?: Nation;
};
