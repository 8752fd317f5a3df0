//! Which battle is fought next (B7.4).

use table::Choices;

use super::next;
use crate::action::Action;
use crate::board::Region;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;
use crate::view::View;

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Fight { region } if view.open.battles().any(|one| one == *region) => Ok(()),
        Action::Fight { .. } => Err(Refusal::NoBattle),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Region { region }] => Choices::Whole(Action::Fight { region: *region }),
        _ => next(view.open.battles().map(|region| Pick::Region { region })),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        &Action::Fight { region } => Some(vec![Pick::Region { region }]),
        _ => None,
    }
}

pub fn apply(course: &mut Course<'_>, region: Region) {
    course.begin_battle(region);
}
