//! Where the leader posts his man (D4).

use table::{Choices, Seat};

use super::legal;
use crate::action::{Action, Pick};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::square::{Man, Square};
use crate::state::{Phase, State};
use crate::view::View;

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Post { square } if view.field.contains_key(square) => Err(Refusal::SquareTaken),
        Action::Post { .. } => Ok(()),
        _ => Err(Refusal::AnotherAnswer),
    }
}

pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Square { square }] => Choices::Whole(Action::Post { square: *square }),
        _ => legal(Square::all().map(|square| Pick::Square { square }), |pick| match pick {
            Pick::Square { square } => check(view, &Action::Post { square }),
            _ => Err(Refusal::AnotherAnswer),
        }),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Post { square } => Some(vec![Pick::Square { square }]),
        _ => None,
    }
}

pub fn apply(state: &mut State, company: Seat, square: Square, out: &mut Vec<Event>) {
    state.field.insert(square, Man { company, times: 1 });
    state.phase = Phase::Charging {
        leader: company,
        square,
    };
    out.push(Event::Posted { company, square });
}
