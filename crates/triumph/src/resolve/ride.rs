//! Cavalry that rides on after the defender gave way (R21).

use crate::attack::Ride;
use crate::board::Position;
use crate::event::{Event, Weight};
use crate::group::groups;
use crate::road_move::{Column, Walk};
use crate::roads::Roads;
use crate::state::{Stage, State};
use crate::told::Told;

/// Asks whether it rides on: it can at least go up to the approach over which it came.
pub fn offer(state: &mut State, ride: Ride) {
    state.stage = Stage::Ride(ride);
}

/// The defender gave way again.
pub fn charge_home(state: &mut State, ride: Ride, out: &mut Vec<Event>) {
    let roads: Roads = ride.charge.into_iter().collect();
    let ride = along(state, ride, roads, out);
    let army = state.army_mut(state.turn.side);
    army.marks.entered = army.marks.entered.or(ride.units);
    offer(state, ride);
}

/// Takes the ride along these roads, with all that it leaves behind.
pub fn along(state: &mut State, ride: Ride, roads: Roads, out: &mut Vec<Event>) -> Ride {
    if roads.is_empty() {
        return ride;
    }
    let side = state.turn.side;
    let walk = roads.iter().fold(Walk::of(&ride), |walk, road| walk.after(road));
    if Column::of(&ride).formed {
        state.turn.shut.extend(roads.iter().map(|road| road.to()));
    }
    let to = Position::reserve(walk.at);
    let army = state.army_mut(side);
    army.put(ride.units, to);
    out.push(Event {
        told: Told::RodeOn {
            side,
            to,
            roads,
            pieces: groups(army, ride.units, ride.corps.into_iter().collect()),
        },
        owner: side,
        weight: Weight::Binding,
    });
    Ride {
        at: walk.at,
        group: walk.group.unwrap_or(ride.group),
        steps: walk.steps,
        main: walk.main,
        passed: walk.passed(),
        charge: None,
        ..ride
    }
}
