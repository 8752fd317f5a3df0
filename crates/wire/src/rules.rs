//! The rules themselves, for the page where they can be looked up.

use table::rules::RuleBook;

use crate::names::quoted;

pub fn rules(name: &str, book: &RuleBook) -> String {
    let lines: String = book
        .iter()
        .map(|rule| {
            format!(
                "  {{ id: {}, source: {}, summary: {}, may_not: {} }},\n",
                quoted(&rule.id),
                quoted(&rule.source),
                quoted(&rule.summary),
                rule.may_not
            )
        })
        .collect();
    format!(
        "import type {{ RuleId }} from \"./{name}.names\";\n\n\
         export const rules: readonly {{ id: RuleId; source: string; summary: string; may_not: boolean }}[] = [\n{lines}];\n"
    )
}
