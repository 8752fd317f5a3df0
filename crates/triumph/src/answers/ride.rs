//! Cavalry that went in by road and may go on (T11.12b, R21).

use table::Choices;

use crate::action::Action;
use crate::answers::route::{onward, road_picks, way};
use crate::answers::threat::check_target;
use crate::attack::Ride;
use crate::board::{Position, Road};
use crate::eyes::Eyes;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::road_move::{Column, Walk};
use crate::roads::{Roads, Way};
use crate::view::{Known, View};

pub fn column(ride: &Ride) -> Column {
    Column {
        count: ride.units.len(),
        formed: ride.corps.is_some() && ride.units.len() > 1,
        cavalry: true,
    }
}

fn ride(view: &View) -> Option<Ride> {
    match &view.stage {
        Known::Ride(known) => known.ride,
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
    let walk = eyes.check_roads(column(ride), Walk::of(ride), way.roads)?;
    check_end(eyes, ride, &walk, way)
}

/// Riders who stay in the locale need no more room in it.
fn check_end(eyes: &Eyes<'_>, ride: &Ride, walk: &Walk, way: &Way) -> Result<(), Refusal> {
    let mut column = column(ride);
    if way.roads.is_empty() {
        column.count = 0;
    }
    eyes.check_end(column, walk, way.at)
}

fn check_against(eyes: &Eyes<'_>, ride: &Ride, roads: Roads) -> Result<Walk, Refusal> {
    let charge = roads.last().ok_or(Refusal::NotThere)?;
    let column = column(ride);
    let mut walk = Walk::of(ride);
    for road in roads.iter().take(usize::from(roads.len()) - 1) {
        walk = eyes.check_step(column, &walk, road)?;
    }
    check_charge(eyes, ride, &walk, charge)?;
    Ok(walk)
}

fn check_charge(eyes: &Eyes<'_>, ride: &Ride, walk: &Walk, charge: Road) -> Result<(), Refusal> {
    let column = column(ride);
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
    let Ok(walk) = eyes.check_roads(column(ride), Walk::of(ride), way.roads) else {
        return Vec::new();
    };
    if !way.roads.is_empty() {
        return onward(eyes, column(ride), walk, true);
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
    let roads = eyes.next_roads(column(ride), walk, false);
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
            let next = eyes.check_step(column(ride), &walk, road);
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
    let walk = eyes.check_roads(column(ride), Walk::of(ride), roads);
    Choices::Next(walk.map_or(Vec::new(), |walk| against_picks(eyes, ride, walk)))
}

pub fn on_path(way: &Way) -> Vec<Pick> {
    let mut picks = vec![Pick::RideOn];
    picks.extend(crate::answers::route::path(&crate::roads::Route::Road(*way)));
    picks
}

pub fn against_path(roads: Roads) -> Vec<Pick> {
    [Pick::RideAgainst].into_iter().chain(road_picks(roads)).collect()
}
