//! Movement: by an order, or by a mark in reaction and pursuit.

use std::collections::BTreeSet;

use table::Seat;

use crate::arm::{Arm, Formation};
use crate::id::{GeneralId, UnitId};
use crate::judge::control::{own_on_table, own_unit};
use crate::judge::{Judged, in_step, in_step_for};
use crate::priority::TO_CONTACT;
use crate::refusal::{Deed, Refusal};
use crate::state::State;
use crate::step::Step;
use crate::unit_status::Spent;

pub fn judge_next(state: &State, seat: Seat, general: GeneralId) -> Judged {
    let Step::Next { priority, side } = state.position.step else {
        return in_step(state, seat, false);
    };
    in_step(state, seat, true)?;
    let mut waiting = state.waiting_commands(priority, side);
    match waiting.any(|id| id == general) {
        true => Ok(()),
        false => Err(Refusal::NoSuchThing),
    }
}

/// Whether the unit itself may move now, wherever it goes.
pub fn may_move(state: &State, seat: Seat, unit: UnitId) -> Judged {
    match state.position.step {
        Step::React { .. } | Step::CounterReact { .. } | Step::Pursue { .. } | Step::CounterPursue { .. } => {
            in_step(state, seat, true)?;
            by_mark(state, seat, unit)
        }
        Step::Move { .. } | Step::Next { .. } => by_order(state, seat, unit),
        _ => in_step_for(state, seat, false, Deed::MoveByOrder),
    }
}

fn by_order(state: &State, seat: Seat, unit: UnitId) -> Judged {
    own_unit(state, seat, unit)?;
    if !state.unit(unit).present() {
        return Err(Refusal::NotThere { unit });
    }
    let general = state.order.unit(unit).general;
    let order = state.general(general).order.filter(|_| state.unit(unit).activated);
    let order = order.ok_or(Refusal::NotActivated { unit })?;
    if order.done {
        return Err(Refusal::MovePast { unit });
    }
    if !state.position.commands.contains(&general) {
        return Err(match state.position.step {
            Step::Move { priority, side } if priority == order.priority && side != state.side(unit) => {
                Refusal::OtherSideFirst { side }
            }
            _ => Refusal::NotYet {
                unit,
                priority: order.priority,
            },
        });
    }
    in_step_for(state, seat, true, Deed::MoveByOrder)?;
    free_to_move(state, unit)?;
    if state.unit(unit).moved {
        return Err(Refusal::MovedAlready { unit });
    }
    Ok(())
}

fn by_mark(state: &State, seat: Seat, unit: UnitId) -> Judged {
    own_on_table(state, seat, unit)?;
    if !state.unit(unit).marked {
        return Err(match state.position.step {
            Step::Pursue { .. } => Refusal::NotMarkedToPursue { unit },
            Step::CounterPursue { .. } => Refusal::NotMarkedToMeetPursuit { unit },
            _ => Refusal::NotMarked { unit },
        });
    }
    free_to_move(state, unit)
}

/// It has not fled, and its turn was not taken by a square or an evasion.
pub fn free_to_move(state: &State, unit: UnitId) -> Judged {
    let status = state.unit(unit);
    match status.spent {
        Some(Spent::Square) => Err(Refusal::InSquare { unit }),
        Some(Spent::Evasion) => Err(Refusal::Evaded { unit }),
        None if status.routed => Err(Refusal::Routed { unit }),
        None => Ok(()),
    }
}

pub fn may_form(state: &State, unit: UnitId, formation: Formation) -> Judged {
    if state.arm(unit).formations().contains(&formation) {
        Ok(())
    } else {
        Err(Refusal::NotOfArm { unit })
    }
}

/// Whether a unit that may move may go there: into contact with that enemy, or with none.
pub fn may_contact(state: &State, unit: UnitId, contact: Option<UnitId>) -> Judged {
    let step = state.position.step;
    let Some(enemy) = contact else {
        return match step {
            Step::CounterReact { .. } => Err(Refusal::OnlyToContact { unit }),
            Step::CounterPursue { .. } => Err(Refusal::PursuitOnlyToContact { unit }),
            _ => Ok(()),
        };
    };
    enemy_on_table(state, unit, enemy)?;
    if state.arm(unit) == Arm::Artillery {
        return Err(Refusal::ArtilleryContact { unit });
    }
    if state.unit(unit).disordered {
        return Err(Refusal::DisorderedContact { unit });
    }
    let priority = state.priority(unit).unwrap_or(0);
    match step {
        Step::Move { .. } if priority < TO_CONTACT => return Err(Refusal::PriorityTooLow { unit, priority }),
        Step::Move { .. } => {}
        _ if state.options.reaction_threshold && priority < TO_CONTACT => {
            return Err(Refusal::ReactionTooLow { unit, priority });
        }
        _ => {}
    }
    match step {
        Step::CounterReact { .. } if !state.unit(enemy).reacted => Err(Refusal::OnlyReacted { unit: enemy }),
        Step::CounterPursue { .. } if !state.unit(enemy).pursued => Err(Refusal::OnlyPursuers { unit: enemy }),
        _ => Ok(()),
    }
}

/// Each enemy that a charge touches is one that it may touch alone (P20).
pub fn judge_also(state: &State, unit: UnitId, contact: Option<UnitId>, also: &BTreeSet<UnitId>) -> Judged {
    if also.is_empty() {
        return Ok(());
    }
    if !state.second() {
        return Err(Refusal::OtherAnswer);
    }
    for &enemy in also {
        if contact.is_none_or(|first| first == enemy) {
            return Err(Refusal::TouchedTwice { unit: enemy });
        }
        may_contact(state, unit, Some(enemy))?;
    }
    Ok(())
}

/// The units of a command that could move now, without contact.
pub fn movable(state: &State, seat: Seat, general: GeneralId) -> BTreeSet<UnitId> {
    let ordered = matches!(state.position.step, Step::Move { .. });
    let direct = state.order.direct(general).filter(|_| ordered);
    direct.filter(|&unit| may_move(state, seat, unit).is_ok()).collect()
}

pub fn judge_command(state: &State, seat: Seat, general: GeneralId, except: &BTreeSet<UnitId>) -> Judged {
    if !state.second() {
        return Err(Refusal::OtherAnswer);
    }
    let moving = matches!(state.position.step, Step::Move { .. });
    if !state.order.has_general(general) {
        return Err(Refusal::NoSuchThing);
    }
    if state.seat_of_general(general) != seat {
        return Err(Refusal::NotYours);
    }
    if moving && !state.position.commands.contains(&general) {
        return Err(Refusal::CommandWaits { general });
    }
    in_step_for(state, seat, moving, Deed::MoveByOrder)?;
    let units = movable(state, seat, general);
    if !except.is_subset(&units) {
        return Err(Refusal::NoSuchThing);
    }
    match units.len() > except.len() {
        true => Ok(()),
        false => Err(Refusal::CommandStands { general }),
    }
}

/// Another unit, of the other side, on the table (P15).
pub fn enemy_on_table(state: &State, unit: UnitId, enemy: UnitId) -> Judged {
    if !state.order.has_unit(enemy) {
        return Err(Refusal::NoSuchThing);
    }
    if state.side(enemy) == state.side(unit) || !state.unit(enemy).on_table() {
        return Err(Refusal::NoEnemy { unit: enemy });
    }
    Ok(())
}
