//! How long a bot may think about an answer.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Written as text: `80` for iterations, `50ms` for time.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(into = "String", try_from = "String")]
#[ts(export_to = "table.ts", type = "string")]
pub enum Budget {
    /// The same answer on every machine.
    Iterations(u32),
    Time(Duration),
}

#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("{0:?} is no budget; say 80 for iterations or 50ms for time")]
pub struct BadBudget(String);

impl FromStr for Budget {
    type Err = BadBudget;

    fn from_str(text: &str) -> Result<Budget, BadBudget> {
        let bad = || BadBudget(text.to_owned());
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|number| *number > 0).ok_or_else(bad);
        match text.strip_suffix("ms") {
            Some(digits) => Ok(Budget::Time(Duration::from_millis(number(digits)?.into()))),
            None => Ok(Budget::Iterations(number(text)?)),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(count) => write!(f, "{count}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl From<Budget> for String {
    fn from(budget: Budget) -> String {
        budget.to_string()
    }
}

impl TryFrom<String> for Budget {
    type Error = BadBudget;

    fn try_from(text: String) -> Result<Budget, BadBudget> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_read_as_it_is_written() {
        for budget in [Budget::Iterations(80), Budget::Time(Duration::from_millis(50))] {
            assert_eq!(budget.to_string().parse(), Ok(budget));
        }
    }

    #[test]
    fn what_is_no_budget_is_refused() {
        for text in ["", "0", "0ms", "-1", "50s", "ms", "99999999999"] {
            assert!(text.parse::<Budget>().is_err(), "{text:?}");
        }
    }
}
