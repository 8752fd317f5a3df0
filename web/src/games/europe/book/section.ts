import type { RuleId } from "../../../wire/europe.names";

/** The rules under one heading of the book, and the notes to them. */
export interface Section {
  id: string;
  title: string;
  rules: Partial<Record<RuleId, string>>;
  notes: Partial<Record<RuleId, string>>;
}

/** A heading and what stands under it, in the order in which it was written. */
export function headed({ id, title, rules }: Section) {
  return { id, title, rules: Object.keys(rules) as RuleId[] };
}

export function notesOf(sections: readonly Section[]): Section["notes"] {
  return Object.fromEntries(sections.flatMap(({ notes }) => Object.entries(notes)));
}
