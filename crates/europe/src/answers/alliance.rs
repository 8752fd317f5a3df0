//! Proposing an alliance, and the answer to it (B10.1, EB-2).

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

pub fn check_answer(action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Accept | Action::Decline => Ok(()),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn answers(draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Accept] => Choices::Whole(Action::Accept),
        [Pick::Decline] => Choices::Whole(Action::Decline),
        _ => next([Pick::Accept, Pick::Decline]),
    }
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
