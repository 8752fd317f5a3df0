import type {
  Command,
  Commander,
  Face,
  Line,
  Locale,
  LossCause,
  LossLine,
  MoraleCause,
  Position,
  Side,
  AttackStep,
  WhyWon,
} from "../../../wire/triumph";
import type { Noun } from "../../../words/noun";
import type { Penalty } from "../map/places";
import type { StepNumber } from "./steps";

/** Somebody who is spoken of: an army, or the reader himself. */
export interface Who {
  noun: Noun;
  you: boolean;
}

export interface StageWords {
  attack: string;
  guardAttack: string;
  lastAttack: string;
  outcome(winner: string, result: number): string;
  noCombat: string;
  /** By the server's names of what may come of an attack. */
  chances: { title: string; outcomes: Readonly<Record<string, string>> };
  ride: string;
  sides: Record<Side, Noun>;
  place: (locale: Locale) => string;
  position: (position: Position) => string;
  face: (face: Face) => string;
  hidden: string;
  commanderToo: string;
  corps(commander: string): string;
  detached: string;
  units(count: number): string;
  /** The drawing of the ground, for who cannot see it. */
  ground(attacker: Noun, from: string, defender: Noun, to: string): string;
  width: Record<"wide" | "narrow" | "impassable", string>;
  penalty: Record<Penalty, string>;
  obstructed: string;
  noSigns: string;
  onHill: string;
  defendersBlock: string;
  defendersInReserve: string;
  steps: Record<StepNumber, string>;
  stepStates: Record<"done" | "now", string>;
  then: string;
  notTaken: string;
  decides(who: Who): string;
  ahead: Record<AttackStep["type"], string>;
  /** Whoever blocks the approach has to defend it. */
  aheadBlocked: string;
  /** Where losses are placed as the enemy likes. */
  aheadFreely: { share_attack: string; share_defence: string; share_counter: string };
  command: Record<Command, string>;
  threat(who: Who, from: string, to: string): string;
  guardShown: string;
  namedBlocking(who: Who): string;
  namedReserve(who: Who): string;
  named: string;
  retreats(who: Who): string;
  feint(who: Who): string;
  pressed: string;
  sealed: string;
  sealedNobody: string;
  nobodyLeads: string;
  wideAttack: string;
  narrowAttack: string;
  passedBy: string;
  leads: string;
  line(line: Line): string;
  total: string;
  expected: string;
  wins(who: Who, why: WhyWon, counts: { attackers: number; defenders: number }): string;
  onlyResults: string;
  nobody: string;
  winner(who: Who): string;
  /** How many steps were lost. */
  steps_(count: number): string;
  group(corps: string | undefined, count: number): string;
  lossLine(line: LossLine): string;
  toLose: string;
  losesNothing: string;
  hit(face: string, steps: number, left: string | undefined): string;
  lossCause: Record<LossCause, string>;
  commanderLost(name: string): string;
  morale(who: Who, change: number, morale: number, cause: MoraleCause): string;
  beaten(who: Who): string;
  gunsStay: string;
  goTo(place: string): string;
  advances(place: string): string;
  enters(who: Who, place: string): string;
  staysBehind: string;
  fallsBack: string;
  rider: { at(place: string): string; ridden(locales: number): string; main: string; local: string; ahead: string };
  form: FormWords;
}

export interface FormWords {
  title: string;
  retreat: string;
  retreatHint: string;
  defenders: string;
  allBlockers: string;
  commanders: string;
  withHim(commander: string): string;
  leaders: string;
  leadersHint(most: number): string;
  leads: string;
  nobodyYet: string;
  counter: string;
  counterHint: string;
  losses(done: number, due: number): string;
  addStep(face: string): string;
  spareStep(face: string): string;
  left(face: string | undefined): string;
  share: string;
  shareOf(one: { face: string; steps: number }, two: { face: string; steps: number }): string;
  destinations(done: number, all: number): string;
  room(left: number): string;
  noRoom: string;
  goes(face: string, place: string): string;
  restTo(place: string, count: number): string;
  kept: string;
  keptBy(commander: string): string;
  advance: string;
  advanceHint: string;
  goingCommanders: string;
  goesAlong(commander: string): string;
  order: string;
  feintOrPress: string;
  /** Why there is no choice. */
  onlyFeint: string;
  onlyPress(guard: boolean): string;
  entry: string;
  declaration: string;
  join: string;
  detached: string;
  leave: string;
  byRoad: string;
  width: string;
  against: string;
  to: string;
  giveUp(pick: string): string;
  missing: string;
  ready: string;
}

/** Names of commanders are the same in every language. */
export type CommanderName = (commander: Commander) => string;
