//! A game's `rules.toml`: one id for each rule sentence that can be broken and each ruling.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "table.ts")]
pub struct Rule {
    pub id: String,
    /// Where the rule is written.
    pub source: String,
    pub summary: String,
    /// The rule forbids something, so a case must show a step refused by it.
    #[serde(default)]
    pub may_not: bool,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct RuleBook {
    rules: BTreeMap<String, Rule>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleFile {
    rule: Vec<Rule>,
}

impl RuleBook {
    pub fn parse(text: &str) -> Result<RuleBook, String> {
        let file: RuleFile = toml::from_str(text).map_err(|error| toml_error(text, &error))?;
        let mut rules = BTreeMap::new();
        for rule in file.rule {
            if let Some(twice) = rules.insert(rule.id.clone(), rule) {
                return Err(format!("rule {} stands there twice", twice.id));
            }
        }
        Ok(RuleBook { rules })
    }

    pub fn get(&self, id: &str) -> Option<&Rule> {
        self.rules.get(id)
    }

    pub fn iter(&self) -> impl Iterator<Item = &Rule> {
        self.rules.values()
    }
}

/// A mistake in a TOML file, in one line.
pub(crate) fn toml_error(text: &str, error: &toml::de::Error) -> String {
    let message = error.message().replace('\n', " ");
    match error.span() {
        Some(span) => {
            let line = text[..span.start.min(text.len())].matches('\n').count() + 1;
            format!("line {line}: {message}")
        }
        None => message,
    }
}
