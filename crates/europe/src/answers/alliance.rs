//! The answer to a proposal of alliance (B10.1, EB-2).

use table::{Choices, Seat};

use super::next;
use crate::action::Action;
use crate::event::Event;
use crate::phase::Phase;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;

pub fn check(action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Accept | Action::Decline => Ok(()),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Accept] => Choices::Whole(Action::Accept),
        [Pick::Decline] => Choices::Whole(Action::Decline),
        _ => next([Pick::Accept, Pick::Decline]),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Accept => Some(vec![Pick::Accept]),
        Action::Decline => Some(vec![Pick::Decline]),
        _ => None,
    }
}

pub fn apply(course: &mut Course<'_>, from: Seat, to: Seat, action: &Action) {
    course.forget_proposals(from, to);
    if *action != Action::Accept {
        return course.tell(Event::Rejected { from, to });
    }
    course.forget_proposals(to, from);
    course.open().alliances.make(from, to);
    course.tell(Event::Allied { from, to });
    course.settle_ownership();
    if matches!(course.state.open.phase, Phase::Gathering { .. }) {
        course.gather();
    }
    // Enemies who have met are now friends.
    if course.state.open.phase == Phase::Battles {
        course.take_by_movement();
        course.eliminate();
        if !course.is_over() {
            course.next_battle();
        }
    }
}
