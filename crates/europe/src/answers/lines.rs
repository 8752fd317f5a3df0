//! What deploying and changing lines have in common.

use crate::action::Action;
use crate::force::Forces;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::selection::{self, BadSelection, Selection};

pub fn judge(front: &Selection, line: &Forces) -> Result<(), Refusal> {
    match front.judge(line) {
        Ok(()) => Ok(()),
        Err(BadSelection::NoArmy) => Err(Refusal::FrontEmpty),
        Err(_) => Err(Refusal::NotInBattle),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Line { front } => Some(selection::picks(front)),
        _ => None,
    }
}
