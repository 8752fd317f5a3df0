//! What is lost to fire, chosen by the side that fires (EB-19).

use table::Choices;

use super::{mustered, next};
use crate::action::Action;
use crate::muster::{BadMuster, Muster};
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::view::View;

pub fn check(view: &View, hits: u16, pursuit: bool, action: &Action) -> Result<(), Refusal> {
    let (Action::Hit { pieces }, Some(targets)) = (action, targets(view, hits, pursuit)) else {
        return Err(Refusal::OtherAnswer);
    };
    match targets.judge(pieces) {
        Ok(()) => Ok(()),
        Err(BadMuster::NotThere) if pursuit => Err(Refusal::NotPursued),
        Err(BadMuster::NotThere) => Err(Refusal::NotATarget),
        Err(_) => Err(Refusal::WrongNumberOfHits),
    }
}

pub fn choices(view: &View, hits: u16, pursuit: bool, draft: &[Pick]) -> Choices<Pick, Action> {
    match targets(view, hits, pursuit) {
        Some(targets) => mustered(&targets, draft, |pieces| Action::Hit { pieces }),
        None => next([]),
    }
}

fn targets(view: &View, hits: u16, pursuit: bool) -> Option<Muster> {
    let battle = view.open.battle.as_ref()?;
    Some(Muster::exactly(view.open.targets(battle, pursuit), hits))
}
