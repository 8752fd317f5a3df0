//! The end of a step, or of the seat's whole turn (P23): an answer to every question that may be answered more than once.

use table::{Choices, Seat};

use super::drafts::Next;
use crate::action::Action;
use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::{Judged, Refusal};
use crate::state::State;
use crate::step::Step;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match action {
        Action::Done => may_stop(state, seat),
        Action::Rest if state.second() => may_stop(state, seat),
        _ => Err(Refusal::OtherAnswer),
    }
}

fn may_stop(state: &State, seat: Seat) -> Judged {
    let may_stop = !matches!(
        state.position.step,
        Step::Weather
            | Step::Arrive
            | Step::Rally
            | Step::Chain
            | Step::Roll
            | Step::OwnDice { .. }
            | Step::Next { .. }
            | Step::Combat
            | Step::PursuitCombat
            | Step::Verdict
    );
    state.in_step(seat, may_stop)
}

/// What there is to do, then the end of it.
pub fn after(state: &State, seat: Seat, mut picks: Vec<Pick>) -> Next {
    picks.extend(ends(state, seat));
    Choices::Next(picks)
}

pub fn ends(state: &State, seat: Seat) -> impl Iterator<Item = Pick> {
    let ends = [(Pick::Done, Action::Done), (Pick::Rest, Action::Rest)];
    let legal = ends.into_iter().filter(move |(_, end)| check(state, seat, end).is_ok());
    legal.map(|(pick, _)| pick)
}

pub fn choices(draft: &[Pick]) -> Next {
    match draft {
        [Pick::Done] => Choices::Whole(Action::Done),
        [Pick::Rest] => Choices::Whole(Action::Rest),
        _ => Choices::Next(Vec::new()),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Done => Some(vec![Pick::Done]),
        Action::Rest => Some(vec![Pick::Rest]),
        _ => None,
    }
}

pub fn apply(state: &mut State, seat: Seat, action: &Action, out: &mut Vec<Event>) {
    match action {
        Action::Done => out.push(Event::Finished { seat }),
        Action::Rest => {
            state.position.resting.insert(seat);
            out.push(Event::Rested { seat });
        }
        _ => unreachable!("check lets no other answer through"),
    }
    state.finish(seat);
}
