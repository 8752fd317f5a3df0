//! Squares, evasions, combats.

use std::collections::BTreeSet;

use crate::arm::{Arm, Formation};
use crate::contact::{Attempt, Contact};
use crate::event::Event;
use crate::id::UnitId;
use crate::options::SquareLock;
use crate::state::State;
use crate::step::Step;
use crate::unit_status::Spent;

pub fn square(state: &mut State, attempt: Attempt, out: &mut Vec<Event>) {
    let interrupt = state.position.interrupts.remove(0);
    let (unit, by) = (interrupt.unit(), interrupt.by());
    let locks_failed = state.options.square_lock == SquareLock::Tried;
    let status = state.unit_mut(unit);
    match attempt {
        Attempt::Formed => {
            status.formation = Formation::Square;
            status.moved = true;
            status.spent = Some(Spent::Square);
        }
        Attempt::Failed if locks_failed => status.spent = Some(Spent::Square),
        Attempt::Failed | Attempt::NearInfantry | Attempt::InCover | Attempt::BehindWorks => {}
    }
    out.push(Event::SquareTried { unit, by, attempt });
}

pub fn evade(state: &mut State, evades: bool, out: &mut Vec<Event>) {
    let interrupt = state.position.interrupts.remove(0);
    let (unit, by) = (interrupt.unit(), interrupt.by());
    if !evades {
        out.push(Event::Stood { unit, by });
        return;
    }
    state
        .position
        .contacts
        .retain(|contact| !(contact.holds(unit) && contact.holds(by)));
    let guns = state.arm(unit) == Arm::Artillery;
    let pursuit = matches!(state.position.step, Step::Pursue { .. } | Step::CounterPursue { .. });
    let status = state.unit_mut(unit);
    // Evading counts as moving, in the pursuit too: fire is open on who evades there (B4.6.3a).
    status.moved = true;
    status.pursued |= pursuit;
    status.spent = Some(Spent::Evasion);
    status.marked = false;
    if guns {
        status.formation = Formation::Limbered;
    }
    out.push(Event::Evaded { unit, by });
}

pub fn begin(state: &mut State, by: UnitId, on: UnitId, also: &BTreeSet<UnitId>, out: &mut Vec<Event>) {
    state.position.combat = Some(Contact { by, on, fought: false });
    if !also.is_empty() {
        state.position.joined = [by, on].into_iter().chain(also.iter().copied()).collect();
    }
    for &unit in [by, on].iter().chain(also) {
        state.unit_mut(unit).hit = true;
    }
    let also = also.clone();
    out.push(Event::CombatBegan { by, on, also });
}

pub fn part(state: &mut State, parted: bool, out: &mut Vec<Event>) {
    let Some(Contact { by, on, .. }) = state.position.combat.take() else {
        unreachable!("a combat is being fought");
    };
    let fought = |contact: &Contact| contact.by == by && contact.on == on;
    if parted {
        state.position.contacts.retain(|contact| !fought(contact));
    } else {
        let contacts = state.position.contacts.iter_mut();
        contacts
            .filter(|contact| fought(contact))
            .for_each(|contact| contact.fought = true);
    }
    out.push(Event::CombatEnded { by, on, parted });
    go_on_with_combat(state);
}

/// Of those who fight in the combat, two of whom it is still to be said whether they have parted.
fn with_whom(state: &State) -> Option<Contact> {
    let fights = |unit: UnitId| state.position.joined.contains(&unit);
    let mut left = state.to_fight().copied();
    left.find(|contact| fights(contact.by) && fights(contact.on))
}

/// The contact that was looked at is settled, or there is none any more.
pub fn go_on_with_combat(state: &mut State) {
    state.position.combat = with_whom(state);
    if state.position.combat.is_none() {
        state.position.joined.clear();
    }
    end_combats(state);
}

/// The step of combats is over once none is left (B4.4b).
pub fn end_combats(state: &mut State) {
    let combats = matches!(state.position.step, Step::Combat | Step::PursuitCombat);
    if combats && state.position.combat.is_none() && state.to_fight().next().is_none() {
        state.position.pending.clear();
    }
}
