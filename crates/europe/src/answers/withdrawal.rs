//! To withdraw what one has said: a proposal, an offer, a standing answer.

use table::{Choices, Seat};

use super::next;
use crate::action::Action;
use crate::ask::Ask;
use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;

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

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Withdraw => Some(vec![Pick::Withdraw]),
        _ => None,
    }
}

pub fn apply(course: &mut Course<'_>, seat: Seat, ask: &Ask) {
    match *ask {
        Ask::WithdrawProposal { to } => {
            course.forget_proposals(seat, to);
            course.tell(Event::ProposalWithdrawn { from: seat, to });
        }
        Ask::WithdrawOffer { from, to } => {
            course.call_in(from);
            course.tell(Event::OfferWithdrawn { from, to });
        }
        Ask::WithdrawPlace => {
            course.open().own_place.remove(seat);
            course.tell(Event::AnyPlace { seat });
        }
        _ => {
            course.battle().holding.remove(seat);
            course.tell(Event::LinesFree { seat });
        }
    }
}
