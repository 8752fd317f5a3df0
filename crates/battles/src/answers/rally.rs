//! Routed units that have rallied (B4.1b, B4.1c).

use std::collections::BTreeSet;

use table::Seat;

use super::drafts::{Next, path_of_set, set};
use crate::action::Action;
use crate::event::Event;
use crate::id::UnitId;
use crate::own::own_on_table;
use crate::pick::Pick;
use crate::refusal::{Judged, Refusal};
use crate::state::State;
use crate::step::Step;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    let Action::Rally { units } = action else {
        return Err(Refusal::OtherAnswer);
    };
    state.in_step(seat, state.position.step == Step::Rally)?;
    units.iter().try_for_each(|&unit| may_rally(state, seat, unit))
}

pub fn may_rally(state: &State, seat: Seat, unit: UnitId) -> Judged {
    own_on_table(state, seat, unit)?;
    if state.unit(unit).routed {
        Ok(())
    } else {
        Err(Refusal::NotRouted { unit })
    }
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    let may = |unit| may_rally(state, seat, unit).is_ok();
    set(state, seat, draft, false, may, |units| Action::Rally { units })
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Rally { units } => Some(path_of_set(units)),
        _ => None,
    }
}

pub fn apply(state: &mut State, seat: Seat, units: &BTreeSet<UnitId>, out: &mut Vec<Event>) {
    for &unit in units {
        state.unit_mut(unit).routed = false;
    }
    out.push(Event::Rallied {
        side: state.side_of(seat),
        units: units.clone(),
    });
    state.finish(seat);
}
