//! To act in an ally's turn (EB-3), or at one's own place.

use table::{Choices, Seat};

use super::next;
use crate::action::Action;
use crate::event::Event;
use crate::phase::Phase;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;
use crate::view::View;

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Accept | Action::Decline => Ok(()),
        Action::OwnPlace if view.open.rules.since(2) => Ok(()),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Accept] => Choices::Whole(Action::Accept),
        [Pick::Decline] => Choices::Whole(Action::Decline),
        [Pick::OwnPlace] => Choices::Whole(Action::OwnPlace),
        _ => {
            let always = view.open.rules.since(2).then_some(Pick::OwnPlace);
            next([Pick::Accept, Pick::Decline].into_iter().chain(always))
        }
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Accept => Some(vec![Pick::Accept]),
        Action::Decline => Some(vec![Pick::Decline]),
        Action::OwnPlace => Some(vec![Pick::OwnPlace]),
        _ => None,
    }
}

pub fn apply(course: &mut Course<'_>, seat: Seat, action: &Action) {
    match action {
        Action::Accept => act_along(course, seat),
        Action::OwnPlace => {
            course.open().own_place.insert(seat);
            course.tell(Event::OwnPlace { seat });
            course.joining_answered(seat);
        }
        _ => {
            course.tell(Event::StoodAside { seat });
            course.joining_answered(seat);
        }
    }
}

fn act_along(course: &mut Course<'_>, seat: Seat) {
    if matches!(course.state.open.phase, Phase::Gathering { .. }) {
        course.open().turn.willing.insert(seat);
        course.joining_answered(seat);
        if course.state.open.turn.willing.contains(seat) {
            course.tell(Event::Willing { seat });
        }
    } else {
        course.open().turn.acting.insert(seat);
        course.tell(Event::Joined { seat });
        course.joining_answered(seat);
    }
}
