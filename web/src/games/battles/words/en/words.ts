import type { BattleWords } from "../words";
import { badOrder, badReason, field } from "./bad_order";
import { guideLine } from "./guide";
import { mend } from "./mend";
import { command, general, side, unit, victor } from "./names";
import { interruptHint, interruptName, phase, stepHint, stepName } from "./steps";
import {
  arm,
  attempt,
  condition,
  distance,
  fate,
  formation,
  level,
  may,
  measured,
  place,
  rating,
  ratingLetter,
  spent,
  weather,
  why,
} from "./things";

export const en: BattleWords = {
  guideLine,
  stepHint,
  stepName,
  interruptHint,
  interruptName,
  phase,
  side,
  general,
  unit,
  command,
  arm,
  formation,
  rating,
  ratingLetter,
  level,
  distance,
  may,
  place,
  spent,
  condition,
  weather,
  attempt,
  why,
  victor,
  fate,
  measured,
  length: (length, measure) => (measure === "inches" ? `${String(length)}″` : `${String(length)} cm`),
  priority: (priority) => `priority ${String(priority)}`,
  mend,
  field,
  badOrder,
  badReason,
};
