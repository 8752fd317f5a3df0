//! Weather, arrival, rally and the chain of command.

use std::collections::BTreeSet;

use table::Seat;

use crate::id::{GeneralId, UnitId};
use crate::judge::record::may_enter;
use crate::judge::{Judged, in_step};
use crate::measure::Measured;
use crate::options::Control;
use crate::refusal::Refusal;
use crate::state::State;
use crate::step::Step;
use crate::unit_status::Place;

/// A unit that this seat commands.
pub fn own_unit(state: &State, seat: Seat, unit: UnitId) -> Judged {
    if !state.order.has_unit(unit) {
        return Err(Refusal::NoSuchThing);
    }
    if state.seat_of_unit(unit) != seat {
        return Err(Refusal::NotYours);
    }
    Ok(())
}

pub fn own_on_table(state: &State, seat: Seat, unit: UnitId) -> Judged {
    own_unit(state, seat, unit)?;
    if !state.unit(unit).on_table() {
        return Err(Refusal::NotThere { unit });
    }
    Ok(())
}

/// Whether the unit may come on in this turn (B4.1.1b).
pub fn due(state: &State, unit: UnitId) -> bool {
    let entry = state.order.unit(unit).entry;
    state.unit(unit).place == Place::NotArrived && entry.is_some_and(|turn| turn <= state.position.turn)
}

pub fn may_arrive(state: &State, seat: Seat, unit: UnitId) -> Judged {
    if !state.order.has_unit(unit) {
        return Err(Refusal::NoSuchThing);
    }
    if state.seat_of_arrival(unit) != seat {
        return Err(Refusal::NotYours);
    }
    if due(state, unit) {
        Ok(())
    } else {
        Err(Refusal::NotDue { unit })
    }
}

/// Units come before the dice of the turn are rolled, and nobody waits for who has none (B4.1.1b).
pub fn arrival_open(state: &State) -> bool {
    matches!(state.position.step, Step::Rally | Step::Roll)
}

pub fn arriving(state: &State, seat: Seat, units: &BTreeSet<UnitId>) -> Judged {
    if !state.second() {
        return in_step(state, seat, state.position.step == Step::Arrive);
    }
    match arrival_open(state) && !units.is_empty() {
        true => Ok(()),
        false => in_step(state, seat, false),
    }
}

pub fn may_rally(state: &State, seat: Seat, unit: UnitId) -> Judged {
    own_on_table(state, seat, unit)?;
    if state.unit(unit).routed {
        Ok(())
    } else {
        Err(Refusal::NotRouted { unit })
    }
}

/// Distances are stated until the side has given its orders: no step waits for who has nothing to state (P2).
pub fn chain_open(state: &State, seat: Seat) -> bool {
    match state.position.step {
        Step::Rally => state.options.control == Control::ChainFirst,
        Step::Roll => true,
        Step::Split { side } | Step::OwnDice { side } | Step::Assign { side } => {
            side == state.side_of(seat) || side != state.initiative()
        }
        _ => false,
    }
}

pub fn measuring(state: &State, seat: Seat, changes: &[Measured]) -> Judged {
    if !state.second() {
        return in_step(state, seat, state.position.step == Step::Chain);
    }
    may_enter(state, seat)?;
    if !chain_open(state, seat) {
        return in_step(state, seat, false);
    }
    match changes {
        [] => Err(Refusal::NotMeasured),
        _ => Ok(()),
    }
}

pub fn judge_changes(state: &State, seat: Seat, changes: &[Measured]) -> Judged {
    for (place, &change) in changes.iter().enumerate() {
        may_measure(state, seat, change)?;
        if changes[..place].iter().any(|&other| change.same_thing(other)) {
            return Err(Refusal::SaidTwice);
        }
    }
    Ok(())
}

/// Whether this can be stated, and is not already so.
pub fn may_measure(state: &State, seat: Seat, change: Measured) -> Judged {
    let new = match change {
        Measured::Distance { general, distance } => {
            own_general(state, seat, general)?;
            let subordinate = state.order.general(general).superior.is_some();
            subordinate && state.general(general).distance != distance
        }
        Measured::Reach { general, reach } => {
            own_general(state, seat, general)?;
            state.reach_matters(general) && state.general(general).reach != reach
        }
        Measured::Attached { general, unit } => {
            own_general(state, seat, general)?;
            if !state.order.has_unit(unit) || state.side(unit) != state.side_of(seat) {
                return Err(Refusal::NotYours);
            }
            state.unit(unit).on_table() && state.general(general).attached != Some(unit)
        }
        Measured::Detached { general } => {
            own_general(state, seat, general)?;
            state.general(general).attached.is_some()
        }
        Measured::Span { unit, in_span } => {
            own_unit(state, seat, unit)?;
            state.unit(unit).present() && state.unit(unit).in_span != in_span
        }
    };
    if new { Ok(()) } else { Err(Refusal::NotMeasured) }
}

/// A general whom this seat plays, and who is there.
fn own_general(state: &State, seat: Seat, general: GeneralId) -> Judged {
    if !state.order.has_general(general) {
        return Err(Refusal::NoSuchThing);
    }
    if state.seat_of_general(general) != seat {
        return Err(Refusal::NotYours);
    }
    if state.general(general).lost {
        return Err(Refusal::GeneralLost { general });
    }
    if state.absent(general) {
        return Err(Refusal::GeneralAbsent { general });
    }
    Ok(())
}
