//! Which rules have a case.

use std::collections::BTreeSet;

use crate::case::Case;
use crate::rules::RuleBook;

/// What the passing cases showed.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    shown: BTreeSet<String>,
    refused: BTreeSet<String>,
}

impl Coverage {
    pub fn add(&mut self, case: &Case) {
        self.shown.extend(case.rules.iter().cloned());
        for rule in case.step.iter().filter_map(|step| step.refused.clone()) {
            self.shown.insert(rule.clone());
            self.refused.insert(rule);
        }
    }

    pub fn without_case<'a>(&'a self, rules: &'a RuleBook) -> impl Iterator<Item = &'a str> {
        let ids = rules.iter().map(|rule| rule.id.as_str());
        ids.filter(|id| !self.shown.contains(*id))
    }

    /// Rules that forbid something, and no step was refused by them.
    pub fn without_refusal<'a>(&'a self, rules: &'a RuleBook) -> impl Iterator<Item = &'a str> {
        let forbidding = rules.iter().filter(|rule| rule.may_not);
        let ids = forbidding.map(|rule| rule.id.as_str());
        ids.filter(|id| !self.refused.contains(*id))
    }
}
