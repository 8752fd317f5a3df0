//! What needs no order: changes of formation in defence, rout moves, generals.

use table::Seat;

use crate::arm::Formation;
use crate::id::{GeneralId, UnitId};
use crate::judge::control::own_on_table;
use crate::judge::maneuver::{free_to_move, may_form};
use crate::judge::{Judged, in_step};
use crate::refusal::Refusal;
use crate::state::State;
use crate::step::Step;

fn in_tail(state: &State, seat: Seat) -> Judged {
    in_step(state, seat, matches!(state.position.step, Step::Tail { .. }))
}

pub fn may_defend(state: &State, seat: Seat, unit: UnitId, formation: Formation) -> Judged {
    in_tail(state, seat)?;
    own_on_table(state, seat, unit)?;
    may_form(state, unit, formation)?;
    let status = state.unit(unit);
    if status.activated {
        return Err(Refusal::HadItsOrder { unit });
    }
    free_to_move(state, unit)?;
    if status.moved {
        return Err(Refusal::ChangedOnce { unit });
    }
    match (status.formation, formation) {
        (Formation::MarchColumn, Formation::Line) => Err(Refusal::ChangedOnce { unit }),
        (from, to) if from.defends_as(to) => Ok(()),
        _ => Err(Refusal::NotDefensive { unit }),
    }
}

pub fn may_rout_move(state: &State, seat: Seat, unit: UnitId) -> Judged {
    in_tail(state, seat)?;
    own_on_table(state, seat, unit)?;
    if state.unit(unit).routed && !state.unit(unit).rout_moved {
        Ok(())
    } else {
        Err(Refusal::NoRoutMove { unit })
    }
}

pub fn may_move_general(state: &State, seat: Seat, general: GeneralId) -> Judged {
    in_tail(state, seat)?;
    if !state.order.has_general(general) {
        return Err(Refusal::NoSuchThing);
    }
    if state.seat_of_general(general) != seat {
        return Err(Refusal::NotYours);
    }
    let status = state.general(general);
    if status.lost {
        return Err(Refusal::GeneralLost { general });
    }
    if state.absent(general) {
        return Err(Refusal::GeneralAbsent { general });
    }
    // With an order he has moved along with his command.
    let ordered = status.order.is_some();
    if !state.options.generals_move || ordered || status.moved || !state.is_there(general) {
        return Err(Refusal::GeneralStays { general });
    }
    Ok(())
}
