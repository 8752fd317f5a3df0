//! Unit Move: a single unit, which leaves its corps if it is in one (T9.18, T9.19).

use table::Choices;

use crate::action::Action;
use crate::answers::command::check_unit_commands;
use crate::answers::command::corps_move::check_hour;
use crate::event::Event;
use crate::eyes::Eyes;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::moves::{self, Mover};
use crate::road_move::Column;
use crate::roads::Route;
use crate::route;
use crate::state::State;
use crate::told::Command;
use crate::unit::{Unit, Units};

pub fn check(eyes: &Eyes<'_>, unit: Unit, to: &Route) -> Result<(), Refusal> {
    check_unit(eyes, unit)?;
    if eyes.is_fixed(unit) {
        return Err(Refusal::FixedBattery);
    }
    check_unit_commands(eyes, 1)?;
    route::check(eyes, column(eyes, unit), eyes.army.place(unit), to)?;
    Ok(())
}

/// A unit that a Unit Move may be given to, as far as it is its own affair.
pub fn check_unit(eyes: &Eyes<'_>, unit: Unit) -> Result<(), Refusal> {
    if !eyes.army.alive().contains(unit) {
        return Err(Refusal::NotThere);
    }
    if !eyes.may_move(unit) {
        return Err(Refusal::MovedAlready);
    }
    if !eyes.army.can_leave(unit) {
        return Err(Refusal::LastUnit);
    }
    eyes.army.corps_of(unit).map_or(Ok(()), |corps| check_hour(eyes, corps))
}

pub fn column(eyes: &Eyes<'_>, unit: Unit) -> Column {
    Column {
        cavalry: eyes.army.is(unit, |face| face.is_cavalry()),
        ..Column::single()
    }
}

/// Of a unit that has a move left.
pub fn is_open(eyes: &Eyes<'_>, unit: Unit) -> bool {
    let place = eyes.army.place(unit);
    eyes.army.can_leave(unit)
        && (!place.is_off() || check_unit(eyes, unit).is_ok())
        && eyes.can_go(Units::one(unit), place)
}

pub fn choices(eyes: &Eyes<'_>, unit: Unit, draft: &[Pick]) -> Choices<Pick, Action> {
    match route::choices(eyes, column(eyes, unit), eyes.army.place(unit), draft) {
        Choices::Whole(to) => Choices::Whole(Action::UnitMove { unit, to }),
        Choices::Next(picks) => Choices::Next(picks),
    }
}

pub fn path(unit: Unit, to: &Route) -> Vec<Pick> {
    let mut picks = vec![Pick::Unit { unit }];
    picks.extend(route::path(to));
    picks
}

pub fn apply(state: &mut State, unit: Unit, to: &Route, out: &mut Vec<Event>) {
    let units = Units::one(unit);
    let side = state.turn.side;
    state.army_mut(side).detach(units);
    state.turn.spend_independent(1);
    let mover = Mover {
        command: Command::UnitMove,
        units,
        corps: None,
        left: Units::NONE,
    };
    moves::go(state, &mover, to, out);
}
