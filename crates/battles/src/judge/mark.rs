//! Marks, voluntary routs and reordering, after movement.

use table::Seat;

use crate::arm::Arm;
use crate::id::UnitId;
use crate::judge::control::own_on_table;
use crate::judge::{Judged, in_step, settled};
use crate::refusal::{Deed, Refusal};
use crate::state::State;
use crate::step::Step;
use crate::unit_status::UnitStatus;

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

/// From the end of movement until the first shot, at any time: the two steps that the appendix has for it are one act that
/// nobody waits for (B4.2.3.4a, B4.2.4.3).
pub fn may_still_rout(state: &State) -> bool {
    match state.position.step {
        Step::Tail { .. } | Step::Mark { .. } | Step::React { .. } | Step::CounterReact { .. } => true,
        Step::Fire { .. } => {
            let shot = |unit: &UnitStatus| unit.fired;
            !state.position.units.values().any(shot)
        }
        _ => false,
    }
}

pub fn may_rout(state: &State, seat: Seat, unit: UnitId) -> Judged {
    let step = state.position.step;
    if !state.second() {
        in_step(state, seat, matches!(step, Step::Rout { .. } | Step::RoutAgain { .. }))?;
    } else if !may_still_rout(state) || !settled(state) {
        return Err(Refusal::OutOfStep {
            deed: Deed::Other,
            step,
        });
    }
    own_on_table(state, seat, unit)?;
    if state.unit(unit).routed {
        return Err(Refusal::RoutedTwice { unit });
    }
    if state.engaged(unit) {
        return Err(match step {
            Step::RoutAgain { .. } | Step::React { .. } | Step::CounterReact { .. } | Step::Fire { .. } => {
                Refusal::EngagedRoutAgain { unit }
            }
            _ => Refusal::EngagedRout { unit },
        });
    }
    Ok(())
}

pub fn may_reorder(state: &State, seat: Seat, unit: UnitId) -> Judged {
    in_step(state, seat, matches!(state.position.step, Step::Reorder { .. }))?;
    own_on_table(state, seat, unit)?;
    due_to_reorder(state, unit)
}

pub fn due_to_reorder(state: &State, unit: UnitId) -> Judged {
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
