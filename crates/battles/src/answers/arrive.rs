//! Units that come just off the table (B4.1.1).

use std::collections::BTreeSet;

use table::Seat;

use super::drafts::{Next, path_of_set, set};
use crate::action::Action;
use crate::event::Event;
use crate::id::UnitId;
use crate::pick::Pick;
use crate::refusal::{Deed, Judged, Refusal};
use crate::state::State;
use crate::step::Step;
use crate::unit_status::Place;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    let Action::Arrive { units } = action else {
        return Err(Refusal::OtherAnswer);
    };
    if !state.second() {
        state.in_step(seat, state.position.step == Step::Arrive)?;
    } else if !is_open(state) || units.is_empty() {
        return Err(state.out_of_step(Deed::Other));
    }
    units.iter().try_for_each(|&unit| may_arrive(state, seat, unit))
}

/// Units come before the dice of the turn are rolled, and nobody waits for who has none (B4.1.1b).
pub fn is_open(state: &State) -> bool {
    matches!(state.position.step, Step::Rally | Step::Roll)
}

pub fn may_arrive(state: &State, seat: Seat, unit: UnitId) -> Judged {
    if !state.armies.has_unit(unit) {
        return Err(Refusal::NoSuchThing);
    }
    if state.seat_of_arrival(unit) != seat {
        return Err(Refusal::NotYours);
    }
    if is_due(state, unit) {
        Ok(())
    } else {
        Err(Refusal::NotDue { unit })
    }
}

/// Whether the unit may come on in this turn (B4.1.1b).
pub fn is_due(state: &State, unit: UnitId) -> bool {
    let entry = state.armies.unit(unit).entry;
    state.unit(unit).place == Place::NotArrived && entry.is_some_and(|turn| turn <= state.position.turn)
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    // Where nobody waits for it, nothing need be said of who does not come.
    let some = state.second();
    let may = |unit| may_arrive(state, seat, unit).is_ok();
    set(state, seat, draft, some, may, |units| Action::Arrive { units })
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Arrive { units } => Some(path_of_set(units)),
        _ => None,
    }
}

pub fn apply(state: &mut State, seat: Seat, units: &BTreeSet<UnitId>, out: &mut Vec<Event>) {
    for &unit in units {
        state.unit_mut(unit).place = Place::Waiting;
    }
    out.push(Event::Arrived {
        side: state.side_of(seat),
        units: units.clone(),
    });
    if !state.second() {
        state.finish(seat);
    }
}
