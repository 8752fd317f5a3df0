//! How a match ended.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};
use ts_rs::TS;

use crate::seat::Seat;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "table.ts")]
pub struct Outcome {
    /// Partners win together; nobody wins a draw.
    pub winners: Vec<Seat>,
    /// The game's word for the kind of end, or the table's where it did not end by the rules.
    pub how: String,
}

/// How a match ends otherwise than by its rules.
#[derive(Copy, Clone, Eq, PartialEq, Debug, EnumString, IntoStaticStr, TS)]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "table.ts", rename_all = "snake_case")]
pub enum Ending {
    Resigned,
    /// All have agreed on it.
    Agreed,
    /// Somebody has not come back in time.
    Abandoned,
    /// By the operator.
    Closed,
}

impl Ending {
    pub fn word(self) -> &'static str {
        self.into()
    }

    pub fn outcome(self, mut winners: Vec<Seat>) -> Outcome {
        winners.sort_unstable();
        winners.dedup();
        Outcome {
            winners,
            how: self.word().to_owned(),
        }
    }
}

impl Outcome {
    /// The end that this is, where it is one otherwise than by the rules.
    pub fn ending(&self) -> Option<Ending> {
        self.how.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ending_is_found_again_by_its_word() {
        for ending in [Ending::Resigned, Ending::Agreed, Ending::Abandoned, Ending::Closed] {
            assert_eq!(ending.outcome(Vec::new()).ending(), Some(ending));
        }
        assert_eq!(Ending::Resigned.word(), "resigned");
        let by_the_rules = Outcome {
            winners: Vec::new(),
            how: "points".to_owned(),
        };
        assert_eq!(by_the_rules.ending(), None);
    }

    #[test]
    fn winners_are_named_once_and_in_order() {
        let outcome = Ending::Agreed.outcome(vec![Seat(2), Seat(0), Seat(2)]);
        assert_eq!(outcome.winners, [Seat(0), Seat(2)]);
    }
}
