//! Infantry that is charged by cavalry tries to form square (F8, A18).

use table::Seat;

use super::drafts::{Next, single};
use crate::action::Action;
use crate::arm::Formation;
use crate::ask::Ask;
use crate::contact::{Attempt, Interrupt};
use crate::event::Event;
use crate::options::SquareLock;
use crate::pick::Pick;
use crate::refusal::{Deed, Judged, Refusal};
use crate::state::State;
use crate::unit_status::Spent;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match (action, state.interrupted(seat)) {
        (Action::Square { .. }, Some(Interrupt::Square { .. })) => Ok(()),
        (Action::Square { .. }, _) => Err(state.out_of_step(Deed::Other)),
        _ => Err(Refusal::OtherAnswer),
    }
}

/// Who is asked for a square neither lets it be nor evades instead.
pub fn must_try(ask: &Ask, action: &Action) -> Judged {
    match (ask, action) {
        (Ask::Square { .. }, Action::Done | Action::Evade { .. }) => Err(Refusal::MustTrySquare),
        _ => Ok(()),
    }
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    let all = Attempt::ALL.map(|attempt| (Pick::Attempt { attempt }, Action::Square { attempt }));
    single(draft, all, |action| check(state, seat, action))
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Square { attempt } => Some(vec![Pick::Attempt { attempt }]),
        _ => None,
    }
}

pub fn apply(state: &mut State, attempt: Attempt, out: &mut Vec<Event>) {
    let interrupt = state.position.interrupts.remove(0);
    let (unit, by) = (interrupt.unit(), interrupt.by());
    let locks_failed = state.options.square_lock == SquareLock::Tried;
    let status = state.unit_mut(unit);
    match attempt {
        Attempt::Formed => {
            status.formation = Formation::Square;
            status.moved = true;
            status.spent = Some(Spent::Square);
        }
        Attempt::Failed if locks_failed => status.spent = Some(Spent::Square),
        Attempt::Failed | Attempt::NearInfantry | Attempt::InCover | Attempt::BehindWorks => {}
    }
    out.push(Event::SquareTried { unit, by, attempt });
}
