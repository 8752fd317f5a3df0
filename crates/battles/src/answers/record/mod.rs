//! What players find out by the original rules and write down, at any time: how a unit fares, which generals are lost.

mod general;
mod unit;

use table::{Choices, Seat};

use super::drafts::{self, Next};
use crate::action::Action;
use crate::event::Event;
use crate::pick::Pick;
use crate::rating::Rating;
use crate::refusal::{Judged, Refusal};
use crate::state::State;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match *action {
        Action::Record { unit, record } => unit::may_record(state, seat, unit, record),
        Action::LoseGeneral { general } => general::may_lose(state, seat, general),
        Action::ReplaceGeneral { general, .. } => general::may_replace(state, seat, general),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    match *draft {
        [] => {
            let mut picks = drafts::units(state, seat, |unit| !unit::results(state, seat, unit).is_empty());
            picks.extend(general::first(state, seat));
            Choices::Next(picks)
        }
        [Pick::LoseGeneral { general }] => Choices::Whole(Action::LoseGeneral { general }),
        [Pick::ReplaceGeneral { .. }] => Choices::Next(Rating::ALL.map(|rating| Pick::Rating { rating }).to_vec()),
        [Pick::ReplaceGeneral { general }, Pick::Rating { rating }] => {
            Choices::Whole(Action::ReplaceGeneral { general, rating })
        }
        [Pick::Unit { unit }] => Choices::Next(unit::results(state, seat, unit)),
        [Pick::Unit { unit }, result] => match unit::record_of(result) {
            Some(record) => Choices::Whole(Action::Record { unit, record }),
            None => Choices::Next(Vec::new()),
        },
        _ => Choices::Next(Vec::new()),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Record { unit, record } => Some(vec![Pick::Unit { unit }, unit::pick_of(record)]),
        Action::LoseGeneral { general } => Some(vec![Pick::LoseGeneral { general }]),
        Action::ReplaceGeneral { general, rating } => {
            Some(vec![Pick::ReplaceGeneral { general }, Pick::Rating { rating }])
        }
        _ => None,
    }
}

pub fn apply(state: &mut State, seat: Seat, action: &Action, out: &mut Vec<Event>) {
    match *action {
        Action::Record { unit, record } => unit::record(state, seat, unit, record, out),
        Action::LoseGeneral { general } => general::lose(state, seat, general, out),
        Action::ReplaceGeneral { general, rating } => general::replace(state, seat, general, rating, out),
        _ => unreachable!("check lets no other answer through"),
    }
}
