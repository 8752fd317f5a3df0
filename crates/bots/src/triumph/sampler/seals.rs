//! Who may have been sealed as leader of a defence.

use rand::{Rng, RngExt as _};
use triumph::{Stage, State, Unit, Units, could_lead};

const TRIES: usize = 6;

/// Seals leaders that may lead: the better of two that come to mind, since a defender leads with his best more often than
/// not.
pub fn seal(state: &mut State, rng: &mut impl Rng) {
    let Stage::Attack(mut attack) = state.stage else {
        return;
    };
    let named = attack.defence.named;
    let army = state.army(state.turn.side.other());
    let mut best = Units::NONE;
    let mut found = 0;
    for _ in 0..TRIES {
        let leaders = some_of(named, rng);
        if could_lead(state, &attack, leaders) {
            found += 1;
            if army.strength_of(leaders) > army.strength_of(best) {
                best = leaders;
            }
        }
        if found == 2 {
            break;
        }
    }
    attack.defence.leaders = best;
    state.stage = Stage::Attack(attack);
}

/// None, one or two of them.
fn some_of(units: Units, rng: &mut impl Rng) -> Units {
    let count = rng.random_range(0..3u8).min(units.len());
    let mut chosen = Units::NONE;
    while chosen.len() < count {
        let rest: Units = units.without(chosen);
        let one: Option<Unit> = super::deal::any_of(rest, rng);
        one.into_iter().for_each(|unit| chosen.insert(unit));
    }
    chosen
}
