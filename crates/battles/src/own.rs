//! Whose pieces they are, and whether they are there.

use table::Seat;

use crate::arm::Formation;
use crate::id::{GeneralId, UnitId};
use crate::refusal::{Judged, Refusal};
use crate::state::State;

/// A unit that this seat commands.
pub fn own_unit(state: &State, seat: Seat, unit: UnitId) -> Judged {
    if !state.armies.has_unit(unit) {
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

/// A general whom this seat plays.
pub fn own_general(state: &State, seat: Seat, general: GeneralId) -> Judged {
    if !state.armies.has_general(general) {
        return Err(Refusal::NoSuchThing);
    }
    if state.seat_of_general(general) != seat {
        return Err(Refusal::NotYours);
    }
    Ok(())
}

/// A general who is neither lost nor yet to come.
pub fn at_hand(state: &State, general: GeneralId) -> Judged {
    if state.general(general).lost {
        return Err(Refusal::GeneralLost { general });
    }
    if state.absent(general) {
        return Err(Refusal::GeneralAbsent { general });
    }
    Ok(())
}

/// Another unit, of the other side, on the table (P15).
pub fn enemy_on_table(state: &State, unit: UnitId, enemy: UnitId) -> Judged {
    if !state.armies.has_unit(enemy) {
        return Err(Refusal::NoSuchThing);
    }
    if state.side(enemy) == state.side(unit) || !state.unit(enemy).on_table() {
        return Err(Refusal::NoEnemy { unit: enemy });
    }
    Ok(())
}

/// A formation that the unit's arm takes.
pub fn may_form(state: &State, unit: UnitId, formation: Formation) -> Judged {
    if state.arm(unit).formations().contains(&formation) {
        Ok(())
    } else {
        Err(Refusal::NotOfArm { unit })
    }
}
