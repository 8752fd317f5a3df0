import type {
  Arm,
  Attempt,
  BadOrder,
  Distance,
  Fate,
  Formation,
  GeneralId,
  Guide,
  Interrupt,
  Level,
  May,
  Measure,
  Measured,
  Mend,
  Armies,
  Place,
  Rating,
  Reason,
  Side,
  Spent,
  Step,
  UnitId,
  Victor,
  View,
  Weather,
  Why,
} from "../../../wire/battles";
import type { Speaker } from "../../game";

/** Who speaks of a match of Napoleon's Battles. */
export type BattleSpeaker = Speaker<Armies>;

/** The parts of a turn, as the sequence of play heads them. */
export type Phase = "weather" | "control" | "orders" | "movement" | "reaction" | "fire" | "combat" | "pursuit" | "end";

/** What can be said of a unit or of a general besides where and how it stands. */
export type Condition =
  | "disordered"
  | "routed"
  | "marked"
  | "activated"
  | "not_activated"
  | "engaged"
  | "moved"
  | "fired"
  | "out_of_span"
  | "in_command"
  | "out_of_command"
  | "attached"
  | "lost"
  | "replaced"
  | "order_lost"
  | "commander_in_chief"
  | "initiative"
  | "typed";

/** What an order of battle says of a side, a general or a unit. */
export type Field =
  | "name"
  | "id"
  | "level"
  | "rating"
  | "span"
  | "response"
  | "modifier"
  | "superior"
  | "player"
  | "arm"
  | "figures"
  | "dispersal"
  | "formation"
  | "general"
  | "entry"
  | "unit"
  | "red"
  | "blue";

/** What has to be settled before the step goes on. */
export type Interruption = Interrupt["type"] | "correction";

/** What is said of a battle beside the questions, the log and the refusals. Words stand small, but at the head of a line. */
export interface BattleWords {
  /** The one line that says where the turn stands and who does what now. */
  guideLine: (guide: Guide, view: View, speaker: BattleSpeaker) => string;
  /** For who has not read the rules: what to do on the table, what to enter here. */
  stepHint: (step: Step) => string;
  stepName: Record<Step["type"], string>;
  /** The same for what has to be settled before the step goes on. */
  interruptHint: Record<Interruption, string>;
  interruptName: Record<Interruption, string>;
  phase: Record<Phase, string>;

  /** What they are called, or their number where the order of battle is not known. */
  side: (side: Side, speaker: BattleSpeaker) => string;
  general: (general: GeneralId, speaker: BattleSpeaker) => string;
  unit: (unit: UnitId, speaker: BattleSpeaker) => string;
  /** "Vandamme’s division" */
  command: (general: GeneralId, speaker: BattleSpeaker) => string;

  arm: Record<Arm, string>;
  formation: Record<Formation, string>;
  rating: Record<Rating, string>;
  /** One letter, as on a label. */
  ratingLetter: Record<Rating, string>;
  level: Record<Level, string>;
  /** From one's superior. */
  distance: Record<Distance, string>;
  may: Record<May, string>;
  place: Record<Place, string>;
  spent: Record<Spent, string>;
  condition: Record<Condition, string>;
  weather: Record<Weather, string>;
  attempt: Record<Attempt, string>;
  why: Record<Why, string>;
  victor: (victor: Victor, speaker: BattleSpeaker) => string;
  /** What has become of an order die. */
  fate: (fate: Fate, speaker: BattleSpeaker) => string;
  /** A distance as it was stated. */
  measured: (change: Measured, speaker: BattleSpeaker) => string;
  /** A length on the table: 12″, 12 cm. */
  length: (length: number, measure: Measure) => string;
  priority: (priority: number) => string;
  /** How a record should be, after the name of the unit. */
  mend: (mend: Mend, speaker: BattleSpeaker) => string;

  field: Record<Field, string>;
  /** Why an order of battle cannot be used, with the line. */
  badOrder: (bad: BadOrder) => string;
  /** The same without the line, for a form. */
  badReason: (reason: Reason) => string;
}
