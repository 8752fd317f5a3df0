//! What comes back to the second line (B22).

use table::{Choices, Seat};

use super::{next, selected};
use crate::action::Action;
use crate::battle::Stage;
use crate::force::Forces;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;
use crate::selection::{self, BadSelection, Selection};
use crate::view::View;

pub fn check(view: &View, me: Seat, count: u16, action: &Action) -> Result<(), Refusal> {
    let (Action::Rally { pieces }, Some(lost)) = (action, lost(view, me, count)) else {
        return Err(Refusal::OtherAnswer);
    };
    match lost.judge(pieces) {
        Ok(()) => Ok(()),
        Err(BadSelection::NotThere) => Err(Refusal::NotLost),
        Err(_) => Err(Refusal::WrongNumberRallied),
    }
}

pub fn choices(view: &View, me: Seat, count: u16, draft: &[Pick]) -> Choices<Pick, Action> {
    match lost(view, me, count) {
        Some(lost) => selected(&lost, draft, |pieces| Action::Rally { pieces }),
        None => next([]),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Rally { pieces } => Some(selection::picks(pieces)),
        _ => None,
    }
}

pub fn apply(course: &mut Course<'_>, pieces: &Forces) {
    let Stage::Rallying { later, .. } = course.battle().stage else {
        unreachable!("pieces come back when they are rallied");
    };
    course.bring_back(*pieces);
    course.try_rally(later);
}

fn lost(view: &View, me: Seat, count: u16) -> Option<Selection> {
    let battle = view.open.battle.as_ref()?;
    let side = battle.side_of(me)?;
    Some(Selection::exactly(view.open.of_side(battle, &battle.lost, side), count))
}
