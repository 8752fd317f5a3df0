//! Squares and evasions, fire, combat.

use table::Seat;

use crate::action::Action;
use crate::arm::{Arm, Formation};
use crate::contact::Interrupt;
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
    if fits && state.position.correction.is_none() {
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

pub fn judge_fight(state: &State, seat: Seat, by: UnitId, on: UnitId) -> Judged {
    choosing(state, seat, false)?;
    match state.to_fight().any(|contact| contact.by == by && contact.on == on) {
        true => Ok(()),
        false => Err(Refusal::NoSuchThing),
    }
}

pub fn judge_part(state: &State, seat: Seat) -> Judged {
    choosing(state, seat, true)
}
