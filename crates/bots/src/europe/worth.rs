//! What regions and pieces are worth to a recruit.

use europe::board::{Nation, Region};
use europe::{Arm, Force, dice_each};

use super::eyes::Eyes;
use super::odds::Troop;

/// The dice that pieces throw from the front, and what they stop.
pub fn power(troop: &Troop) -> f64 {
    if troop.army() == 0 {
        return 0.0;
    }
    Arm::all().map(|arm| f64::from(troop.of(arm)) * of_arm(arm)).sum()
}

pub fn of_arm(arm: Arm) -> f64 {
    let stops = if arm.is_army() { 1.0 } else { 0.0 };
    0.6 * f64::from(dice_each(arm, true, false, false)) + stops
}

pub fn of_force(force: Force) -> f64 {
    Arm::all().map(|arm| f64::from(force.of(arm)) * of_arm(arm)).sum()
}

/// A region outside the homeland is a point in a Limited War; taken from an enemy it counts for two. A capital gives a card.
pub fn of_region(eyes: &Eyes<'_>, region: Region) -> f64 {
    let open = eyes.open();
    let denied = open.held.by(region).is_some_and(|by| !eyes.is_friend(by));
    let mine = |nation: Nation| open.player(nation) == Some(eyes.me);
    let home = region.homeland().filter(|&nation| open.lives(nation));
    let point = match home {
        Some(home) if mine(home) => 1.5,
        Some(home) if eyes.is_friend(home) => 0.3,
        Some(_) => 1.2,
        None => 1.0,
    };
    let capital = match region.capital() {
        Some(nation) if open.player(nation).is_some() => 2.5,
        _ => 0.0,
    };
    point + capital + if denied && home.is_none() { 0.8 } else { 0.0 }
}
