//! The attacker goes into a locale that was given up before combat (T11.2l).

use crate::answers::orders::Purpose;
use crate::attack::{Attack, Ride, Step};
use crate::board::Position;
use crate::event::{Event, Weight};
use crate::options::CavalryShown;
use crate::order::Order;
use crate::resolve::{assault, moves, ride};
use crate::roads::Roads;
use crate::state::{Stage, State};
use crate::told::Told;

/// The attacker is asked who goes in; a rider goes in.
pub fn after_retreat(state: &mut State, mut attack: Attack, out: &mut Vec<Event>) {
    match attack.ride {
        Some(riding) => ride::charge_home(state, riding, out),
        None => {
            attack.step = Step::Entry;
            state.stage = Stage::Attack(attack);
        }
    }
}

pub fn enter(state: &mut State, attack: Attack, order: &Order, out: &mut Vec<Event>) {
    let side = state.turn.side;
    let given = assault::give(state, &attack, order, Purpose::Entry);
    let locale = attack.from.far();
    let from = given.sortie.from;
    moves::arrive(state, &given.mover, from, Position::reserve(locale));
    // One locale and no further is a plain move (R37): only a ride that goes on closes it.
    if let Some(walk) = given.sortie.walk.filter(|walk| given.mover.formed() && walk.steps > 1) {
        moves::shut(state, from, &walk);
    }
    let shown = given.sortie.walk.is_some() && state.options.cavalry == CavalryShown::Declared;
    let army = state.army_mut(side);
    if shown {
        army.show(given.sortie.units);
    }
    let told = Told::Entered {
        side,
        locale,
        command: order.command(),
        pieces: given.pieces(army),
        roads: order.road().map_or(Roads::default(), |way| way.roads),
        left: given.left,
    };
    out.push(Event {
        told,
        owner: side,
        weight: if shown { Weight::Showing } else { Weight::Binding },
    });
    moves::reinforce(state, from, out);
    state.stage = Stage::Command;
    if let Some(walk) = given.sortie.walk {
        let riding = Ride {
            units: given.sortie.units,
            corps: given.mover.corps,
            at: walk.at,
            group: walk.group.unwrap_or(0),
            steps: walk.steps,
            main: walk.main,
            passed: walk.passed(),
            charge: None,
        };
        ride::offer(state, riding);
    }
}

/// A battery that could have led stays; its command is spent (R17).
pub fn stay(state: &mut State, attack: Attack, order: &Order, out: &mut Vec<Event>) {
    let side = state.turn.side;
    let units = match order {
        Order::Detach { corps, units } => {
            state.turn.spend_corps(*corps);
            *units
        }
        Order::Unit { units, .. } => {
            state.turn.spend_independent(units.len());
            *units
        }
        Order::Corps { .. } => return,
    };
    let army = state.army_mut(side);
    army.detach(units);
    moves::spend_moves(army, units, moves::place_of(army, units));
    army.show(units);
    out.push(Event {
        told: Told::Stayed {
            side,
            approach: attack.from,
        },
        owner: side,
        weight: Weight::Showing,
    });
    state.stage = Stage::Command;
}
