//! Which command of the side moves next, where commands alternate (A12).

use table::Seat;

use super::drafts::{Next, single};
use crate::action::Action;
use crate::event::Event;
use crate::id::GeneralId;
use crate::pick::Pick;
use crate::refusal::{Deed, Judged, Refusal};
use crate::state::State;
use crate::step::Step;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    let &Action::Next { general } = action else {
        return Err(Refusal::OtherAnswer);
    };
    let Step::Next { priority, side } = state.position.step else {
        return Err(state.out_of_step(Deed::Other));
    };
    state.in_step(seat, true)?;
    let mut waiting = state.waiting_commands(priority, side);
    match waiting.any(|id| id == general) {
        true => Ok(()),
        false => Err(Refusal::NoSuchThing),
    }
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    let generals = state.armies.generals_of(state.side_of(seat));
    let all = generals.map(|general| (Pick::General { general }, Action::Next { general }));
    single(draft, all, |action| check(state, seat, action))
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Next { general } => Some(vec![Pick::General { general }]),
        _ => None,
    }
}

pub fn apply(state: &mut State, general: GeneralId, out: &mut Vec<Event>) {
    out.push(Event::CommandChosen { general });
    state.position.commands = [general].into();
    if let Step::Next { priority, side } = state.position.step {
        state.enter(Step::Move { priority, side }, out);
    }
}
