//! Marks, voluntary routs and reordering, after movement.

use table::Seat;

use crate::arm::Arm;
use crate::id::UnitId;
use crate::judge::control::own_on_table;
use crate::judge::{Judged, in_step};
use crate::refusal::Refusal;
use crate::state::State;
use crate::step::Step;

pub fn may_mark(state: &State, seat: Seat, unit: UnitId) -> Judged {
    in_step(state, seat, matches!(state.position.step, Step::Mark { .. }))?;
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

pub fn may_rout(state: &State, seat: Seat, unit: UnitId) -> Judged {
    let step = state.position.step;
    in_step(state, seat, matches!(step, Step::Rout { .. } | Step::RoutAgain { .. }))?;
    own_on_table(state, seat, unit)?;
    if state.unit(unit).routed {
        return Err(Refusal::RoutedTwice { unit });
    }
    if state.engaged(unit) {
        return Err(match step {
            Step::RoutAgain { .. } => Refusal::EngagedRoutAgain { unit },
            _ => Refusal::EngagedRout { unit },
        });
    }
    Ok(())
}

pub fn may_reorder(state: &State, seat: Seat, unit: UnitId) -> Judged {
    in_step(state, seat, matches!(state.position.step, Step::Reorder { .. }))?;
    own_on_table(state, seat, unit)?;
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
