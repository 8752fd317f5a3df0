//! Landings where they pay: on coasts that nobody defends and that are far by land, and on such as are held by few.

use europe::board::{Nation, Region};
use europe::{Action, Arm, Force, sea_limit};

use super::chance;
use super::eyes::Eyes;
use super::gather::main_army;
use super::map::Distances;
use super::odds::Troop;
use super::worth;

/// Nearer regions are better marched to.
const FAR: u8 = 3;
/// What a landing must bring to be worth the men who drown.
const PAYS: f64 = 1.1;
/// An assault from the sea that is not won more often than this is not begun: nobody comes after.
const GOOD: f64 = 0.7;
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
    let valued = beaches.map(|to| (value(eyes, to), to, pieces(eyes, nation, from, to, most)));
    let all = valued.chain(assaults(eyes, nation, from, most));
    let (value, to, pieces) = all.max_by(|one, other| one.0.total_cmp(&other.0))?;
    let action = Action::Land {
        nation,
        from,
        to,
        pieces,
    };
    (value >= PAYS).then_some((value, action))
}

/// Defended coasts, each with all that can sail, where that is likely to win.
fn assaults(eyes: &Eyes<'_>, nation: Nation, from: Region, most: u8) -> impl Iterator<Item = (f64, Region, Force)> {
    let force = all_that_sail(eyes.spare(from, nation), most);
    let coasts = Region::all().filter(move |&to| to.anchor() && to != from && eyes.has_enemies(to));
    coasts.filter_map(move |to| {
        let ours = landed(eyes, to, force);
        let enemies = eyes.enemies_at(to);
        let (power, theirs) = (worth::power(&ours), worth::power(&enemies));
        if ours.army() == 0 || power < theirs {
            return None;
        }
        let won = chance::of_attack(eyes, ours, enemies, true);
        let prize = value(eyes, to) + 0.25 * theirs;
        (won >= GOOD).then_some((won * prize - (1.0 - won) * 0.25 * power, to, force))
    })
}

/// Infantry before all, for it holds what is won; then guns, horse and a leader.
fn all_that_sail(spare: Force, most: u8) -> Force {
    let mut force = Force::NONE;
    let mut room = most;
    let mut board = |count: u8, wanted: u8| {
        let taken = count.min(wanted).min(room);
        room -= taken;
        taken
    };
    force.infantry = board(spare.infantry, most.div_ceil(2));
    force.artillery = board(spare.artillery, most);
    force.cavalry = board(spare.cavalry, most);
    force.infantry += board(spare.infantry - force.infantry, most);
    force.leader = board(spare.leader, 1);
    force
}

/// What is left of them when the sea has had its part, as a rule.
fn landed(eyes: &Eyes<'_>, to: Region, force: Force) -> Troop {
    let share = if is_british(eyes, to) { 2.0 / 3.0 } else { 5.0 / 6.0 };
    let mut troop = Troop::default();
    for arm in Arm::all() {
        troop.add(arm, (f64::from(force.of(arm)) * share).floor() as u16);
    }
    troop
}

fn is_british(eyes: &Eyes<'_>, to: Region) -> bool {
    to.homeland() == Some(Nation::Britain) && eyes.open().lives(Nation::Britain)
}

fn value(eyes: &Eyes<'_>, to: Region) -> f64 {
    let drowned = if is_british(eyes, to) { 0.6 } else { 0.3 };
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
