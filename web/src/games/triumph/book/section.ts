import type { RuleId } from "../../../wire/triumph.names";

/** The rules under one heading of the book, and the notes to them. */
export interface Section {
  id: string;
  title: string;
  rules: Partial<Record<RuleId, string>>;
  notes: Partial<Record<RuleId, string>>;
}
