//! What has changed in the chain of command (B4.1a, P2).

use table::{Choices, Seat};

use super::drafts::{Next, units};
use crate::action::Action;
use crate::event::Event;
use crate::general_status::Distance;
use crate::id::GeneralId;
use crate::measure::Measured;
use crate::options::Control;
use crate::out_of_turn;
use crate::own::{at_hand, own_general, own_unit};
use crate::pick::Pick;
use crate::refusal::{Deed, Judged, Refusal};
use crate::state::State;
use crate::step::Step;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    let Action::Chain { changes } = action else {
        return Err(Refusal::OtherAnswer);
    };
    if !state.second() {
        state.in_step(seat, state.position.step == Step::Chain)?;
    } else {
        out_of_turn::may_write(state, seat)?;
        if !is_open(state, seat) {
            return Err(state.out_of_step(Deed::Other));
        }
        if changes.is_empty() {
            return Err(Refusal::NotMeasured);
        }
    }
    for (place, &change) in changes.iter().enumerate() {
        may_measure(state, seat, change)?;
        if changes[..place].iter().any(|&other| change.same_thing(other)) {
            return Err(Refusal::SaidTwice);
        }
    }
    Ok(())
}

/// Distances are stated until the side has given its orders: no step waits for who has nothing to state (P2).
pub fn is_open(state: &State, seat: Seat) -> bool {
    match state.position.step {
        Step::Rally => state.options.control == Control::ChainFirst,
        Step::Roll => true,
        Step::Split { side } | Step::OwnDice { side } | Step::Assign { side } => {
            side == state.side_of(seat) || side != state.initiative()
        }
        _ => false,
    }
}

/// Whether this can be stated, and is not already so.
fn may_measure(state: &State, seat: Seat, change: Measured) -> Judged {
    let own = |general: GeneralId| {
        own_general(state, seat, general)?;
        at_hand(state, general)
    };
    let new = match change {
        Measured::Distance { general, distance } => {
            own(general)?;
            let subordinate = state.armies.general(general).superior.is_some();
            subordinate && state.general(general).distance != distance
        }
        Measured::Reach { general, reach } => {
            own(general)?;
            state.reach_matters(general) && state.general(general).reach != reach
        }
        Measured::Attached { general, unit } => {
            own(general)?;
            if !state.armies.has_unit(unit) || state.side(unit) != state.side_of(seat) {
                return Err(Refusal::NotYours);
            }
            state.unit(unit).on_table() && state.general(general).attached != Some(unit)
        }
        Measured::Detached { general } => {
            own(general)?;
            state.general(general).attached.is_some()
        }
        Measured::Span { unit, in_span } => {
            own_unit(state, seat, unit)?;
            state.unit(unit).present() && state.unit(unit).in_span != in_span
        }
    };
    if new { Ok(()) } else { Err(Refusal::NotMeasured) }
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    let mut changes = Vec::new();
    let mut attaching = None;
    for &pick in draft {
        match (attaching.take(), pick) {
            (Some(general), Pick::Unit { unit }) => changes.push(Measured::Attached { general, unit }),
            (_, Pick::Distance { general, distance }) => changes.push(Measured::Distance { general, distance }),
            (_, Pick::Reach { general, reach }) => changes.push(Measured::Reach { general, reach }),
            (_, Pick::Detach { general }) => changes.push(Measured::Detached { general }),
            (_, Pick::Span { unit, in_span }) => changes.push(Measured::Span { unit, in_span }),
            (_, Pick::Attach { general }) => attaching = Some(general),
            (_, Pick::Done) => return Choices::Whole(Action::Chain { changes }),
            _ => {}
        }
    }
    match attaching {
        Some(general) => Choices::Next(hosts(state, seat, general)),
        None => Choices::Next(further(state, seat, &changes)),
    }
}

/// All that can still be stated, and that it is all.
fn further(state: &State, seat: Seat, changes: &[Measured]) -> Vec<Pick> {
    let said = |change: Measured| changes.iter().any(|&other| change.same_thing(other));
    let new = |change: &Measured| !said(*change) && may_measure(state, seat, *change).is_ok();
    let side = state.side_of(seat);
    let mut picks = Vec::new();
    for general in state.armies.generals_of(side) {
        let distances = Distance::ALL.map(|distance| Measured::Distance { general, distance });
        let reaches = [true, false].map(|reach| Measured::Reach { general, reach });
        let stated = distances.into_iter().chain(reaches).filter(&new);
        picks.extend(stated.filter_map(pick_of));
        if !said(Measured::Detached { general }) && !hosts(state, seat, general).is_empty() {
            picks.push(Pick::Attach { general });
        }
        picks.extend(Some(Measured::Detached { general }).filter(&new).and_then(pick_of));
    }
    for unit in state.armies.units_of(side) {
        let spans = [true, false].map(|in_span| Measured::Span { unit, in_span });
        picks.extend(spans.into_iter().filter(&new).filter_map(pick_of));
    }
    // Where nobody waits for it, nothing need be said of what is as it was.
    if !state.second() || !changes.is_empty() {
        picks.push(Pick::Done);
    }
    picks
}

/// Whether the seat has anything that it could state about the chain of command.
pub fn can_measure(state: &State, seat: Seat) -> bool {
    !further(state, seat, &[]).is_empty()
}

/// The units that a general may be attached to.
fn hosts(state: &State, seat: Seat, general: GeneralId) -> Vec<Pick> {
    let hosts = |unit| may_measure(state, seat, Measured::Attached { general, unit }).is_ok();
    units(state, seat, hosts)
}

/// The one pick that says it, where one is enough.
fn pick_of(change: Measured) -> Option<Pick> {
    match change {
        Measured::Distance { general, distance } => Some(Pick::Distance { general, distance }),
        Measured::Reach { general, reach } => Some(Pick::Reach { general, reach }),
        Measured::Detached { general } => Some(Pick::Detach { general }),
        Measured::Span { unit, in_span } => Some(Pick::Span { unit, in_span }),
        Measured::Attached { .. } => None,
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let Action::Chain { changes } = action else {
        return None;
    };
    let picks = changes.iter().flat_map(|&change| match change {
        Measured::Attached { general, unit } => vec![Pick::Attach { general }, Pick::Unit { unit }],
        other => pick_of(other).into_iter().collect(),
    });
    Some(picks.chain([Pick::Done]).collect())
}

pub fn apply(state: &mut State, seat: Seat, changes: &[Measured], out: &mut Vec<Event>) {
    for &change in changes {
        match change {
            Measured::Distance { general, distance } => state.general_mut(general).distance = distance,
            Measured::Reach { general, reach } => state.general_mut(general).reach = reach,
            Measured::Attached { general, unit } => state.general_mut(general).attached = Some(unit),
            Measured::Detached { general } => state.general_mut(general).attached = None,
            Measured::Span { unit, in_span } => state.unit_mut(unit).in_span = in_span,
        }
    }
    out.push(Event::Measured {
        side: state.side_of(seat),
        changes: changes.to_vec(),
    });
    if state.second() {
        out_of_turn::count(state, seat);
        state.ask_for_own_dice();
    } else {
        state.finish(seat);
    }
}
