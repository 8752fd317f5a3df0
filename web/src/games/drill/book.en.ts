import { rules } from "../../wire/drill.rules";
import type { RuleBook } from "../game";
import type { RuleId } from "../../wire/drill.names";

export const book: RuleBook<RuleId> = {
  intro: "",
  sections: [],
  rules: Object.fromEntries(rules.map((rule) => [rule.id, rule.summary])) as Record<RuleId, string>,
};
