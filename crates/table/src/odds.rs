//! What may come of a position, as far as a seat can know.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Chances over so many positions that the seat cannot tell from the true one; none were drawn where it was worked out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts", optional_fields)]
pub struct Odds {
    pub draws: u32,
    /// In the game's own order; together they are one.
    pub outcomes: Vec<Chance>,
    /// How far a chance may be off, where the game says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<f64>,
    /// By what rule everybody is taken to act, where the game has several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub policy: Option<String>,
    /// What else is to be expected, as losses are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub expected: Vec<Amount>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts")]
pub struct Chance {
    /// The game's word for it.
    pub outcome: String,
    pub chance: f64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts")]
pub struct Amount {
    /// The game's word for it.
    pub what: String,
    pub amount: f64,
}

impl Odds {
    /// From how often each outcome was drawn.
    pub fn counted(counts: impl IntoIterator<Item = (&'static str, u32)>) -> Odds {
        let counts: Vec<_> = counts.into_iter().collect();
        let draws = counts.iter().map(|(_, count)| count).sum();
        let outcomes = counts
            .into_iter()
            .map(|(outcome, count)| Chance {
                outcome: outcome.to_owned(),
                chance: f64::from(count) / f64::from(u32::max(draws, 1)),
            })
            .collect();
        Odds {
            draws,
            outcomes,
            error: None,
            policy: None,
            expected: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_shares_of_the_draws() {
        let odds = Odds::counted([("won", 30), ("repelled", 10), ("drawn", 0)]);
        assert_eq!(odds.draws, 40);
        let chances: Vec<_> = odds.outcomes.iter().map(|outcome| outcome.chance).collect();
        assert_eq!(chances, [0.75, 0.25, 0.0]);
    }

    #[test]
    fn nothing_drawn_is_no_chance() {
        let odds = Odds::counted([("won", 0)]);
        assert_eq!((odds.draws, odds.outcomes[0].chance), (0, 0.0));
    }
}
