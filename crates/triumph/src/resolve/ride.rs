//! Cavalry that rides on after the defender gave way (R21).

use crate::answers::ride::column;
use crate::attack::Ride;
use crate::board::Position;
use crate::event::{Event, Weight};
use crate::group::groups;
use crate::resolve::defence;
use crate::road_move::Walk;
use crate::roads::{Roads, Way};
use crate::state::{Stage, State};
use crate::told::Told;

/// Asks whether it rides on: it can at least go up to the approach over which it came.
pub fn offer(state: &mut State, ride: Ride) {
    state.stage = Stage::Ride(ride);
}

/// The ride is over, and whoever has not shown himself does so now.
pub fn rest(state: &mut State, ride: Ride, at: Position, out: &mut Vec<Event>) {
    let side = state.turn.side;
    let army = state.army_mut(side);
    army.show(ride.units);
    out.push(Event {
        told: Told::RideEnded {
            side,
            at,
            pieces: groups(army, ride.units, ride.corps.into_iter().collect()),
        },
        owner: side,
        weight: Weight::Showing,
    });
    state.stage = Stage::Command;
}

pub fn ride_on(state: &mut State, ride: Ride, way: &Way, out: &mut Vec<Event>) {
    close_behind(state, &ride);
    let ride = along(state, ride, way.roads, out);
    let to = way.at.map_or(Position::reserve(ride.at), Position::at);
    let army = state.army_mut(state.turn.side);
    army.put(ride.units, to);
    if to.is_reserve() {
        army.marks.entered = army.marks.entered.or(ride.units);
    }
    rest(state, ride, to, out);
}

/// Up to the next attack locale, and a threat from there.
pub fn ride_against(state: &mut State, ride: Ride, roads: Roads, out: &mut Vec<Event>) {
    let Some(charge) = roads.last() else {
        return;
    };
    close_behind(state, &ride);
    let ahead = roads.iter().take(usize::from(roads.len()) - 1).collect();
    let ride = along(state, ride, ahead, out);
    let ride = Ride {
        charge: Some(charge),
        ..ride
    };
    defence::threaten(state, charge.approach(), None, Some(ride), out);
}

/// The defender gave way again.
pub fn charge_home(state: &mut State, ride: Ride, out: &mut Vec<Event>) {
    let roads: Roads = ride.charge.into_iter().collect();
    let ride = along(state, ride, roads, out);
    let army = state.army_mut(state.turn.side);
    army.marks.entered = army.marks.entered.or(ride.units);
    offer(state, ride);
}

/// Whoever goes on has come here by road, and not by a plain move (R37).
fn close_behind(state: &mut State, ride: &Ride) {
    if column(ride).formed {
        state.turn.shut.insert(ride.at);
    }
}

fn along(state: &mut State, ride: Ride, roads: Roads, out: &mut Vec<Event>) -> Ride {
    if roads.is_empty() {
        return ride;
    }
    let side = state.turn.side;
    let walk = roads.iter().fold(Walk::of(&ride), |walk, road| walk.after(road));
    if column(&ride).formed {
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
