//! Squares and evasions, fire, combat.

use std::collections::BTreeSet;

use table::Seat;

use crate::action::Action;
use crate::arm::{Arm, Formation};
use crate::contact::{Contact, Interrupt};
use crate::id::UnitId;
use crate::judge::control::own_on_table;
use crate::judge::maneuver::enemy_on_table;
use crate::judge::{Judged, in_step_for};
use crate::options::FirstFire;
use crate::refusal::{Deed, Refusal};
use crate::state::State;
use crate::step::Step;

pub fn judge_interrupt(state: &State, seat: Seat, action: &Action) -> Judged {
    let waits = state.position.interrupts.first().copied();
    let waits = waits.filter(|interrupt| state.seat_of_unit(interrupt.unit()) == seat);
    let fits = match waits {
        Some(Interrupt::Square { .. }) => matches!(action, Action::Square { .. }),
        Some(Interrupt::Evade { .. }) => matches!(action, Action::Evade { .. }),
        None => false,
    };
    if fits && !state.correcting() {
        Ok(())
    } else {
        let step = state.position.step;
        Err(Refusal::OutOfStep {
            deed: Deed::Other,
            step,
        })
    }
}

pub fn may_fire(state: &State, seat: Seat, unit: UnitId) -> Judged {
    let step = state.position.step;
    let theirs = step.side() != Some(state.side_of(seat));
    let (right, deed) = match (step, state.options.first_fire) {
        (Step::Fire { .. }, FirstFire::InitiativeFirst) if theirs => (true, Deed::FireFirst),
        (Step::Fire { .. }, FirstFire::OtherFirst) if theirs => (true, Deed::FireInTurn),
        (Step::PursuitFire { .. }, _) if theirs => (true, Deed::PursuitFireFirst),
        (Step::Fire { .. } | Step::PursuitFire { .. }, _) => (true, Deed::Other),
        _ => (false, Deed::Other),
    };
    in_step_for(state, seat, right, deed)?;
    own_on_table(state, seat, unit)?;
    let status = state.unit(unit);
    if state.arm(unit) == Arm::Cavalry {
        return Err(Refusal::CavalryFire { unit });
    }
    if status.formation == Formation::Limbered {
        return Err(Refusal::LimberedFire { unit });
    }
    if status.routed {
        return Err(Refusal::RoutedFire { unit });
    }
    if status.disordered {
        return Err(Refusal::DisorderedFire { unit });
    }
    if status.fired {
        return Err(Refusal::FiredAlready { unit });
    }
    Ok(())
}

pub fn may_hit(state: &State, unit: UnitId, target: UnitId) -> Judged {
    enemy_on_table(state, unit, target)?;
    let status = state.unit(target);
    let pursuit = matches!(state.position.step, Step::PursuitFire { .. });
    if pursuit && !status.pursued {
        return Err(Refusal::NotInPursuit { unit: target });
    }
    Ok(())
}

fn choosing(state: &State, seat: Seat, fighting: bool) -> Judged {
    let combat = matches!(state.position.step, Step::Combat | Step::PursuitCombat);
    let deed = match state.position.step {
        Step::Combat => Deed::ChooseCombat,
        Step::PursuitCombat => Deed::ChoosePursuitCombat,
        _ => Deed::Other,
    };
    in_step_for(state, seat, combat && state.position.combat.is_some() == fighting, deed)
}

pub fn judge_fight(state: &State, seat: Seat, by: UnitId, on: UnitId, also: &BTreeSet<UnitId>) -> Judged {
    choosing(state, seat, false)?;
    match state.to_fight().any(|contact| contact.by == by && contact.on == on) {
        true => may_join(state, by, on, also),
        false => Err(Refusal::NoSuchThing),
    }
}

/// Two units may fight on a side (P21): who joins touches an enemy that fights in it, by a contact still to be fought.
pub fn may_join(state: &State, by: UnitId, on: UnitId, also: &BTreeSet<UnitId>) -> Judged {
    if also.is_empty() {
        return Ok(());
    }
    if !state.second() {
        return Err(Refusal::OtherAnswer);
    }
    let mut fighting = vec![by, on];
    let touches = |fighting: &[UnitId], unit: UnitId| {
        let mut contacts = state.to_fight().filter(|contact: &&Contact| contact.holds(unit));
        contacts.any(|contact| fighting.iter().any(|&other| other != unit && contact.holds(other)))
    };
    let mut left: Vec<UnitId> = also.iter().copied().collect();
    // One who joins may touch only the other one who joins, so that it takes two rounds.
    for _ in 0..2 {
        let (joins, stays): (Vec<_>, Vec<_>) = left.iter().partition(|&&unit| touches(&fighting, unit));
        fighting.extend(joins);
        left = stays;
    }
    let sides = [by, on].map(|unit| state.side(unit));
    let known = |unit: UnitId| unit != by && unit != on && state.order.has_unit(unit);
    for &unit in also {
        if !known(unit) {
            return Err(Refusal::DoesNotJoin { unit });
        }
        let beside = also
            .iter()
            .filter(|&&other| known(other) && state.side(other) == state.side(unit));
        if left.contains(&unit) || beside.count() > 1 || !sides.contains(&state.side(unit)) {
            return Err(Refusal::DoesNotJoin { unit });
        }
    }
    Ok(())
}

pub fn judge_part(state: &State, seat: Seat) -> Judged {
    choosing(state, seat, true)
}
