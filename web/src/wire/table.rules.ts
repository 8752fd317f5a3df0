// Generated from the types of the server by `make types`; do not edit.

import type { RuleId } from "./table.names";

export const rules: readonly { id: RuleId; source: string; summary: string; may_not: boolean }[] = [
  { id: "M1", source: "the table", summary: "An answer counts only while its ask is open.", may_not: true },
  { id: "M2", source: "the table", summary: "A seat answers only what it was asked itself.", may_not: true },
  { id: "M3", source: "the table", summary: "Nothing is played once the match is over.", may_not: true },
  { id: "M4", source: "the table", summary: "Taking back ends at a die, a reveal, an answer, or news.", may_not: true },
  { id: "M5", source: "the table", summary: "Dice are typed in only where the game allows it.", may_not: true },
  { id: "M6", source: "the table", summary: "Typed dice must be as many as rolled, and real faces.", may_not: true },
  { id: "M7", source: "the table", summary: "An action must be readable as one of the game's.", may_not: true },
  { id: "M8", source: "the table", summary: "A draft holds only picks that were offered.", may_not: true },
];
