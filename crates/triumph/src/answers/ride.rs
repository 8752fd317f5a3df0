//! Cavalry that went in by road and may go on (T11.12b, R21).

use table::Choices;

use crate::action::Action;
use crate::answers::command::threat::check_target;
use crate::attack::Ride;
use crate::board::{Position, Road};
use crate::event::{Event, Weight};
use crate::eyes::Eyes;
use crate::group::groups;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::{ride, threat};
use crate::road_move::{Column, Walk};
use crate::roads::{Roads, Route, Way};
use crate::route::{self, onward, road_picks, way};
use crate::state::{Stage, State};
use crate::told::Told;
use crate::view::{StageKnown, View};

fn ride(view: &View) -> Option<Ride> {
    match &view.stage {
        StageKnown::Ride(known) => known.ride,
        _ => None,
    }
}

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let (Some(eyes), Some(ride)) = (Eyes::of(view), ride(view)) else {
        return Err(Refusal::AnotherAnswer);
    };
    match action {
        Action::RideNoFurther => Ok(()),
        Action::RideOn { way } => check_on(&eyes, &ride, way),
        Action::RideAgainst { roads } => check_against(&eyes, &ride, *roads).map(|_| ()),
        _ => Err(Refusal::AnotherAnswer),
    }
}

fn check_on(eyes: &Eyes<'_>, ride: &Ride, way: &Way) -> Result<(), Refusal> {
    if way.entry.is_some() || (way.roads.is_empty() && way.at.is_none()) {
        return Err(Refusal::NotThere);
    }
    let walk = eyes.check_roads(Column::of(ride), Walk::of(ride), way.roads)?;
    check_end(eyes, ride, &walk, way)
}

/// Riders who stay in the locale need no more room in it.
fn check_end(eyes: &Eyes<'_>, ride: &Ride, walk: &Walk, way: &Way) -> Result<(), Refusal> {
    let mut column = Column::of(ride);
    if way.roads.is_empty() {
        column.count = 0;
    }
    eyes.check_end(column, walk, way.at)
}

fn check_against(eyes: &Eyes<'_>, ride: &Ride, roads: Roads) -> Result<Walk, Refusal> {
    let charge = roads.last().ok_or(Refusal::NotThere)?;
    let column = Column::of(ride);
    let mut walk = Walk::of(ride);
    for road in roads.iter().take(usize::from(roads.len()) - 1) {
        walk = eyes.check_step(column, &walk, road)?;
    }
    check_charge(eyes, ride, &walk, charge)?;
    Ok(walk)
}

fn check_charge(eyes: &Eyes<'_>, ride: &Ride, walk: &Walk, charge: Road) -> Result<(), Refusal> {
    let column = Column::of(ride);
    eyes.check_charge(column, walk, charge)?;
    check_target(eyes, charge.approach())?;
    if walk.at != ride.at && eyes.room(walk.at) < column.count {
        return Err(Refusal::NoRoom);
    }
    if charge.to().capacity() < column.count {
        return Err(Refusal::TooManyAttackers);
    }
    Ok(())
}

pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    let (Some(eyes), Some(ride)) = (Eyes::of(view), ride(view)) else {
        return Choices::Next(Vec::new());
    };
    match draft {
        [] => Choices::Next(first(&eyes, &ride)),
        [Pick::RideOn, rest @ ..] => on_choices(&eyes, &ride, rest),
        [Pick::RideAgainst, rest @ ..] => against_choices(&eyes, &ride, rest),
        _ => Choices::Whole(Action::RideNoFurther),
    }
}

fn first(eyes: &Eyes<'_>, ride: &Ride) -> Vec<Pick> {
    let mut picks = vec![Pick::Done];
    if !on_picks(eyes, ride, &Way::default()).is_empty() {
        picks.push(Pick::RideOn);
    }
    if !against_picks(eyes, ride, Walk::of(ride)).is_empty() {
        picks.push(Pick::RideAgainst);
    }
    picks
}

