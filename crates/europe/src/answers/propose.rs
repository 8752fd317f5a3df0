//! Proposing an alliance (B10.1, EB-2).

use table::{Choices, Seat};

use super::next;
use crate::action::Action;
use crate::alliance::Proposal;
use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;
use crate::view::View;

pub fn check(view: &View, me: Seat, action: &Action) -> Result<(), Refusal> {
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

pub fn choices(view: &View, me: Seat, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Player { seat }] => Choices::Whole(Action::Propose { to: *seat }),
        _ => {
            let able = |&to: &Seat| check(view, me, &Action::Propose { to }).is_ok();
            let players = view.open.options.players().filter(able);
            next(players.map(|seat| Pick::Player { seat }))
        }
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        &Action::Propose { to } => Some(vec![Pick::Player { seat: to }]),
        _ => None,
    }
}

pub fn apply(course: &mut Course<'_>, from: Seat, to: Seat) {
    let proposal = Proposal { from, to };
    course.open().proposals.push(proposal);
    course.open().proposed.push(proposal);
    course.tell(Event::Proposed { from, to });
}
