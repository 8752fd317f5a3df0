//! Corps Move: a commander and his units, but for those he leaves (T9.9, T9.10).

use table::Choices;

use crate::action::Action;
use crate::answers::command::check_commander;
use crate::board::{Commander, Position};
use crate::eyes::Eyes;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::moves::{self, Mover};
use crate::road_move::Column;
use crate::roads::Route;
use crate::route;
use crate::state::State;
use crate::told::Command;
use crate::unit::Units;

pub fn check(eyes: &Eyes<'_>, corps: Commander, leave: Units, to: &Route) -> Result<(), Refusal> {
    check_commander(eyes, corps)?;
    let units = check_leaving(eyes, eyes.army.corps(corps), leave)?;
    check_hour(eyes, corps)?;
    route::check(eyes, column(eyes, units), post(eyes, corps), to)?;
    Ok(())
}

/// Who goes when these stay, none of whom may be unable to go.
pub fn check_leaving(eyes: &Eyes<'_>, corps: Units, leave: Units) -> Result<Units, Refusal> {
    if !leave.within(corps) {
        return Err(Refusal::NotHisUnit);
    }
    let units = corps.without(leave);
    if units.is_empty() {
        return Err(Refusal::LastUnit);
    }
    if units.meets(eyes.army.fixed_units()) {
        return Err(Refusal::FixedBattery);
    }
    if units != eyes.unbound(units) {
        return Err(Refusal::MovedAlready);
    }
    Ok(units)
}

/// Corps that begin off the map come at their hour (T10.18).
pub fn check_hour(eyes: &Eyes<'_>, corps: Commander) -> Result<(), Refusal> {
    let off = post(eyes, corps).is_off();
    if off && !eyes.options.day.may_enter(eyes.round, corps) {
        return Err(Refusal::TooEarly);
    }
    Ok(())
}

pub fn post(eyes: &Eyes<'_>, corps: Commander) -> Position {
    eyes.army.post(corps).unwrap_or(Position::OFF)
}

pub fn column(eyes: &Eyes<'_>, units: Units) -> Column {
    Column {
        count: units.len(),
        formed: units.len() > 1,
        cavalry: eyes.army.all_are(units, |face| face.is_cavalry()),
    }
}

pub fn is_open(eyes: &Eyes<'_>, corps: Commander) -> bool {
    let free = eyes.free(corps);
    !free.is_empty() && check_hour(eyes, corps).is_ok() && eyes.can_go(free, post(eyes, corps))
}

pub fn choices(eyes: &Eyes<'_>, corps: Commander, draft: &[Pick]) -> Choices<Pick, Action> {
    let (leave, rest) = leaving(draft);
    let units = eyes.army.corps(corps).without(leave);
    let ready = check_leaving(eyes, eyes.army.corps(corps), leave).is_ok();
    let mut picks = Vec::new();
    if ready {
        match route::choices(eyes, column(eyes, units), post(eyes, corps), rest) {
            Choices::Whole(to) => return Choices::Whole(Action::CorpsMove { corps, leave, to }),
            Choices::Next(next) => picks = next,
        }
    }
    if rest.is_empty() {
        picks.extend(leavers(eyes, units).map(|unit| Pick::Leave { unit }));
    }
    Choices::Next(picks)
}

/// The units that are left, and the picks after them.
pub fn leaving(draft: &[Pick]) -> (Units, &[Pick]) {
    let mut leave = Units::NONE;
    for (place, pick) in draft.iter().enumerate() {
        match pick {
            Pick::Leave { unit } => leave.insert(*unit),
            _ => return (leave, &draft[place..]),
        }
    }
    (leave, &[])
}

/// Who of these could stay, so that somebody who can go is left.
pub fn leavers(eyes: &Eyes<'_>, units: Units) -> impl Iterator<Item = crate::unit::Unit> {
    let free = eyes.unbound(units);
    let bound = units.without(free);
    let spare = if free.len() > 1 { free } else { Units::NONE };
    bound.or(spare).into_iter()
}

pub fn path(corps: Commander, leave: Units, to: &Route) -> Vec<Pick> {
    let mut picks = vec![Pick::Corps { commander: corps }];
    picks.extend(leave.into_iter().map(|unit| Pick::Leave { unit }));
    picks.extend(route::path(to));
    picks
}

pub fn apply(state: &mut State, corps: Commander, leave: Units, to: &Route, out: &mut Vec<crate::event::Event>) {
    let army = state.army_mut(corps.side());
    army.detach(leave);
    let units = army.corps(corps);
    state.turn.spend_corps(corps);
    let mover = Mover {
        command: Command::CorpsMove,
        units,
        corps: Some(corps),
        left: leave,
    };
    moves::go(state, &mover, to, out);
}
