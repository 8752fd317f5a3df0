//! Choosing nations before the match (B6.3).

use table::Choices;

use super::next;
use crate::action::Action;
use crate::board::Nation;
use crate::pick::Pick;
use crate::quota;
use crate::refusal::Refusal;
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

fn free(view: &View) -> Vec<Nation> {
    let mut nations: Vec<Nation> = quota::groups(&view.open.options).concat();
    nations.retain(|&nation| view.open.player(nation).is_none());
    nations
}
