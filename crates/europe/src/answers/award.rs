//! Which of the winners draws the card of a major battle (EB-16).

use table::{Choices, Seat};

use super::next;
use crate::action::Action;
use crate::battle::Stage;
use crate::board::Nation;
use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;
use crate::view::View;

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Award { nation } if claimants(view).contains(nation) => Ok(()),
        Action::Award { .. } => Err(Refusal::NotToAward),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Nation { nation }] => Choices::Whole(Action::Award { nation: *nation }),
        _ => next(claimants(view).into_iter().map(|nation| Pick::Nation { nation })),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        &Action::Award { nation } => Some(vec![Pick::Nation { nation }]),
        _ => None,
    }
}

/// The players of equal nations agree on one of them, else it is one by lot.
pub fn apply(course: &mut Course<'_>, seat: Seat, nation: Nation) {
    course.tell(Event::Named { seat, nation });
    let battle = course.battle().clone();
    let Stage::Awarding { mut waiting, named } = battle.stage else {
        unreachable!("a card is awarded after the battle");
    };
    waiting.remove(seat);
    if named.is_some_and(|named| named != nation) {
        let equal = course.state.open.claimants(&battle);
        let lot = course.dice.draw(equal.len() as u32) as usize;
        course.leave_field(Some(equal[lot]));
    } else if waiting.is_empty() {
        course.leave_field(Some(nation));
    } else {
        course.battle().stage = Stage::Awarding {
            waiting,
            named: Some(nation),
        };
    }
}

fn claimants(view: &View) -> Vec<Nation> {
    let battle = view.open.battle.as_ref();
    battle.map_or_else(Vec::new, |battle| view.open.claimants(battle))
}
