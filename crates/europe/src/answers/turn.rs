//! The start of a turn: to act, to wait, to break an alliance (EB-3, EB-4).

use table::{Choices, Seat};

use super::next;
use crate::action::Action;
use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;
use crate::view::View;

pub fn check(view: &View, me: Seat, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Begin => Ok(()),
        Action::Wait if !may_wait(view) => Err(Refusal::MustAct),
        Action::Wait => Ok(()),
        Action::Break { with } if !view.open.alliances.hold(me, *with) => Err(Refusal::NotAllied),
        Action::Break { .. } => Ok(()),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(view: &View, me: Seat, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Begin] => Choices::Whole(Action::Begin),
        [Pick::Wait] => Choices::Whole(Action::Wait),
        [Pick::Break { with }] => Choices::Whole(Action::Break { with: *with }),
        _ => {
            let wait = may_wait(view).then_some(Pick::Wait);
            let players = view.open.options.players();
            let allies = players.filter(|&seat| view.open.alliances.hold(me, seat));
            let breaks = allies.map(|with| Pick::Break { with });
            next([Pick::Begin].into_iter().chain(wait).chain(breaks))
        }
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Begin => Some(vec![Pick::Begin]),
        Action::Wait => Some(vec![Pick::Wait]),
        &Action::Break { with } => Some(vec![Pick::Break { with }]),
        _ => None,
    }
}

pub fn apply(course: &mut Course<'_>, seat: Seat, action: &Action) {
    match *action {
        Action::Break { with } => break_alliance(course, seat, with),
        Action::Wait => {
            course.tell(Event::Waited { seat });
            course.lapse_with_phase();
            course.next_turn();
        }
        _ => course.begin_turn(seat),
    }
}

fn break_alliance(course: &mut Course<'_>, by: Seat, with: Seat) {
    let open = course.open();
    open.alliances.end(by, with);
    open.turn.broken.insert(with);
    open.agreed = Default::default();
    course.tell(Event::Broken { by, with });
}

/// Who has broken an alliance acts now: others must not find his pieces beside theirs in their own turns.
fn may_wait(view: &View) -> bool {
    view.open.turn.broken.is_empty()
}
