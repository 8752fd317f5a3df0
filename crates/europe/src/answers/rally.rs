//! What comes back to the second line (B22).

use table::{Choices, Seat};

use super::{mustered, next};
use crate::action::Action;
use crate::muster::{BadMuster, Muster};
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::view::View;

pub fn check(view: &View, me: Seat, count: u16, action: &Action) -> Result<(), Refusal> {
    let (Action::Rally { pieces }, Some(lost)) = (action, lost(view, me, count)) else {
        return Err(Refusal::OtherAnswer);
    };
    match lost.judge(pieces) {
        Ok(()) => Ok(()),
        Err(BadMuster::NotThere) => Err(Refusal::NotLost),
        Err(_) => Err(Refusal::WrongNumberRallied),
    }
}

pub fn choices(view: &View, me: Seat, count: u16, draft: &[Pick]) -> Choices<Pick, Action> {
    match lost(view, me, count) {
        Some(lost) => mustered(&lost, draft, |pieces| Action::Rally { pieces }),
        None => next([]),
    }
}

fn lost(view: &View, me: Seat, count: u16) -> Option<Muster> {
    let battle = view.open.battle.as_ref()?;
    let side = battle.side_of(me)?;
    Some(Muster::exactly(view.open.of_side(battle, &battle.lost, side), count))
}
