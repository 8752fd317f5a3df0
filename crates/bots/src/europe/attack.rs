//! Attacks where the odds are good, with all that is near until they are very good.

use europe::board::{Nation, Region};
use europe::{Action, Arm, Force};

use super::chance;
use super::eyes::Eyes;
use super::odds::Troop;
use super::worth;

/// An attack that is not won more often than this is not begun.
const GOOD: f64 = 0.65;
/// Nobody else is sent where it is won more often than this.
const SURE: f64 = 0.92;

/// Pieces that can reach a region, by one order.
#[derive(Copy, Clone)]
struct Way {
    nation: Nation,
    from: Region,
    via: Option<Region>,
    pieces: Force,
}

pub fn order(eyes: &Eyes<'_>) -> Option<Action> {
    let targets = Region::all().filter(|&region| eyes.has_enemies(region));
    let plans = targets.filter_map(|region| plan(eyes, region));
    let best = plans.max_by(|one, other| one.0.total_cmp(&other.0));
    best.map(|(_, action)| action)
}

/// The next order of an attack on a region, with what the attack promises.
fn plan(eyes: &Eyes<'_>, target: Region) -> Option<(f64, Action)> {
    let ways = ways(eyes, target);
    let there = eyes.ours_at(target);
    let enemies = eyes.enemies_at(target);
    let sum = |troop: Troop, way: &Way| troop.plus(&way.pieces.into());
    let all = ways.iter().fold(there, sum);
    let begun = there.army() > 0;
    // Much weaker armies need no dice to be told apart.
    let (ours, theirs) = (worth::power(&all), worth::power(&enemies));
    if ways.is_empty() || all.army() == 0 || (!begun && ours < 0.8 * theirs) {
        return None;
    }
    if begun && chance::of_attack(eyes, there, enemies, false) >= SURE {
        return None;
    }
    let won = chance::of_attack(eyes, all, enemies, false);
    if !begun && won < GOOD {
        return None;
    }
    let prize = worth::of_region(eyes, target) + 0.25 * theirs;
    let value = won * prize - (1.0 - won) * 0.25 * ours;
    if !begun && value <= 0.0 {
        return None;
    }
    // Who leads the way brings armies; a leader alone may not (EB-20).
    let able = |way: &&Way| begun || way.pieces.army() > 0;
    let strongest = ways.iter().filter(able).max_by(|one, other| {
        let power = |way: &Way| worth::of_force(way.pieces);
        power(one).total_cmp(&power(other))
    })?;
    // What has begun is ended before anything else is begun.
    let pressing = if begun { 100.0 } else { 0.0 };
    Some((value + pressing, ordered(strongest, target)))
}

fn ordered(way: &Way, to: Region) -> Action {
    let Way {
        nation,
        from,
        via,
        pieces,
    } = *way;
    match via {
        Some(via) => Action::Ride {
            nation,
            from,
            via,
            to,
            pieces,
        },
        None => Action::March {
            nation,
            from,
            to,
            pieces,
        },
    }
}

fn ways(eyes: &Eyes<'_>, target: Region) -> Vec<Way> {
    let mut ways = Vec::new();
    let mut beyond = Vec::new();
    for near in target.neighbours().iter() {
        add(eyes, near, None, |_| true, &mut ways);
        if !eyes.has_enemies(near) {
            let far = near.neighbours().iter();
            let far = far.filter(|&far| far != target && !target.neighbours().contains(far));
            beyond.extend(far.map(|far| (far, near)));
        }
    }
    // Each region once, by whichever way was found first.
    beyond.sort_by_key(|(far, _)| *far);
    beyond.dedup_by_key(|(far, _)| *far);
    for (far, via) in beyond {
        add(eyes, far, Some(via), Arm::rides, &mut ways);
    }
    ways
}

fn add(eyes: &Eyes<'_>, from: Region, via: Option<Region>, able: fn(Arm) -> bool, ways: &mut Vec<Way>) {
    // Who stands among enemies has his own battle.
    if eyes.has_enemies(from) {
        return;
    }
    for nation in eyes.nations() {
        let pieces = eyes.spare(from, nation).only(able);
        if !pieces.is_empty() {
            ways.push(Way {
                nation,
                from,
                via,
                pieces,
            });
        }
    }
}
