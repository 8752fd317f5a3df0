//! A side has no units left: whether that is so, and the battle over (P14).

use table::Seat;

use super::drafts::{Next, single};
use crate::action::Action;
use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::{Deed, Judged, Refusal};
use crate::state::State;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match action {
        Action::Over if state.all_but_over() && seat == state.told_over() => Ok(()),
        Action::Over => Err(state.out_of_step(Deed::Other)),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    single(draft, [(Pick::Over, Action::Over)], |action| check(state, seat, action))
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Over => Some(vec![Pick::Over]),
        _ => None,
    }
}

pub fn apply(state: &mut State, out: &mut Vec<Event>) {
    state.end_destroyed(out);
}
