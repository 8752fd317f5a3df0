//! Yes or no: to act in an ally's turn, to accept an alliance.

use table::Choices;

use super::next;
use crate::action::Action;
use crate::pick::Pick;
use crate::refusal::Refusal;

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
