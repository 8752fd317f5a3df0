//! Where a move goes, pick by pick.

use table::Choices;

use crate::board::Position;
use crate::eyes::Eyes;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::road_move::{Column, Walk, first_entries};
use crate::roads::{Roads, Route, Way};

/// The walk that a legal road move makes; none for a plain move.
pub fn check(eyes: &Eyes<'_>, column: Column, from: Position, route: &Route) -> Result<Option<Walk>, Refusal> {
    match route {
        Route::Plain(to) => eyes.check_plain(from, *to, column.count).map(|()| None),
        Route::Road(way) => eyes.check_way(column, from, way).map(Some),
    }
}

/// The picks of a route after those that chose the pieces.
pub fn choices(eyes: &Eyes<'_>, column: Column, from: Position, draft: &[Pick]) -> Choices<Pick, Route> {
    match draft {
        [] => Choices::Next(first(eyes, column, from)),
        [Pick::To { position }] => Choices::Whole(Route::Plain(*position)),
        _ => along(eyes, column, from, draft),
    }
}

pub fn path(route: &Route) -> Vec<Pick> {
    match route {
        Route::Plain(position) => vec![Pick::To { position: *position }],
        Route::Road(way) => {
            let mut picks: Vec<Pick> = way.entry.map(|entry| Pick::Enter { entry }).into_iter().collect();
            picks.extend(road_picks(way.roads));
            picks.push(way.at.map_or(Pick::Stop, |approach| Pick::To {
                position: Position::at(approach),
            }));
            picks
        }
    }
}

pub fn road_picks(roads: Roads) -> impl Iterator<Item = Pick> {
    roads.iter().map(|road| Pick::Road { road })
}

fn first(eyes: &Eyes<'_>, column: Column, from: Position) -> Vec<Pick> {
    if from.is_off() {
        return first_entries(eyes, column).map(|entry| Pick::Enter { entry }).collect();
    }
    let mut picks: Vec<Pick> = eyes
        .plain_moves(from, column.count)
        .map(|position| Pick::To { position })
        .collect();
    if let Some(locale) = from.locale().filter(|_| from.is_reserve()) {
        let roads = eyes.next_roads(column, Walk::from(locale), true);
        picks.extend(roads.map(|road| Pick::Road { road }));
    }
    picks
}

/// The way that picks have made so far.
pub fn way(draft: &[Pick]) -> Way {
    let mut way = Way::default();
    for pick in draft {
        match pick {
            Pick::Enter { entry } => way.entry = Some(*entry),
            Pick::Road { road } => way.roads = way.roads.with(*road),
            Pick::To { position } => way.at = position.approach(),
            _ => {}
        }
    }
    way
}

fn along(eyes: &Eyes<'_>, column: Column, from: Position, draft: &[Pick]) -> Choices<Pick, Route> {
    let way = way(draft);
    if matches!(draft.last(), Some(Pick::Stop | Pick::To { .. })) {
        return Choices::Whole(Route::Road(way));
    }
    let start = eyes.check_start(column, from, way.entry);
    let Ok(walk) = start.and_then(|start| eyes.check_roads(column, start, way.roads)) else {
        return Choices::Next(Vec::new());
    };
    // The first road from a reserve ends as a road move only at an approach.
    let stops = way.entry.is_some() || way.roads.len() > 1;
    Choices::Next(onward(eyes, column, walk, stops))
}

/// The ends and the next roads of a move that has come so far.
pub fn onward(eyes: &Eyes<'_>, column: Column, walk: Walk, stops: bool) -> Vec<Pick> {
    let mut picks = Vec::new();
    if stops && eyes.check_end(column, &walk, None).is_ok() {
        picks.push(Pick::Stop);
    }
    picks.extend(eyes.ends_at(column, walk).map(|approach| Pick::To {
        position: Position::at(approach),
    }));
    picks.extend(eyes.next_roads(column, walk, false).map(|road| Pick::Road { road }));
    picks
}
