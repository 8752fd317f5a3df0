//! From the set-up to the first turn.

use std::collections::BTreeMap;

use crate::army::Army;
use crate::board::Side;
use crate::event::{Event, Weight};
use crate::state::{Stage, State};
use crate::told::{Deployed, Told};
use crate::turn::Turn;

/// The French stand too, and the battle begins.
pub fn begin(state: &mut State, out: &mut Vec<Event>) {
    let side = Side::French;
    state.stage = Stage::Command;
    state.turn = Turn::of(Side::Allied);
    deploy(state.army(side), out);
    for told in [
        Told::RoundBegan { round: state.round },
        Told::TurnBegan { side: Side::Allied },
    ] {
        out.push(Event {
            told,
            owner: side,
            weight: Weight::Binding,
        });
    }
}

/// The blocks of an army are there for all to see.
pub fn deploy(army: &Army, out: &mut Vec<Event>) {
    let corps = army.commanders().filter_map(|one| {
        let count = army.corps(one).len();
        Some((
            one,
            Deployed {
                at: army.post(one)?,
                count,
            },
        ))
    });
    let mut detached = BTreeMap::new();
    for unit in army.detached() {
        *detached.entry(army.place(unit)).or_default() += 1;
    }
    out.push(Event {
        told: Told::Deployed {
            side: army.side,
            corps: corps.collect(),
            detached,
            fixed: army.fixed.map(|unit| army.place(unit)),
        },
        owner: army.side,
        weight: Weight::Showing,
    });
}
