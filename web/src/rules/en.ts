import { plural } from "../words/sentence";
import type { RulesWords } from "./words";

export const en: RulesWords = {
  title: "Rules",
  line: "What the table enforces, rule by rule. When it refuses something, it names the rule and links to it here.",
  read: "Read the rules",
  rulesOf: (game) => `${game}: the rules`,
  contents: "Contents",
  inTwoMinutes: "In two minutes",
  search: "Search the rules",
  searchHint: (rule) => `Search, e.g. ${rule}`,
  found: (count) =>
    count === 0
      ? "No rule mentions this."
      : plural("en", count, { one: "One rule.", other: `${String(count)} rules.` }),
  note: "Note:",
  linkTo: (rule) => `Link to rule ${rule}`,
  copied: (rule) => `The link to ${rule} has been copied.`,
  print: "Print",
  allRules: "All games",
};
