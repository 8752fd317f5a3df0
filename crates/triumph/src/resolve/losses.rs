//! Steps taken from units.

use crate::army::Army;
use crate::attack::Defence;
use crate::board::{Commander, Side};
use crate::combat::exposed_leaders;
use crate::event::{Event, Weight};
use crate::resolve::morale;
use crate::state::State;
use crate::told::{Hit, LossCause, Told};
use crate::unit::{Unit, Units};

/// Named defenders who lose last: neither foot or horse that leads, nor counter-attackers.
pub fn bystanders(army: &Army, defence: &Defence) -> Units {
    let first = exposed_leaders(army, defence.leaders).or(defence.counter);
    defence.named.and(army.alive()).without(first)
}

/// Takes steps from units, which are shown and committed by it; how many were taken.
pub fn take(
    state: &mut State,
    side: Side,
    cause: LossCause,
    hits: impl IntoIterator<Item = (Unit, u8)>,
    out: &mut Vec<Event>,
) -> u8 {
    let hits: Vec<(Unit, u8)> = hits.into_iter().filter(|(_, steps)| *steps > 0).collect();
    if hits.is_empty() {
        return 0;
    }
    let units: Units = hits.iter().map(|(unit, _)| *unit).collect();
    state.army_mut(side).show(units);
    morale::commit(state, side, units, out);
    let army = state.army_mut(side);
    let mut taken = 0;
    let mut told = Vec::new();
    let mut bereft: Vec<Commander> = Vec::new();
    for (unit, steps) in hits {
        let (Some(face), corps) = (army.face(unit), army.corps_of(unit)) else {
            continue;
        };
        let steps = steps.min(face.strength());
        taken += steps;
        told.push(Hit { corps, face, steps });
        army.strike_note(unit);
        let gone = (0..steps).any(|_| army.reduce(unit));
        bereft.extend(corps.filter(|&corps| gone && army.corps(corps).is_empty()));
    }
    // In an order that does not follow the numbers of the units.
    told.sort_by_key(|hit| (hit.corps, hit.face, hit.steps));
    bereft.sort_unstable();
    out.push(Event {
        told: Told::Lost {
            side,
            cause,
            hits: told,
        },
        owner: side,
        weight: Weight::Showing,
    });
    for commander in bereft {
        out.push(Event {
            told: Told::CommanderLost { commander },
            owner: side,
            weight: Weight::Binding,
        });
    }
    let standing = state.standing_mut(side);
    standing.steps_lost = standing.steps_lost.saturating_add(taken);
    taken
}
