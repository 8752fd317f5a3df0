//! Walking down `choices` at random: what the random bot, the battery and the figures do.

use rand::RngExt as _;

use crate::game::{Choices, Game, TestRng};

pub fn random_action<G: Game>(view: &G::View, ask: &G::Ask, rng: &mut TestRng) -> G::Action {
    random_path::<G>(view, ask, rng).1
}

/// A whole action and the picks that led to it.
pub fn random_path<G: Game>(view: &G::View, ask: &G::Ask, rng: &mut TestRng) -> (Vec<G::Pick>, G::Action) {
    let mut draft = Vec::new();
    loop {
        match G::choices(view, ask, &draft) {
            Choices::Whole(action) => return (draft, action),
            Choices::Next(picks) => draft.push(picks[rng.random_range(0..picks.len())]),
        }
    }
}
