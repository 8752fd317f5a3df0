//! Whether somebody who wanted to do nothing more in this turn does something after all (P23).

use table::Seat;

use super::drafts::{Next, single};
use crate::action::Action;
use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::{Judged, Refusal};
use crate::state::State;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match action {
        Action::Wake if state.position.resting.contains(&seat) => Ok(()),
        Action::Wake => Err(Refusal::NotResting),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    single(draft, [(Pick::Wake, Action::Wake)], |action| check(state, seat, action))
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Wake => Some(vec![Pick::Wake]),
        _ => None,
    }
}

pub fn apply(state: &mut State, seat: Seat, out: &mut Vec<Event>) {
    state.position.resting.remove(&seat);
    out.push(Event::Woke { seat });
}
