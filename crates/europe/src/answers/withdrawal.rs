//! To withdraw what one has said: a proposal, an offer, a standing answer.

use table::Choices;

use super::next;
use crate::action::Action;
use crate::pick::Pick;
use crate::refusal::Refusal;

pub fn check(action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Withdraw => Ok(()),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Withdraw] => Choices::Whole(Action::Withdraw),
        _ => next([Pick::Withdraw]),
    }
}
