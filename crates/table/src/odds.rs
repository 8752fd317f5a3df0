//! What may come of a position, as far as a seat can know.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Chances over so many positions that the seat cannot tell from the true one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts")]
pub struct Odds {
    pub draws: u32,
    /// In the game's own order; together they are one.
    pub outcomes: Vec<Chance>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts")]
pub struct Chance {
    /// The game's word for it.
    pub outcome: String,
    pub chance: f64,
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
        Odds { draws, outcomes }
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
