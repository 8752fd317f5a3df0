//! Which of the winners draws the card of a major battle (EB-16).

use table::Choices;

use super::next;
use crate::action::Action;
use crate::board::Nation;
use crate::pick::Pick;
use crate::refusal::Refusal;
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

fn claimants(view: &View) -> Vec<Nation> {
    let battle = view.open.battle.as_ref();
    battle.map_or_else(Vec::new, |battle| view.open.claimants(battle))
}
