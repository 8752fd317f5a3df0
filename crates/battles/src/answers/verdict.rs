//! Who has won, as both commanders in chief find it after the last turn.

use table::Seat;

use super::drafts::{Next, single};
use crate::action::Action;
use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::{Judged, Refusal};
use crate::state::State;
use crate::step::Step;
use crate::verdict::Victor;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match action {
        Action::Verdict { .. } => state.in_step(seat, state.position.step == Step::Verdict),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    let all = Victor::ALL.map(|victor| (Pick::Victor { victor }, Action::Verdict { victor }));
    single(draft, all, |action| check(state, seat, action))
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Verdict { victor } => Some(vec![Pick::Victor { victor }]),
        _ => None,
    }
}

pub fn apply(state: &mut State, seat: Seat, victor: Victor, out: &mut Vec<Event>) {
    state.position.verdicts.insert(seat, victor);
    out.push(Event::VerdictGiven { seat, victor });
    state.finish(seat);
    if !state.position.pending.is_empty() {
        return;
    }
    debug_assert_eq!(state.position.step, Step::Verdict);
    let agreed = state.position.verdicts.values().all(|&each| each == victor);
    match (agreed, victor) {
        (true, Victor::Nobody) => state.end(victor, "draw", out),
        (true, _) => state.end(victor, "victory", out),
        (false, _) => state.end(Victor::Nobody, "disputed", out),
    }
}
