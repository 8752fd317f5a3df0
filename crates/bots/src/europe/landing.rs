//! Landings where they pay: on coasts that nobody defends and that are far by land.

use europe::board::{Nation, Region};
use europe::{Action, Force, sea_limit};

use super::eyes::Eyes;
use super::gather::main_army;
use super::map::Distances;
use super::worth;

/// Nearer regions are better marched to.
const FAR: u8 = 3;
/// What a landing must bring to be worth the men who drown.
const PAYS: f64 = 1.1;
/// Of each region beside the beach that may be had next.
const BEYOND: f64 = 0.35;

pub fn order(eyes: &Eyes<'_>) -> Option<Action> {
    let orders = eyes.nations().filter_map(|nation| of_nation(eyes, nation));
    let best = orders.max_by(|one, other| one.0.total_cmp(&other.0));
    best.map(|(_, action)| action)
}

fn of_nation(eyes: &Eyes<'_>, nation: Nation) -> Option<(f64, Action)> {
    // One landing a turn, and all at once.
    let open = eyes.open();
    let most = sea_limit(open, nation).min(u16::from(u8::MAX)) as u8;
    if open.turn.landing(nation).is_some() || most == 0 {
        return None;
    }
    let ports = Region::all().filter(|from| from.anchor() && !eyes.has_enemies(*from));
    let ports = ports.filter(|&from| eyes.spare(from, nation).infantry > 0);
    let from = ports.max_by_key(|&from| eyes.spare(from, nation).infantry)?;
    let by_land = Distances::to([from].into_iter(), |region| !eyes.has_enemies(region));
    let beaches = Region::all().filter(|&to| {
        let far = by_land.of(to).is_none_or(|distance| distance >= FAR);
        to.anchor() && to != from && far && eyes.is_takeable(to)
    });
    let valued = beaches.map(|to| (value(eyes, to), to));
    let (value, to) = valued.max_by(|one, other| one.0.total_cmp(&other.0))?;
    let pieces = pieces(eyes, nation, from, to, most);
    let action = Action::Land {
        nation,
        from,
        to,
        pieces,
    };
    (value >= PAYS).then_some((value, action))
}

fn value(eyes: &Eyes<'_>, to: Region) -> f64 {
    let british = to.homeland() == Some(Nation::Britain) && eyes.open().lives(Nation::Britain);
    let drowned = if british { 0.6 } else { 0.3 };
    let exposed = if eyes.threat(to) > 0.0 { 0.4 } else { 0.0 };
    worth::of_region(eyes, to) + BEYOND * beyond(eyes, to) - drowned - exposed
}

/// How many regions beside the beach are to be had.
fn beyond(eyes: &Eyes<'_>, to: Region) -> f64 {
    let near = to.neighbours().iter().filter(|&near| eyes.is_takeable(near));
    near.count().min(4) as f64
}

/// Some infantry; from an island some of everything, for nobody follows by land.
fn pieces(eyes: &Eyes<'_>, nation: Nation, from: Region, to: Region, most: u8) -> Force {
    let spare = eyes.spare(from, nation);
    let wanted = 2 + beyond(eyes, to) as u8;
    let infantry = spare.infantry.min(wanted).min(most);
    let on_an_island = main_army(eyes, nation) == Some(from) && nation == Nation::Britain;
    let mut pieces = Force {
        infantry,
        ..Force::NONE
    };
    if on_an_island {
        let room = most - infantry;
        pieces.artillery = spare.artillery.min(1).min(room);
        pieces.cavalry = spare.cavalry.min(room - pieces.artillery);
    }
    pieces
}
