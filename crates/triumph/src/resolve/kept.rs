//! Broken corps: each keeps one unit, the others are detached.

use crate::army::Army;
use crate::board::{Commander, Side};
use crate::event::{Event, Weight};
use crate::state::State;
use crate::told::Told;
use crate::unit::Units;

/// The corps among these units that have more than one to choose from.
pub fn choosing(army: &Army, broken: Units) -> Vec<(Commander, Units)> {
    let all = army.commanders().map(|one| (one, army.corps(one).and(broken)));
    all.filter(|(_, units)| units.len() > 1).collect()
}

/// Detaches all of these but the kept ones.
pub fn keep(state: &mut State, side: Side, broken: Units, kept: Units, weight: Weight, out: &mut Vec<Event>) {
    let army = state.army_mut(side);
    let corps = choosing(army, broken);
    if corps.is_empty() {
        return;
    }
    for (_, units) in &corps {
        army.detach(units.without(kept));
    }
    out.push(Event {
        told: Told::Kept {
            side,
            corps: corps.into_iter().map(|(commander, _)| commander).collect(),
        },
        owner: side,
        weight,
    });
}