fn on_picks(eyes: &Eyes<'_>, ride: &Ride, way: &Way) -> Vec<Pick> {
    let Ok(walk) = eyes.check_roads(Column::of(ride), Walk::of(ride), way.roads) else {
        return Vec::new();
    };
    if !way.roads.is_empty() {
        return onward(eyes, Column::of(ride), walk, true);
    }
    let ends = walk.at.approaches().iter().copied().filter(|&approach| {
        let way = Way {
            at: Some(approach),
            ..*way
        };
        check_end(eyes, ride, &walk, &way).is_ok()
    });
    let ends = ends.map(|approach| Pick::To {
        position: Position::at(approach),
    });
    let roads = eyes.next_roads(Column::of(ride), walk, false);
    ends.chain(roads.map(|road| Pick::Road { road })).collect()
}

fn on_choices(eyes: &Eyes<'_>, ride: &Ride, draft: &[Pick]) -> Choices<Pick, Action> {
    let way = way(draft);
    if matches!(draft.last(), Some(Pick::Stop | Pick::To { .. })) {
        return Choices::Whole(Action::RideOn { way });
    }
    Choices::Next(on_picks(eyes, ride, &way))
}

fn against_picks(eyes: &Eyes<'_>, ride: &Ride, walk: Walk) -> Vec<Pick> {
    let roads = walk.at.roads().iter().copied();
    roads
        .filter(|&road| {
            if eyes.enemy_in(road.to()) {
                return check_charge(eyes, ride, &walk, road).is_ok();
            }
            let next = eyes.check_step(Column::of(ride), &walk, road);
            next.is_ok_and(|next| !against_picks(eyes, ride, next).is_empty())
        })
        .map(|road| Pick::Road { road })
        .collect()
}

fn against_choices(eyes: &Eyes<'_>, ride: &Ride, draft: &[Pick]) -> Choices<Pick, Action> {
    let roads = way(draft).roads;
    if roads.last().is_some_and(|road| eyes.enemy_in(road.to())) {
        return Choices::Whole(Action::RideAgainst { roads });
    }
    let walk = eyes.check_roads(Column::of(ride), Walk::of(ride), roads);
    Choices::Next(walk.map_or(Vec::new(), |walk| against_picks(eyes, ride, walk)))
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::RideOn { way } => Some(
            [Pick::RideOn]
                .into_iter()
                .chain(route::path(&Route::Road(*way)))
                .collect(),
        ),
        Action::RideAgainst { roads } => Some([Pick::RideAgainst].into_iter().chain(road_picks(*roads)).collect()),
        Action::RideNoFurther => Some(vec![Pick::Done]),
        _ => None,
    }
}

pub fn apply(state: &mut State, action: &Action, out: &mut Vec<Event>) {
    let Stage::Ride(ride) = state.stage else {
        unreachable!("it is asked about a ride only during one");
    };
    match action {
        Action::RideOn { way } => ride_on(state, ride, way, out),
        Action::RideAgainst { roads } => ride_against(state, ride, *roads, out),
        _ => rest(state, ride, Position::reserve(ride.at), out),
    }
}

/// The ride is over, and whoever has not shown himself does so now.
fn rest(state: &mut State, ride: Ride, at: Position, out: &mut Vec<Event>) {
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

fn ride_on(state: &mut State, ride: Ride, way: &Way, out: &mut Vec<Event>) {
    close_behind(state, &ride);
    let ride = ride::along(state, ride, way.roads, out);
    let to = way.at.map_or(Position::reserve(ride.at), Position::at);
    let army = state.army_mut(state.turn.side);
    army.put(ride.units, to);
    if to.is_reserve() {
        army.marks.entered = army.marks.entered.or(ride.units);
    }
    rest(state, ride, to, out);
}

/// Up to the next attack locale, and a threat from there.
fn ride_against(state: &mut State, ride: Ride, roads: Roads, out: &mut Vec<Event>) {
    let Some(charge) = roads.last() else {
        return;
    };
    close_behind(state, &ride);
    let ahead = roads.iter().take(usize::from(roads.len()) - 1).collect();
    let ride = ride::along(state, ride, ahead, out);
    let ride = Ride {
        charge: Some(charge),
        ..ride
    };
    threat::threaten(state, charge.approach(), None, Some(ride), out);
}

/// Whoever goes on has come here by road, and not by a plain move (R37).
fn close_behind(state: &mut State, ride: &Ride) {
    if Column::of(ride).formed {
        state.turn.shut.insert(ride.at);
    }
}
