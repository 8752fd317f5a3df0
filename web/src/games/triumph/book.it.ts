import type { RuleId } from "../../wire/triumph.names";
import type { RuleBook } from "../game";

export const book: RuleBook<RuleId> = {
  intro: [],
  example: { title: "", steps: [] },
  sections: [],
  rules: {} as Record<RuleId, string>,
  notes: {},
};
