//! To act in an ally's turn (EB-3), or at one's own place.

use table::Choices;

use super::next;
use crate::action::Action;
use crate::pick::Pick;
use crate::refusal::Refusal;
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
