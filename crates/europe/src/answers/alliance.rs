//! Proposing an alliance (B10.1, EB-2).

use table::{Choices, Seat};

use super::next;
use crate::action::Action;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::view::View;

pub fn check_proposal(view: &View, me: Seat, action: &Action) -> Result<(), Refusal> {
    let &Action::Propose { to } = action else {
        return Err(Refusal::OtherAnswer);
    };
    if to == me || !view.open.is_in(to) {
        return Err(Refusal::ProposalToNobody);
    }
    if view.open.alliances.hold(me, to) {
        return Err(Refusal::AlreadyAllied);
    }
    if view.open.has_proposed(me, to) {
        return Err(Refusal::AlreadyProposed);
    }
    Ok(())
}

pub fn proposals(view: &View, me: Seat, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Player { seat }] => Choices::Whole(Action::Propose { to: *seat }),
        _ => {
            let able = |&to: &Seat| check_proposal(view, me, &Action::Propose { to }).is_ok();
            next(
                view.open
                    .options
                    .players()
                    .filter(able)
                    .map(|seat| Pick::Player { seat }),
            )
        }
    }
}
