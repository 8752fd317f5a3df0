//! Disorder is removed (B8.5.1.2): asked by the first version of the rules, while since the second units do it by themselves.

use table::{Choices, Seat};

use super::done;
use super::drafts::{Next, units};
use crate::action::Action;
use crate::event::Event;
use crate::id::UnitId;
use crate::own::own_on_table;
use crate::pick::Pick;
use crate::refusal::{Judged, Refusal};
use crate::state::State;
use crate::step::Step;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match *action {
        Action::Reorder { unit } => may_reorder(state, seat, unit),
        Action::Done => done::check(state, seat, action),
        _ => Err(Refusal::OtherAnswer),
    }
}

fn may_reorder(state: &State, seat: Seat, unit: UnitId) -> Judged {
    state.in_step(seat, matches!(state.position.step, Step::Reorder { .. }))?;
    own_on_table(state, seat, unit)?;
    is_due(state, unit)
}

pub fn is_due(state: &State, unit: UnitId) -> Judged {
    let status = state.unit(unit);
    if !status.disordered {
        return Err(Refusal::InOrder { unit });
    }
    if status.moved {
        return Err(Refusal::ReorderMoved { unit });
    }
    if status.shaken {
        return Err(Refusal::ReorderShaken { unit });
    }
    if status.contacted {
        return Err(Refusal::ReorderContacted { unit });
    }
    Ok(())
}

pub fn first(state: &State, seat: Seat) -> Vec<Pick> {
    units(state, seat, |unit| may_reorder(state, seat, unit).is_ok())
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    match *draft {
        [] => {
            let done = [Pick::Done].into_iter();
            let done = done.filter(|_| check(state, seat, &Action::Done).is_ok());
            Choices::Next(first(state, seat).into_iter().chain(done).collect())
        }
        [Pick::Unit { unit }] => Choices::Whole(Action::Reorder { unit }),
        _ => done::choices(draft),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Reorder { unit } => Some(vec![Pick::Unit { unit }]),
        _ => done::path(action),
    }
}

pub fn apply(state: &mut State, seat: Seat, action: &Action, out: &mut Vec<Event>) {
    match *action {
        Action::Reorder { unit } => {
            state.unit_mut(unit).disordered = false;
            out.push(Event::Reordered { unit });
        }
        _ => done::apply(state, seat, action, out),
    }
}
