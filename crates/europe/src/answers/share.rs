//! To share a Total Victory among allies (EB-28).

use table::{Choices, Seat};

use super::next;
use crate::action::Action;
use crate::event::Event;
use crate::phase::How;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;

pub fn check(action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Accept => Ok(()),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Accept] => Choices::Whole(Action::Accept),
        _ => next([Pick::Accept]),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Accept => Some(vec![Pick::Accept]),
        _ => None,
    }
}

/// All who are left share the victory once all have agreed.
pub fn apply(course: &mut Course<'_>, seat: Seat) {
    course.open().agreed.insert(seat);
    course.tell(Event::Agreed { seat });
    let left = course.state.open.players_left();
    if left.without(course.state.open.agreed).is_empty() {
        course.end(left, How::SharedVictory);
    }
}
