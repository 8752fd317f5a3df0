//! Arrivals, rallies, distances.

use std::collections::BTreeSet;

use table::Seat;

use crate::apply::finish;
use crate::apply::record::enter;
use crate::event::Event;
use crate::id::UnitId;
use crate::measure::Measured;
use crate::state::State;
use crate::unit_status::Place;

pub fn arrive(state: &mut State, seat: Seat, units: &BTreeSet<UnitId>, out: &mut Vec<Event>) {
    for &unit in units {
        state.unit_mut(unit).place = Place::Waiting;
    }
    out.push(Event::Arrived {
        side: state.side_of(seat),
        units: units.clone(),
    });
    if !state.second() {
        finish(state, seat);
    }
}

pub fn rally(state: &mut State, seat: Seat, units: &BTreeSet<UnitId>, out: &mut Vec<Event>) {
    for &unit in units {
        state.unit_mut(unit).routed = false;
    }
    out.push(Event::Rallied {
        side: state.side_of(seat),
        units: units.clone(),
    });
    finish(state, seat);
}

pub fn measure(state: &mut State, seat: Seat, changes: &[Measured], out: &mut Vec<Event>) {
    for &change in changes {
        match change {
            Measured::Distance { general, distance } => state.general_mut(general).distance = distance,
            Measured::Reach { general, reach } => state.general_mut(general).reach = reach,
            Measured::Attached { general, unit } => state.general_mut(general).attached = Some(unit),
            Measured::Detached { general } => state.general_mut(general).attached = None,
            Measured::Span { unit, in_span } => state.unit_mut(unit).in_span = in_span,
        }
    }
    out.push(Event::Measured {
        side: state.side_of(seat),
        changes: changes.to_vec(),
    });
    if state.second() {
        enter(state, seat);
        state.ask_for_own_dice();
    } else {
        finish(state, seat);
    }
}
