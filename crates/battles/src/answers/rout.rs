//! Units that flee of their own will (B4.2.3.4, B4.2.4.3).

use table::{Choices, Seat};

use super::done;
use super::drafts::{Next, units};
use crate::action::Action;
use crate::event::Event;
use crate::id::UnitId;
use crate::losses::put_to_rout;
use crate::own::own_on_table;
use crate::pick::Pick;
use crate::refusal::{Deed, Judged, Refusal};
use crate::state::State;
use crate::step::Step;
use crate::unit_status::UnitStatus;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match *action {
        Action::Rout { unit } => may_rout(state, seat, unit),
        // What nobody waits for needs no end.
        Action::Done if !state.second() => done::check(state, seat, action),
        _ => Err(Refusal::OtherAnswer),
    }
}

/// From the end of movement until the first shot, at any time: the two steps that the appendix has for it are one act that
/// nobody waits for (B4.2.3.4a, B4.2.4.3).
pub fn is_open(state: &State) -> bool {
    match state.position.step {
        Step::Tail { .. } | Step::Mark { .. } | Step::React { .. } | Step::CounterReact { .. } => true,
        Step::Fire { .. } => {
            let shot = |unit: &UnitStatus| unit.fired;
            !state.position.units.values().any(shot)
        }
        _ => false,
    }
}

pub fn may_rout(state: &State, seat: Seat, unit: UnitId) -> Judged {
    let step = state.position.step;
    if !state.second() {
        state.in_step(seat, matches!(step, Step::Rout { .. } | Step::RoutAgain { .. }))?;
    } else if !is_open(state) || !state.settled() {
        return Err(state.out_of_step(Deed::Other));
    }
    own_on_table(state, seat, unit)?;
    if state.unit(unit).routed {
        return Err(Refusal::RoutedTwice { unit });
    }
    if state.engaged(unit) {
        return Err(match step {
            Step::RoutAgain { .. } | Step::React { .. } | Step::CounterReact { .. } | Step::Fire { .. } => {
                Refusal::EngagedRoutAgain { unit }
            }
            _ => Refusal::EngagedRout { unit },
        });
    }
    Ok(())
}

pub fn first(state: &State, seat: Seat) -> Vec<Pick> {
    units(state, seat, |unit| may_rout(state, seat, unit).is_ok())
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    match *draft {
        [] if state.second() => Choices::Next(first(state, seat)),
        [] => done::after(state, seat, first(state, seat)),
        [Pick::Unit { unit }] => Choices::Whole(Action::Rout { unit }),
        _ => done::choices(draft),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Rout { unit } => Some(vec![Pick::Unit { unit }]),
        _ => done::path(action),
    }
}

pub fn apply(state: &mut State, seat: Seat, action: &Action, out: &mut Vec<Event>) {
    match *action {
        Action::Rout { unit } => {
            put_to_rout(state, unit);
            out.push(Event::PutToRout { unit });
        }
        _ => done::apply(state, seat, action, out),
    }
}
