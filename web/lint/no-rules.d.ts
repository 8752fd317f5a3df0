import type { Rule } from "eslint";

export const noRules: Rule.RuleModule;
