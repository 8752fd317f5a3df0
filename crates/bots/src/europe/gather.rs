//! Horse, guns and leaders come together in one army of the nation, and it goes where the enemy is.

use europe::board::{Nation, Region};
use europe::{Action, Arm, Force};

use super::eyes::Eyes;
use super::map::Distances;
use super::odds::Troop;
use super::worth;

/// The army does not go where the enemy beside it is so much stronger.
const BOLD: f64 = 0.9;

/// Where most of a nation's strength stands.
pub fn main_army(eyes: &Eyes<'_>, nation: Nation) -> Option<Region> {
    let power = |region: Region| worth::power(&eyes.open().pieces.of(region, nation).into());
    let all = Region::all().map(|region| (power(region), region));
    let some = all.filter(|(power, _)| *power > 0.0);
    // The first of equals: it must be the same one as long as nothing changes.
    let best = some.reduce(|best, next| if next.0 > best.0 { next } else { best });
    best.map(|(_, region)| region)
}

pub fn order(eyes: &Eyes<'_>) -> Option<Action> {
    eyes.nations().find_map(|nation| {
        let main = main_army(eyes, nation)?;
        advance(eyes, nation, main).or_else(|| join(eyes, nation, main))
    })
}

/// The army as a whole, one region nearer to an enemy.
fn advance(eyes: &Eyes<'_>, nation: Nation, main: Region) -> Option<Action> {
    let spare = eyes.spare(main, nation);
    let all = eyes.open().pieces.of(main, nation);
    // Not in parts: what has come this turn waits for the rest.
    if spare.army() == 0 || 2 * spare.army() < all.army() || eyes.has_enemies(main) {
        return None;
    }
    let enemy = |region: &Region| {
        let held = eyes.open().held.by(*region);
        let theirs = region.homeland().is_some() && held.is_some_and(|by| !eyes.is_friend(by));
        eyes.has_enemies(*region) || theirs
    };
    let goals = Region::all().filter(enemy);
    let away = Distances::to(goals, |region| !eyes.has_enemies(region));
    let far = away.of(main).is_some_and(|distance| distance >= 2);
    let to = away.step(main).filter(|_| far)?;
    let met = to.neighbours().iter().map(|near| worth::power(&eyes.enemies_at(near)));
    let strongest = met.fold(0.0, f64::max);
    let bold = worth::power(&Troop::from(spare)) >= BOLD * strongest;
    bold.then_some(Action::March {
        nation,
        from: main,
        to,
        pieces: spare,
    })
}

/// Everybody else but infantry, to where the army is.
fn join(eyes: &Eyes<'_>, nation: Nation, main: Region) -> Option<Action> {
    if eyes.has_enemies(main) {
        return None;
    }
    let away = Distances::to([main].into_iter(), |region| !eyes.has_enemies(region));
    Region::all().filter(|&from| from != main).find_map(|from| {
        let slow_or_quick = eyes.spare(from, nation).only(|arm| arm != Arm::Infantry);
        let distance = away.of(from).filter(|_| !eyes.has_enemies(from))?;
        if slow_or_quick.is_empty() {
            return None;
        }
        let step = away.step(from)?;
        let quick: Force = slow_or_quick.only(Arm::rides);
        if distance >= 2 && !quick.is_empty() {
            let to = away.step(step)?;
            return Some(Action::Ride {
                nation,
                from,
                via: step,
                to,
                pieces: quick,
            });
        }
        Some(Action::March {
            nation,
            from,
            to: step,
            pieces: slow_or_quick,
        })
    })
}
