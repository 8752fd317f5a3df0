//! What a seat can do in the step that is being played: the first picks of its answers, but for being done.

use table::Seat;

use crate::arm::Formation;
use crate::id::{GeneralId, UnitId};
use crate::judge;
use crate::order_die::{DieId, Fate};
use crate::pick::Pick;
use crate::state::State;
use crate::step::Step;

/// Nothing if the seat has nothing to do: then the step goes by without it.
pub fn first(state: &State, seat: Seat) -> Vec<Pick> {
    match state.position.step {
        Step::Split { .. } => dice(state, seat)
            .filter(|&die| !split_to(state, seat, die).is_empty())
            .map(|die| Pick::Die { die })
            .collect(),
        Step::Assign { .. } => dice(state, seat)
            .filter(|&die| !placed_with(state, seat, die).is_empty())
            .map(|die| Pick::Die { die })
            .collect(),
        Step::Move { .. }
        | Step::React { .. }
        | Step::CounterReact { .. }
        | Step::Pursue { .. }
        | Step::CounterPursue { .. } => units(state, seat, |unit| {
            judge::may_move(state, seat, unit).is_ok() && !goals(state, unit).is_empty()
        }),
        Step::Tail { .. } => tail(state, seat),
        Step::Mark { .. } => units(state, seat, |unit| judge::may_mark(state, seat, unit).is_ok()),
        Step::Rout { .. } | Step::RoutAgain { .. } => {
            units(state, seat, |unit| judge::may_rout(state, seat, unit).is_ok())
        }
        Step::Reorder { .. } => units(state, seat, |unit| judge::may_reorder(state, seat, unit).is_ok()),
        Step::Fire { .. } | Step::PursuitFire { .. } => units(state, seat, |unit| {
            judge::may_fire(state, seat, unit).is_ok() && !targets(state, unit).is_empty()
        }),
        _ => Vec::new(),
    }
}

fn units(state: &State, seat: Seat, may: impl Fn(UnitId) -> bool) -> Vec<Pick> {
    let own = state.order.units_of(state.side_of(seat));
    own.filter(|&unit| may(unit)).map(|unit| Pick::Unit { unit }).collect()
}

fn tail(state: &State, seat: Seat) -> Vec<Pick> {
    let mut picks = units(state, seat, |unit| !defences(state, seat, unit).is_empty());
    let side = state.side_of(seat);
    let routed = state.order.units_of(side);
    let routed = routed.filter(|&unit| judge::may_rout_move(state, seat, unit).is_ok());
    picks.extend(routed.map(|unit| Pick::RoutMove { unit }));
    let generals = state.order.generals_of(side);
    let generals = generals.filter(|&general| judge::may_move_general(state, seat, general).is_ok());
    picks.extend(generals.map(|general| Pick::MoveGeneral { general }));
    picks
}

fn dice(state: &State, seat: Seat) -> impl Iterator<Item = DieId> {
    let held = move |fate| fate == Fate::Held { seat };
    state.dice().filter(move |(_, die)| held(die.fate)).map(|(id, _)| id)
}

pub fn split_to(state: &State, seat: Seat, die: DieId) -> Vec<Pick> {
    let players = state.seats_of(state.side_of(seat));
    let players = players.filter(|&to| judge::may_pass(state, seat, die, to).is_ok());
    players.map(|seat| Pick::Player { seat }).collect()
}

pub fn placed_with(state: &State, seat: Seat, die: DieId) -> Vec<Pick> {
    let generals = state.order.generals_of(state.side_of(seat));
    let generals = generals.filter(|&general| judge::may_place(state, seat, die, general).is_ok());
    generals.map(|general: GeneralId| Pick::General { general }).collect()
}

pub fn defences(state: &State, seat: Seat, unit: UnitId) -> Vec<Pick> {
    let formations = state.arm(unit).formations().iter().copied();
    let formations =
        formations.filter(|&formation: &Formation| judge::may_defend(state, seat, unit, formation).is_ok());
    formations.map(|formation| Pick::Formation { formation }).collect()
}

/// Where a unit that may move may go.
pub fn goals(state: &State, unit: UnitId) -> Vec<Pick> {
    let mut goals = Vec::new();
    if judge::may_contact(state, unit, None).is_ok() {
        goals.push(Pick::NoContact);
    }
    let enemies = state.order.units_of(state.side(unit).other());
    let enemies = enemies.filter(|&enemy| judge::may_contact(state, unit, Some(enemy)).is_ok());
    goals.extend(enemies.map(|unit| Pick::Contact { unit }));
    goals
}

pub fn targets(state: &State, unit: UnitId) -> Vec<Pick> {
    let enemies = state.order.units_of(state.side(unit).other());
    let enemies = enemies.filter(|&target| judge::may_hit(state, unit, target).is_ok());
    enemies.map(|unit| Pick::Target { unit }).collect()
}
