import type { RuleId } from "../wire/table.names";

/** The page of the rules. */
export interface RulesWords {
  title: string;
  /** What the list of the games is. */
  line: string;
  read: string;
  rulesOf: (game: string) => string;
  contents: string;
  inTwoMinutes: string;
  search: string;
  /** What may be looked for; with the number of a rule that there is. */
  searchHint: (rule: string) => string;
  found: (count: number) => string;
  note: string;
  linkTo: (rule: string) => string;
  copied: (rule: string) => string;
  print: string;
  allRules: string;
}

/** The rules of the table itself. */
export interface TableBook {
  title: string;
  intro: string;
  rules: Record<RuleId, string>;
}
