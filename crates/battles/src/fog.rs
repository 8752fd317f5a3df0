//! Everybody sees everything (A31): there is no other truth, and every act is seen.

use table::{Seat, TestRng, Viewer};

use crate::action::Action;
use crate::ask::Ask;
use crate::state::State;

pub fn hides(_state: &State, _viewer: Viewer) -> bool {
    false
}

pub fn scramble(state: &State, _viewer: Viewer, _rng: &mut TestRng) -> State {
    state.clone()
}

pub fn mirror(
    _world: &State,
    _viewer: Viewer,
    _seat: Seat,
    _ask: &Ask,
    action: &Action,
    _rng: &mut TestRng,
) -> Option<Action> {
    Some(action.clone())
}

pub fn unseen(_state: &State, _viewer: Viewer, _seat: Seat, _ask: &Ask, _action: &Action) -> bool {
    false
}
