//! Regions that nobody defends are taken by a single piece of infantry; it goes where there are more of them.

use europe::board::{Nation, Region};
use europe::{Action, Force};

use super::eyes::Eyes;
use super::gather::main_army;
use super::map::Distances;
use super::worth;

const ONE: Force = Force {
    infantry: 1,
    ..Force::NONE
};

/// Infantry that stays with the main army for its battles.
const WITH_THE_GUNS: u8 = 3;

/// Nobody walks further for a region.
const TOO_FAR: u8 = 6;

pub fn order(eyes: &Eyes<'_>) -> Option<Action> {
    let mut best: Option<(f64, Action)> = None;
    for (nation, from) in stacks(eyes, 0) {
        for to in from.neighbours().iter().filter(|&to| eyes.is_takeable(to)) {
            let exposed = if eyes.threat(to) > 0.0 { 0.2 } else { 0.0 };
            let value = worth::of_region(eyes, to) - exposed - 0.05 * others(eyes, from);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                let action = Action::March {
                    nation,
                    from,
                    to,
                    pieces: ONE,
                };
                best = Some((value, action));
            }
        }
    }
    best.map(|(_, action)| action)
}

/// Whoever has little else to take goes first.
fn others(eyes: &Eyes<'_>, from: Region) -> f64 {
    let near = from.neighbours().iter().filter(|&near| eyes.is_takeable(near));
    near.count() as f64
}

/// Towards the nearest region that may be had.
pub fn walk(eyes: &Eyes<'_>) -> Option<Action> {
    let goals = Region::all().filter(|&region| eyes.is_takeable(region));
    let away = Distances::to(goals, |region| !eyes.has_enemies(region));
    stacks(eyes, WITH_THE_GUNS).into_iter().find_map(|(nation, from)| {
        let near = away.of(from).is_some_and(|distance| (2..=TOO_FAR).contains(&distance));
        let to = away.step(from).filter(|_| near)?;
        Some(Action::March {
            nation,
            from,
            to,
            pieces: ONE,
        })
    })
}

/// Where there is infantry that can go, when so much of it stays with the main army.
fn stacks(eyes: &Eyes<'_>, with_main: u8) -> Vec<(Nation, Region)> {
    let mut stacks = Vec::new();
    for nation in eyes.nations() {
        let main = main_army(eyes, nation);
        for from in Region::all() {
            let stays = if main == Some(from) { with_main } else { 0 };
            if eyes.spare(from, nation).infantry > stays && !eyes.has_enemies(from) {
                stacks.push((nation, from));
            }
        }
    }
    stacks
}
