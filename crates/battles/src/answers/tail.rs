//! What needs no order: changes of formation in defence, rout moves, generals (B4.2.3e, f, i, A10, A29).

use table::{Choices, Seat};

use super::drafts::{Next, units};
use super::{done, movement};
use crate::action::Action;
use crate::arm::Formation;
use crate::event::Event;
use crate::id::{GeneralId, UnitId};
use crate::own::{at_hand, may_form, own_general, own_on_table};
use crate::pick::Pick;
use crate::refusal::{Judged, Refusal};
use crate::state::State;
use crate::step::Step;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match *action {
        Action::Form { unit, formation } => may_defend(state, seat, unit, formation),
        Action::RoutMove { unit } => may_rout_move(state, seat, unit),
        Action::MoveGeneral { general } => may_move_general(state, seat, general),
        _ => done::check(state, seat, action),
    }
}

fn in_tail(state: &State, seat: Seat) -> Judged {
    state.in_step(seat, matches!(state.position.step, Step::Tail { .. }))
}

fn may_defend(state: &State, seat: Seat, unit: UnitId, formation: Formation) -> Judged {
    in_tail(state, seat)?;
    own_on_table(state, seat, unit)?;
    may_form(state, unit, formation)?;
    let status = state.unit(unit);
    if status.activated {
        return Err(Refusal::HadItsOrder { unit });
    }
    movement::free_to_move(state, unit)?;
    if status.moved {
        return Err(Refusal::ChangedOnce { unit });
    }
    match (status.formation, formation) {
        (Formation::MarchColumn, Formation::Line) => Err(Refusal::ChangedOnce { unit }),
        (from, to) if from.defends_as(to) => Ok(()),
        _ => Err(Refusal::NotDefensive { unit }),
    }
}

fn may_rout_move(state: &State, seat: Seat, unit: UnitId) -> Judged {
    in_tail(state, seat)?;
    own_on_table(state, seat, unit)?;
    if state.unit(unit).routed && !state.unit(unit).rout_moved {
        Ok(())
    } else {
        Err(Refusal::NoRoutMove { unit })
    }
}

fn may_move_general(state: &State, seat: Seat, general: GeneralId) -> Judged {
    in_tail(state, seat)?;
    own_general(state, seat, general)?;
    at_hand(state, general)?;
    let status = state.general(general);
    // With an order he has moved along with his command.
    let ordered = status.order.is_some();
    if !state.options.generals_move || ordered || status.moved || !state.is_there(general) {
        return Err(Refusal::GeneralStays { general });
    }
    Ok(())
}

pub fn first(state: &State, seat: Seat) -> Vec<Pick> {
    let mut picks = units(state, seat, |unit| !defences(state, seat, unit).is_empty());
    let side = state.side_of(seat);
    let routed = state.armies.units_of(side);
    let routed = routed.filter(|&unit| may_rout_move(state, seat, unit).is_ok());
    picks.extend(routed.map(|unit| Pick::RoutMove { unit }));
    let generals = state.armies.generals_of(side);
    let generals = generals.filter(|&general| may_move_general(state, seat, general).is_ok());
    picks.extend(generals.map(|general| Pick::MoveGeneral { general }));
    picks
}

fn defences(state: &State, seat: Seat, unit: UnitId) -> Vec<Pick> {
    let formations = state.arm(unit).formations().iter().copied();
    let formations = formations.filter(|&formation| may_defend(state, seat, unit, formation).is_ok());
    formations.map(|formation| Pick::Formation { formation }).collect()
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    match *draft {
        [] => done::after(state, seat, first(state, seat)),
        [Pick::Unit { unit }] => Choices::Next(defences(state, seat, unit)),
        [Pick::Unit { unit }, Pick::Formation { formation }] => Choices::Whole(Action::Form { unit, formation }),
        [Pick::RoutMove { unit }] => Choices::Whole(Action::RoutMove { unit }),
        [Pick::MoveGeneral { general }] => Choices::Whole(Action::MoveGeneral { general }),
        _ => done::choices(draft),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Form { unit, formation } => Some(vec![Pick::Unit { unit }, Pick::Formation { formation }]),
        Action::RoutMove { unit } => Some(vec![Pick::RoutMove { unit }]),
        Action::MoveGeneral { general } => Some(vec![Pick::MoveGeneral { general }]),
        _ => done::path(action),
    }
}

pub fn apply(state: &mut State, seat: Seat, action: &Action, out: &mut Vec<Event>) {
    match *action {
        Action::Form { unit, formation } => {
            state.unit_mut(unit).formation = formation;
            state.unit_mut(unit).moved = true;
            out.push(Event::Formed { unit, formation });
        }
        Action::RoutMove { unit } => {
            state.unit_mut(unit).rout_moved = true;
            state.unit_mut(unit).moved = true;
            out.push(Event::RoutMoved { unit });
        }
        Action::MoveGeneral { general } => {
            state.general_mut(general).moved = true;
            out.push(Event::GeneralMoved { general });
        }
        _ => done::apply(state, seat, action, out),
    }
}
