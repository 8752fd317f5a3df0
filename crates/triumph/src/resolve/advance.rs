//! Defenders out of the reserve go up to the approach they held (R19).

use crate::answers::advance::{able, is_open};
use crate::army::Army;
use crate::attack::{Attack, AttackStep};
use crate::board::{Commander, Position};
use crate::commanders::Commanders;
use crate::event::{Event, Weight};
use crate::group::groups;
use crate::state::{Stage, State};
use crate::told::Told;
use crate::unit::Units;

pub fn begin(state: &mut State, mut attack: Attack, out: &mut Vec<Event>) {
    let army = state.army(state.turn.side.other());
    let able = able(army, &attack.defence);
    if attack.defence.blocked || able.is_empty() {
        state.stage = Stage::Command;
    } else if is_open(army, &attack.defence) {
        attack.step = AttackStep::Advance;
        state.stage = Stage::Attack(attack);
    } else {
        go(state, attack, able, Commanders::NONE, out);
    }
}

pub fn go(state: &mut State, attack: Attack, units: Units, going: Commanders, out: &mut Vec<Event>) {
    let side = state.turn.side.other();
    let approach = attack.from.opposite();
    let army = state.army_mut(side);
    go_up(army, Position::at(approach), units, going);
    let led: Commanders = army.commanders().filter(|&one| army.corps(one).meets(units)).collect();
    out.push(Event {
        told: Told::Advanced {
            side,
            approach,
            pieces: groups(army, units, led),
        },
        owner: side,
        weight: Weight::Binding,
    });
    state.stage = Stage::Command;
}

/// Moves them up. Who is parted from his commander is detached.
fn go_up(army: &mut Army, to: Position, units: Units, going: Commanders) {
    let commanders: Vec<Commander> = army.commanders().collect();
    for commander in commanders {
        let corps = army.corps(commander);
        let up = corps.and(units);
        if up.is_empty() {
            continue;
        }
        let stay = corps.without(units);
        // He must go where nobody of his is left.
        if stay.is_empty() {
            continue;
        }
        army.detach(if going.contains(commander) { stay } else { up });
    }
    army.put(units, to);
}
