//! Whether a die or a record that somebody wants to put right may be: all others have to agree.

mod die;
mod record;

use table::Seat;

use super::drafts::{Next, single};
use crate::action::Action;
use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::{Deed, Judged, Refusal};
use crate::state::State;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    let asked = state.awaits_assent().is_some_and(|awaits| awaits.contains(&seat));
    match action {
        Action::Assent { .. } if asked => Ok(()),
        Action::Assent { .. } => Err(state.out_of_step(Deed::Other)),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    let all = [true, false].map(|assents| (Pick::Assent { assents }, Action::Assent { assents }));
    single(draft, all, |action| check(state, seat, action))
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Assent { assents } => Some(vec![Pick::Assent { assents }]),
        _ => None,
    }
}

pub fn apply(state: &mut State, seat: Seat, assents: bool, out: &mut Vec<Event>) {
    let position = &mut state.position;
    if !assents {
        position.correction = None;
        position.amendment = None;
        out.push(Event::CorrectionRefused { seat });
        return;
    }
    out.push(Event::Assented { seat });
    if let Some(correction) = &mut position.correction {
        correction.awaits.remove(&seat);
    }
    if let Some(amendment) = &mut position.amendment {
        amendment.awaits.remove(&seat);
    }
    if let Some(correction) = position.correction.take_if(|correction| correction.awaits.is_empty()) {
        die::put_right(state, correction.thrown, correction.value, out);
    } else if let Some(amendment) = position.amendment.take_if(|amendment| amendment.awaits.is_empty()) {
        record::put_right(state, amendment.unit, amendment.mend, out);
    }
}
