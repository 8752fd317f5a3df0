//! Fire (B4.3), and fire at whom the pursuit has moved (B4.6.3).

use table::{Choices, Seat};

use super::done;
use super::drafts::{Next, units};
use crate::action::Action;
use crate::arm::{Arm, Formation};
use crate::event::Event;
use crate::id::UnitId;
use crate::options::FirstFire;
use crate::own::{enemy_on_table, own_on_table};
use crate::pick::Pick;
use crate::refusal::{Deed, Judged, Refusal};
use crate::state::State;
use crate::step::Step;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match *action {
        Action::Fire { unit, target } => {
            may_fire(state, seat, unit)?;
            may_hit(state, unit, target)
        }
        _ => done::check(state, seat, action),
    }
}

fn may_fire(state: &State, seat: Seat, unit: UnitId) -> Judged {
    let step = state.position.step;
    let theirs = step.side() != Some(state.side_of(seat));
    let (right, deed) = match (step, state.options.first_fire) {
        (Step::Fire { .. }, FirstFire::InitiativeFirst) if theirs => (true, Deed::FireFirst),
        (Step::Fire { .. }, FirstFire::OtherFirst) if theirs => (true, Deed::FireInTurn),
        (Step::PursuitFire { .. }, _) if theirs => (true, Deed::PursuitFireFirst),
        (Step::Fire { .. } | Step::PursuitFire { .. }, _) => (true, Deed::Other),
        _ => (false, Deed::Other),
    };
    state.in_step_for(seat, right, deed)?;
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

pub fn first(state: &State, seat: Seat) -> Vec<Pick> {
    let fires = |unit| may_fire(state, seat, unit).is_ok() && !targets(state, unit).is_empty();
    units(state, seat, fires)
}

fn targets(state: &State, unit: UnitId) -> Vec<Pick> {
    let enemies = state.armies.units_of(state.side(unit).other());
    let enemies = enemies.filter(|&target| may_hit(state, unit, target).is_ok());
    enemies.map(|unit| Pick::Target { unit }).collect()
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    match *draft {
        [] => done::after(state, seat, first(state, seat)),
        [Pick::Unit { unit }] => Choices::Next(targets(state, unit)),
        [Pick::Unit { unit }, Pick::Target { unit: target }] => Choices::Whole(Action::Fire { unit, target }),
        _ => done::choices(draft),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Fire { unit, target } => Some(vec![Pick::Unit { unit }, Pick::Target { unit: target }]),
        _ => done::path(action),
    }
}

pub fn apply(state: &mut State, seat: Seat, action: &Action, out: &mut Vec<Event>) {
    match *action {
        Action::Fire { unit, target } => {
            state.unit_mut(unit).fired = true;
            state.unit_mut(target).hit = true;
            out.push(Event::Fired { unit, target });
        }
        _ => done::apply(state, seat, action, out),
    }
}
