//! Cavalry is marked for reaction and pursuit (B4.2.3.2).

use table::{Choices, Seat};

use super::done;
use super::drafts::{Next, units};
use crate::action::Action;
use crate::arm::Arm;
use crate::event::Event;
use crate::id::UnitId;
use crate::own::own_on_table;
use crate::pick::Pick;
use crate::refusal::{Judged, Refusal};
use crate::state::State;
use crate::step::Step;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match *action {
        Action::Mark { unit } => may_mark(state, seat, unit),
        _ => done::check(state, seat, action),
    }
}

fn may_mark(state: &State, seat: Seat, unit: UnitId) -> Judged {
    state.in_step(seat, matches!(state.position.step, Step::Mark { .. }))?;
    own_on_table(state, seat, unit)?;
    let status = state.unit(unit);
    if state.arm(unit) != Arm::Cavalry {
        return Err(Refusal::NotCavalry { unit });
    }
    if !status.activated {
        return Err(Refusal::MarkNotActivated { unit });
    }
    let engaged = state.engaged(unit);
    if engaged || status.routed || status.disordered || status.spent.is_some() || status.marked {
        return Err(Refusal::MarkUnfit { unit });
    }
    if status.moved {
        return Err(Refusal::MarkMoved { unit });
    }
    Ok(())
}

pub fn first(state: &State, seat: Seat) -> Vec<Pick> {
    units(state, seat, |unit| may_mark(state, seat, unit).is_ok())
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    match *draft {
        [] => done::after(state, seat, first(state, seat)),
        [Pick::Unit { unit }] => Choices::Whole(Action::Mark { unit }),
        _ => done::choices(draft),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Mark { unit } => Some(vec![Pick::Unit { unit }]),
        _ => done::path(action),
    }
}

pub fn apply(state: &mut State, seat: Seat, action: &Action, out: &mut Vec<Event>) {
    match *action {
        Action::Mark { unit } => {
            state.unit_mut(unit).marked = true;
            out.push(Event::Marked { unit });
        }
        _ => done::apply(state, seat, action, out),
    }
}
