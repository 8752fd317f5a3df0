//! The end of a turn, and what comes after it (T7, T14, T16).

use crate::army::Marks;
use crate::board::{Side, Star};
use crate::commanders::Commanders;
use crate::event::{Event, Weight};
use crate::group::groups;
use crate::resolve::morale;
use crate::state::{Stage, State};
use crate::told::{Holders, Told};
use crate::turn::Turn;
use crate::victory::{controlled, marginal};

pub fn end_turn(state: &mut State, out: &mut Vec<Event>) {
    let side = state.turn.side;
    say(Told::TurnEnded { side }, out);
    for army in &mut state.armies {
        army.marks = Marks::default();
        army.shuffle(state.options.memory);
    }
    if side == Side::French {
        if state.round == state.options.day.rounds() {
            return end_battle(state, out);
        }
        state.round += 1;
        say(Told::RoundBegan { round: state.round }, out);
        if state.options.day.is_night(state.round) {
            morale::rest(state, out);
        }
    }
    let next = side.other();
    state.turn = Turn::of(next);
    state.standing_mut(next).new_turn();
    state.stage = Stage::Command;
    say(Told::TurnBegan { side: next }, out);
}

fn say(told: Told, out: &mut Vec<Event>) {
    out.push(Event {
        told,
        owner: Side::French,
        weight: Weight::Binding,
    });
}

/// Objectives decide, and those who hold them are shown (T16.2, T16.5).
fn end_battle(state: &mut State, out: &mut Vec<Event>) {
    let held = controlled(state);
    for control in &held {
        let army = state.army_mut(control.side);
        army.show(control.units);
        let mut places: Vec<_> = control.units.into_iter().map(|unit| army.place(unit)).collect();
        places.sort_unstable();
        places.dedup();
        let holders = places.into_iter().map(|at| Holders {
            at,
            pieces: groups(army, control.units.and(army.at(at)), Commanders::NONE),
        });
        let faces = army.faces(control.units);
        let stars = Star::ALL.into_iter().filter(|&star| control.locale.stars().has(star));
        out.push(Event {
            told: Told::Held {
                side: control.side,
                locale: control.locale,
                stars: stars.collect(),
                faces,
                holders: holders.collect(),
            },
            owner: control.side,
            weight: Weight::Showing,
        });
    }
    let end = marginal(state, &held);
    morale::end(state, end, out);
}
