//! What is lost to fire, chosen by the side that fires (EB-19).

use table::Choices;

use super::{next, selected};
use crate::action::Action;
use crate::force::Forces;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;
use crate::selection::{self, BadSelection, Selection};
use crate::view::View;

pub fn check(view: &View, hits: u16, pursuit: bool, action: &Action) -> Result<(), Refusal> {
    let (Action::Hit { pieces }, Some(targets)) = (action, targets(view, hits, pursuit)) else {
        return Err(Refusal::OtherAnswer);
    };
    match targets.judge(pieces) {
        Ok(()) => Ok(()),
        Err(BadSelection::NotThere) if pursuit => Err(Refusal::NotPursued),
        Err(BadSelection::NotThere) => Err(Refusal::NotATarget),
        Err(_) => Err(Refusal::WrongNumberOfHits),
    }
}

pub fn choices(view: &View, hits: u16, pursuit: bool, draft: &[Pick]) -> Choices<Pick, Action> {
    match targets(view, hits, pursuit) {
        Some(targets) => selected(&targets, draft, |pieces| Action::Hit { pieces }),
        None => next([]),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Hit { pieces } => Some(selection::picks(pieces)),
        _ => None,
    }
}

pub fn apply(course: &mut Course<'_>, pieces: &Forces, pursuit: bool) {
    course.lose(*pieces, pursuit);
}

fn targets(view: &View, hits: u16, pursuit: bool) -> Option<Selection> {
    let battle = view.open.battle.as_ref()?;
    Some(Selection::exactly(view.open.targets(battle, pursuit), hits))
}
