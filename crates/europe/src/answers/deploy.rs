//! The two lines of a battle, deployed in secret (B17).

use table::{Choices, Seat};

use super::{lines, next, selected};
use crate::action::Action;
use crate::event::Event;
use crate::force::Forces;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;
use crate::selection::Selection;
use crate::view::View;

pub fn check(view: &View, me: Seat, action: &Action) -> Result<(), Refusal> {
    match (action, front(view, me)) {
        (Action::Line { front: line }, Some(front)) => lines::judge(&front, line),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(view: &View, me: Seat, draft: &[Pick]) -> Choices<Pick, Action> {
    match front(view, me) {
        Some(front) => selected(&front, draft, |front| Action::Line { front }),
        None => next([]),
    }
}

/// At least one army in front to begin with.
fn front(view: &View, me: Seat) -> Option<Selection> {
    let battle = view.open.battle.as_ref()?;
    let pieces = view.open.pieces_of(battle.region, |seat| seat == me);
    Some(Selection {
        least: 0,
        least_army: u16::from(pieces.army() > 0),
        ..Selection::any(pieces)
    })
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    lines::path(action)
}

pub fn apply(course: &mut Course<'_>, seat: Seat, front: &Forces) {
    course.state.secret.deployed.insert(seat);
    course.state.secret.front = course.state.secret.front.plus(front);
    course.tell(Event::Deployed { seat, front: *front });
}
