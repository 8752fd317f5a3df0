//! Choosing nations before the match (B6.3).

use table::{Choices, Seat};

use super::next;
use crate::action::Action;
use crate::board::Nation;
use crate::event::Event;
use crate::phase::Phase;
use crate::pick::Pick;
use crate::quota;
use crate::refusal::Refusal;
use crate::resolve::{Course, begin_placing, give, next_to_choose};
use crate::view::View;

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Choose { nation } if free(view).contains(nation) => Ok(()),
        Action::Choose { .. } => Err(Refusal::NotToChoose),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Nation { nation }] => Choices::Whole(Action::Choose { nation: *nation }),
        _ => next(free(view).into_iter().map(|nation| Pick::Nation { nation })),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        &Action::Choose { nation } => Some(vec![Pick::Nation { nation }]),
        _ => None,
    }
}

pub fn apply(course: &mut Course<'_>, seat: Seat, nation: Nation) {
    let groups = quota::groups(&course.state.open.options);
    let Some(group) = groups.into_iter().find(|group| group.contains(&nation)) else {
        unreachable!("only what can be chosen is offered");
    };
    give(course.open(), seat, &group);
    course.tell(Event::Chosen { seat, nations: group });
    match next_to_choose(&course.state.open) {
        Some(seat) => course.open().phase = Phase::Choosing { seat },
        None => begin_placing(course.open()),
    }
}

fn free(view: &View) -> Vec<Nation> {
    let mut nations: Vec<Nation> = quota::groups(&view.open.options).concat();
    nations.retain(|&nation| view.open.player(nation).is_none());
    nations
}
