//! One ask a file: what is a legal answer (`check`), how it is picked (`choices`, `path`), and what it does (`apply`). What
//! is legal is judged by what the player knows.

pub mod advance;
mod assignment;
mod battery;
pub mod bid;
pub mod command;
pub mod counter_attack;
pub mod declaration;
pub mod defence;
pub mod destinations;
mod detachments;
mod entry;
mod feint;
mod kept;
pub mod losses;
mod placement;
mod ride;
mod share;
mod side;

use table::{Choices, Dice, Seat};

use crate::action::Action;
use crate::ask::Ask;
use crate::board::Side;
use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::notes;
use crate::state::State;
use crate::view::View;

pub fn check(view: &View, ask: &Ask, action: &Action) -> Result<(), Refusal> {
    match ask {
        Ask::Bid => bid::check(view, action),
        Ask::Side => side::check(view, action),
        Ask::Assignment => assignment::check(view, action),
        Ask::Placement => placement::check(view, action),
        Ask::Detachments => detachments::check(view, action),
        Ask::Battery => battery::check(view, action),
        Ask::Command => command::check(view, action),
        Ask::Defence => defence::check(view, action),
        Ask::Feint => feint::check(view, action),
        Ask::Declaration => declaration::check(view, action),
        Ask::CounterAttack => counter_attack::check(view, action),
        Ask::Share { of, steps } => share::check(view, *of, *steps, action),
        Ask::Losses { of, steps } => losses::check(view, *of, *steps, action),
        Ask::Destinations => destinations::check(view, action),
        Ask::Kept => kept::check(view, action),
        Ask::Advance => advance::check(view, action),
        Ask::Entry => entry::check(view, action),
        Ask::Ride => ride::check(view, action),
    }
}

pub fn choices(view: &View, ask: &Ask, draft: &[Pick]) -> Choices<Pick, Action> {
    match ask {
        Ask::Bid => bid::choices(view, draft),
        Ask::Side => side::choices(view, draft),
        Ask::Assignment => assignment::choices(view, draft),
        Ask::Placement => placement::choices(view, draft),
        Ask::Detachments => detachments::choices(view, draft),
        Ask::Battery => battery::choices(view, draft),
        Ask::Command => command::choices(view, draft),
        Ask::Defence => defence::choices(view, draft),
        Ask::Feint => feint::choices(view, draft),
        Ask::Declaration => declaration::choices(view, draft),
        Ask::CounterAttack => counter_attack::choices(view, draft),
        Ask::Share { of, steps } => share::choices(view, *of, *steps, draft),
        Ask::Losses { of, steps } => losses::choices(view, *of, *steps, draft),
        Ask::Destinations => destinations::choices(view, draft),
        Ask::Kept => kept::choices(view, draft),
        Ask::Advance => advance::choices(view, draft),
        Ask::Entry => entry::choices(view, draft),
        Ask::Ride => ride::choices(view, draft),
    }
}

/// The picks that build an action, if it can answer such an ask.
pub fn path(ask: &Ask, action: &Action) -> Option<Vec<Pick>> {
    match ask {
        Ask::Bid => bid::path(action),
        Ask::Side => side::path(action),
        Ask::Assignment => assignment::path(action),
        Ask::Placement => placement::path(action),
        Ask::Detachments => detachments::path(action),
        Ask::Battery => battery::path(action),
        Ask::Command => command::path(action),
        Ask::Defence => defence::path(action),
        Ask::Feint => feint::path(action),
        Ask::Declaration => declaration::path(action),
        Ask::CounterAttack => counter_attack::path(action),
        Ask::Share { .. } => share::path(action),
        Ask::Losses { .. } => losses::path(action),
        Ask::Destinations => destinations::path(action),
        Ask::Kept => kept::path(action),
        Ask::Advance => advance::path(action),
        Ask::Entry => entry::path(action),
        Ask::Ride => ride::path(action),
    }
}

pub fn apply(state: &mut State, seat: Seat, ask: &Ask, action: &Action, _dice: &mut Dice, out: &mut Vec<Event>) {
    let before = state.options.memory.then_some(state.armies);
    take(state, seat, ask, action, out);
    if let Some(before) = before {
        notes::strike(state, &before);
    }
}

fn take(state: &mut State, seat: Seat, ask: &Ask, action: &Action, out: &mut Vec<Event>) {
    match (ask, action) {
        (Ask::Bid, action) => bid::apply(state, seat, action, out),
        (Ask::Side, Action::Side { side }) => side::apply(state, seat, *side, out),
        (Ask::Assignment, Action::Assign { corps }) => assignment::apply(state, side_of(state, seat), corps, out),
        (Ask::Placement, Action::Place { corps }) => placement::apply(state, side_of(state, seat), corps, out),
        (Ask::Detachments, Action::SetUpDetachments { units }) => detachments::apply(state, units, out),
        (Ask::Battery, Action::FixBattery { unit, to }) => battery::apply(state, *unit, *to, out),
        (Ask::Command, action) => command::apply(state, action, out),
        (Ask::Defence, action) => defence::apply(state, action, out),
        (Ask::Feint, action) => feint::apply(state, action, out),
        (Ask::Declaration, action) => declaration::apply(state, action, out),
        (Ask::CounterAttack, Action::CounterAttack { units }) => counter_attack::apply(state, *units, out),
        (Ask::Share { .. }, Action::Share { first }) => share::apply(state, *first, out),
        (Ask::Losses { .. }, Action::Lose { steps }) => losses::apply(state, steps, out),
        (Ask::Destinations, Action::GoTo { units, .. }) => destinations::apply(state, units, out),
        (Ask::Kept, Action::Keep { units }) => kept::apply(state, *units, out),
        (Ask::Advance, Action::Advance { units, commanders }) => advance::apply(state, *units, *commanders, out),
        (Ask::Entry, action) => entry::apply(state, action, out),
        (Ask::Ride, action) => ride::apply(state, action, out),
        _ => unreachable!("check lets no other answer through"),
    }
}

fn side_of(state: &State, seat: Seat) -> Side {
    state.side_of(seat).expect("who sets an army up plays it")
}

/// There are no dice but the one for the first bid, which nobody throws himself.
pub fn typed_dice(_view: &View, _ask: &Ask, _action: &Action) -> Option<Vec<u32>> {
    None
}

/// Those of the picks that lead to something the judge takes.
fn legal(
    picks: impl IntoIterator<Item = Pick>,
    mut judge: impl FnMut(Pick) -> Result<(), Refusal>,
) -> Choices<Pick, Action> {
    Choices::Next(picks.into_iter().filter(|&pick| judge(pick).is_ok()).collect())
}
