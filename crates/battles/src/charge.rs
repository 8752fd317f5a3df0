//! Moves into contact: who may make them, and what they ask of whom they meet.

use std::collections::BTreeSet;

use crate::arm::{Arm, Formation};
use crate::contact::{Contact, Interrupt};
use crate::id::UnitId;
use crate::own::enemy_on_table;
use crate::priority::TO_CONTACT;
use crate::refusal::{Judged, Refusal};
use crate::state::State;
use crate::step::Step;

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
pub fn may_contact_also(state: &State, unit: UnitId, contact: Option<UnitId>, also: &BTreeSet<UnitId>) -> Judged {
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

pub fn touch(state: &mut State, by: UnitId, on: UnitId) {
    let engaged = state.engaged(on);
    let known = |contact: &Contact| contact.holds(by) && contact.holds(on);
    let contacted = |unit: UnitId| state.position.units[&unit].contacted;
    let made = state.position.contacts.iter().find(|contact| known(contact));
    // Whoever moves into a contact of an earlier turn, or one that was fought out, is its attacker now (A28).
    let renewed = made.is_some_and(|contact| contact.fought || !contacted(contact.on));
    match state.position.contacts.iter_mut().find(|contact| known(contact)) {
        Some(contact) if renewed => *contact = Contact { by, on, fought: false },
        Some(_) => {}
        None => state.position.contacts.push(Contact { by, on, fought: false }),
    }
    state.unit_mut(on).contacted = true;
    let status = state.unit(on);
    let in_reach = !status.routed && status.spent.is_none();
    let interrupt = match state.arm(on) {
        Arm::Infantry => {
            let squares = matches!(status.formation, Formation::Line | Formation::Column);
            let charged = state.arm(by) == Arm::Cavalry;
            (charged && squares && !status.routed).then_some(Interrupt::Square { unit: on, by })
        }
        Arm::Cavalry | Arm::Artillery => (in_reach && !engaged).then_some(Interrupt::Evade { unit: on, by }),
    };
    state.position.interrupts.extend(interrupt);
}
