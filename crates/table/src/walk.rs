//! Walking down `choices` at random: what the random bot, the battery and the figures do.

use rand::RngExt as _;

use crate::game::{Choices, Game, TestRng};

/// No decision is built of more picks than this; a walk that is longer goes round in circles.
pub const MOST_IN_A_DRAFT: usize = 1_000;

/// A legal action, or nothing where the walk leads nowhere.
pub fn random_action<G: Game>(view: &G::View, ask: &G::Ask, rng: &mut TestRng) -> Option<G::Action> {
    let mut draft = Vec::new();
    while draft.len() < MOST_IN_A_DRAFT {
        match G::choices(view, ask, &draft) {
            Choices::Whole(action) => return Some(action),
            Choices::Next(picks) if picks.is_empty() => return None,
            Choices::Next(picks) => draft.push(picks[rng.random_range(0..picks.len())]),
        }
    }
    None
}
