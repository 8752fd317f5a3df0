//! The commander in chief splits the orders among the players of his side (BM1 to BM4).

use table::{Choices, Seat};

use super::done;
use super::drafts::Next;
use crate::action::Action;
use crate::event::Event;
use crate::order_die::{DieId, Fate, OrderDie};
use crate::own::at_hand;
use crate::pick::Pick;
use crate::refusal::{Judged, Refusal};
use crate::state::State;
use crate::step::Step;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match *action {
        Action::Pass { die, to } => may_pass(state, seat, die, to),
        _ => done::check(state, seat, action),
    }
}

fn may_pass(state: &State, seat: Seat, die: DieId, to: Seat) -> Judged {
    let splitting = matches!(state.position.step, Step::Split { .. });
    state.in_step_for(seat, splitting, state.giving())?;
    if state.held(seat, die)?.passed {
        return Err(Refusal::NoDie);
    }
    if !state.seats_of(state.side_of(seat)).any(|player| player == to) {
        return Err(Refusal::NotYours);
    }
    if to == seat {
        let keeps = may_keep(state, seat);
        return if keeps { Ok(()) } else { Err(Refusal::NothingOfHisOwn) };
    }
    at_hand(state, state.general_of(to))
}

/// Whether the commander in chief has generals of his own to keep orders for.
pub fn may_keep(state: &State, seat: Seat) -> bool {
    let mut own = state.armies.generals_of(state.side_of(seat));
    own.any(|id| state.eligible(id) && state.seat_of_general(id) == seat)
}

pub fn first(state: &State, seat: Seat) -> Vec<Pick> {
    let dice = state.dice_held(seat);
    let dice = dice.filter(|&die| !players(state, seat, die).is_empty());
    dice.map(|die| Pick::Die { die }).collect()
}

fn players(state: &State, seat: Seat, die: DieId) -> Vec<Pick> {
    let players = state.seats_of(state.side_of(seat));
    let players = players.filter(|&to| may_pass(state, seat, die, to).is_ok());
    players.map(|seat| Pick::Player { seat }).collect()
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    match *draft {
        [] => done::after(state, seat, first(state, seat)),
        [Pick::Die { die }] => Choices::Next(players(state, seat, die)),
        [Pick::Die { die }, Pick::Player { seat: to }] => Choices::Whole(Action::Pass { die, to }),
        _ => done::choices(draft),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Pass { die, to } => Some(vec![Pick::Die { die }, Pick::Player { seat: to }]),
        _ => done::path(action),
    }
}

pub fn apply(state: &mut State, seat: Seat, action: &Action, out: &mut Vec<Event>) {
    match *action {
        Action::Pass { die, to } => pass(state, seat, die, to, out),
        _ => done::apply(state, seat, action, out),
    }
}

/// To a player beyond the commander's span a die loses one (BM4).
fn pass(state: &mut State, seat: Seat, id: DieId, to: Seat, out: &mut Vec<Event>) {
    let far = to != seat && !state.near_chief(state.general_of(to));
    let die = &mut state.position.dice[usize::from(id.0)];
    die.passed = true;
    die.face -= u8::from(far);
    die.fate = Fate::Held { seat: to };
    let (rolled, face) = (die.rolled, die.face);
    out.push(Event::Passed {
        die: id,
        to,
        rolled,
        face,
    });
    let left = |die: &OrderDie| die.fate == Fate::Held { seat } && !die.passed;
    if !state.position.dice.iter().any(left) {
        state.finish(seat);
    }
}
