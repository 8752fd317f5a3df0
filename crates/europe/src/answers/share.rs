//! To share a Total Victory among allies (EB-28).

use table::Choices;

use super::next;
use crate::action::Action;
use crate::pick::Pick;
use crate::refusal::Refusal;

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
