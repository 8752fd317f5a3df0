//! A whole command has moved, without contact and in the formations it had, but for some of its units (P22).

use std::collections::BTreeSet;

use table::{Choices, Seat};

use super::super::drafts::{Next, path_of_set, picked};
use super::{go, may_move};
use crate::action::Action;
use crate::event::Event;
use crate::id::{GeneralId, UnitId};
use crate::own::own_general;
use crate::pick::Pick;
use crate::refusal::{Deed, Judged, Refusal};
use crate::state::State;
use crate::step::Step;

pub fn check(state: &State, seat: Seat, general: GeneralId, except: &BTreeSet<UnitId>) -> Judged {
    if !state.second() {
        return Err(Refusal::OtherAnswer);
    }
    let moving = matches!(state.position.step, Step::Move { .. });
    own_general(state, seat, general)?;
    if moving && !state.position.commands.contains(&general) {
        return Err(Refusal::CommandWaits { general });
    }
    state.in_step_for(seat, moving, Deed::MoveByOrder)?;
    let units = movable(state, seat, general);
    if !except.is_subset(&units) {
        return Err(Refusal::NoSuchThing);
    }
    match units.len() > except.len() {
        true => Ok(()),
        false => Err(Refusal::CommandStands { general }),
    }
}

/// The units of a command that could move now, without contact.
fn movable(state: &State, seat: Seat, general: GeneralId) -> BTreeSet<UnitId> {
    let ordered = matches!(state.position.step, Step::Move { .. });
    let direct = state.armies.direct(general).filter(|_| ordered);
    direct.filter(|&unit| may_move(state, seat, unit).is_ok()).collect()
}

pub fn first(state: &State, seat: Seat) -> impl Iterator<Item = Pick> {
    let commands = state.position.commands.iter().copied();
    let commands = commands.filter(move |&general| check(state, seat, general, &BTreeSet::new()).is_ok());
    commands.map(|general| Pick::Command { general })
}

/// The units of a command that have not moved, when all others have.
pub fn choices(state: &State, seat: Seat, general: GeneralId, draft: &[Pick]) -> Next {
    let except = picked(draft);
    if draft.last() == Some(&Pick::Done) {
        return Choices::Whole(Action::MoveCommand { general, except });
    }
    let left = &movable(state, seat, general) - &except;
    let one_moves = left.len() > 1;
    let units = left.into_iter().filter(|_| one_moves);
    Choices::Next(units.map(|unit| Pick::Unit { unit }).chain([Pick::Done]).collect())
}

pub fn path(general: GeneralId, except: &BTreeSet<UnitId>) -> Vec<Pick> {
    let command = [Pick::Command { general }];
    command.into_iter().chain(path_of_set(except)).collect()
}

pub fn apply(state: &mut State, seat: Seat, general: GeneralId, except: &BTreeSet<UnitId>, out: &mut Vec<Event>) {
    let units = &movable(state, seat, general) - except;
    let entered = units.iter().copied().filter(|&unit| {
        let formation = state.unit(unit).formation;
        go(state, unit, formation)
    });
    let entered = entered.collect();
    out.push(Event::CommandMoved {
        general,
        units,
        entered,
    });
}
