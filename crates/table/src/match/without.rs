//! What a journal leads to when one of its entries is taken back.

use super::Match;
use crate::dice::Dice;
use crate::entry::{Deed, Entry};
use crate::game::Game;
use crate::seat::Viewer;
use crate::trail::Stop;

/// What the journal leads to without an entry.
pub(super) struct Without<G: Game> {
    /// The entry, and what falls with it: acts that others made in secret, and that do not stand without it.
    pub(super) fallen: Vec<u32>,
    pub(super) state: G::State,
    pub(super) trail: Vec<Stop<G::State>>,
}

impl<G: Game> Match<G> {
    pub(super) fn without(&self, entry: u32) -> Without<G> {
        let mut stops = self.trail.since(entry);
        let first = stops.next().expect("what may be taken back is on the trail");
        let mut without = Without {
            fallen: vec![first.n],
            state: first.before.clone(),
            trail: Vec::new(),
        };
        for stop in stops {
            match stands::<G>(
                &without.state,
                self.journal.entry(stop.n),
                self.journal.answered(stop.n),
            ) {
                Some(next) => {
                    let before = std::mem::replace(&mut without.state, next);
                    without.trail.push(Stop { n: stop.n, before });
                }
                None => without.fallen.push(stop.n),
            }
        }
        without
    }
}

/// The state after an entry of the journal, if it can still be done.
fn stands<G: Game>(state: &G::State, entry: &Entry<G::Action>, answered: Option<&G::Ask>) -> Option<G::State> {
    let mut next = state.clone();
    let mut dice = Dice::recorded(entry.dice().to_vec());
    match (&entry.deed, entry.seat, answered) {
        (Deed::Act { action, .. }, Some(seat), Some(ask)) => {
            let open = G::asks(state)
                .into_iter()
                .any(|asked| asked.seat == seat && asked.ask == *ask);
            if !open || G::check(&G::view(state, Viewer::Seat(seat)), ask, action).is_err() {
                return None;
            }
            G::apply(&mut next, seat, ask, action, &mut dice, &mut Vec::new());
        }
        (Deed::Advance { .. }, ..) if G::due(state) => G::advance(&mut next, &mut dice, &mut Vec::new()),
        _ => return None,
    }
    dice.finish().ok().map(|_| next)
}
