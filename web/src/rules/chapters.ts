import type { RuleBook } from "../games/game";
import type { TableBook } from "./words";

export interface Rule {
  id: string;
  text: string;
  note?: string | undefined;
}

/** Rules under one heading. */
export interface Chapter {
  id: string;
  title: string;
  intro?: string;
  rules: readonly Rule[];
}

/** The rules of a game as they stand on its page: its own first, then those of the table. */
export function chaptersOf(book: RuleBook<string>, table: TableBook): Chapter[] {
  const own = book.sections.map(({ id, title, rules }) => ({
    id,
    title,
    rules: rules.map((rule) => ({ id: rule, text: book.rules[rule] ?? "", note: book.notes[rule] })),
  }));
  const rules = Object.entries(table.rules).map(([id, text]) => ({ id, text }));
  return [...own, { id: "M", title: table.title, intro: table.intro, rules }];
}
