//! Detach Move: a commander sends some of his units away (T9.11 to T9.13).

use table::Choices;

use crate::action::Action;
use crate::answers::command::check_commander;
use crate::answers::command::corps_move::post;
use crate::board::{Commander, Position};
use crate::event::Event;
use crate::eyes::Eyes;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::moves::{self, Mover};
use crate::roads::Route;
use crate::state::State;
use crate::told::Command;
use crate::unit::Units;

pub fn check(eyes: &Eyes<'_>, corps: Commander, units: Units, to: Position) -> Result<(), Refusal> {
    check_commander(eyes, corps)?;
    check_units(eyes, corps, units)?;
    if units.meets(eyes.army.fixed_units()) {
        return Err(Refusal::FixedBattery);
    }
    let from = post(eyes, corps);
    if from.is_off() {
        return Err(Refusal::DetachByRoad);
    }
    eyes.check_plain(from, to, units.len())
}

/// Units that a commander may detach and send; the fixed battery is another matter.
pub fn check_units(eyes: &Eyes<'_>, corps: Commander, units: Units) -> Result<(), Refusal> {
    if units.is_empty() {
        return Err(Refusal::NobodyDetached);
    }
    if !units.within(eyes.army.corps(corps)) {
        return Err(Refusal::NotHisUnit);
    }
    if units == eyes.army.corps(corps) {
        return Err(Refusal::LastUnit);
    }
    if !units.into_iter().all(|unit| eyes.may_move(unit)) {
        return Err(Refusal::MovedAlready);
    }
    Ok(())
}

pub fn is_open(eyes: &Eyes<'_>, corps: Commander) -> bool {
    let from = post(eyes, corps);
    let free = eyes.free(corps);
    eyes.army.corps(corps).len() > 1 && !from.is_off() && !free.is_empty() && eyes.can_go(free, from)
}

pub fn choices(eyes: &Eyes<'_>, corps: Commander, draft: &[Pick]) -> Choices<Pick, Action> {
    let units: Units = draft.iter().filter_map(Pick::unit).collect();
    if let Some(Pick::To { position }) = draft.last() {
        return Choices::Whole(Action::DetachMove {
            corps,
            units,
            to: *position,
        });
    }
    let mut picks = Vec::new();
    let from = post(eyes, corps);
    if !units.is_empty() {
        picks.extend(
            eyes.plain_moves(from, units.len())
                .map(|position| Pick::To { position }),
        );
    }
    // One more must still have somewhere to go.
    let more = units.len() + 1;
    if more < eyes.army.corps(corps).len() && eyes.plain_moves(from, more).next().is_some() {
        let free = eyes.free(corps).without(units);
        picks.extend(free.into_iter().map(|unit| Pick::Unit { unit }));
    }
    Choices::Next(picks)
}

pub fn path(corps: Commander, units: Units, to: Position) -> Vec<Pick> {
    let mut picks = vec![Pick::Detach { commander: corps }];
    picks.extend(units.into_iter().map(|unit| Pick::Unit { unit }));
    picks.push(Pick::To { position: to });
    picks
}

pub fn apply(state: &mut State, corps: Commander, units: Units, to: Position, out: &mut Vec<Event>) {
    state.army_mut(corps.side()).detach(units);
    state.turn.spend_corps(corps);
    let mover = Mover {
        command: Command::DetachMove,
        units,
        corps: None,
        left: Units::NONE,
    };
    moves::go(state, &mover, &Route::Plain(to), out);
}
