//! A typed die is put right, if all others agree.

use std::collections::BTreeSet;

use table::Seat;

use crate::apply::record::enter;
use crate::event::Event;
use crate::judge::can_place;
use crate::order_die::{DieId, OrderDie};
use crate::side::Side;
use crate::state::State;
use crate::step::Step;
use crate::throw::{Correction, Thrown};

pub fn ask(state: &mut State, seat: Seat, thrown: Thrown, value: u8, out: &mut Vec<Event>) {
    enter(state, seat);
    let awaits = state.seats().filter(|&other| other != seat).collect();
    state.position.correction = Some(Correction {
        seat,
        thrown,
        value,
        awaits,
    });
    out.push(Event::CorrectionAsked { seat, thrown, value });
}

pub fn assent(state: &mut State, seat: Seat, assents: bool, out: &mut Vec<Event>) {
    let Some(correction) = &mut state.position.correction else {
        unreachable!("assent is asked for while a correction waits");
    };
    if !assents {
        state.position.correction = None;
        out.push(Event::CorrectionRefused { seat });
        return;
    }
    correction.awaits.remove(&seat);
    out.push(Event::Assented { seat });
    if !correction.awaits.is_empty() {
        return;
    }
    let (thrown, value) = (correction.thrown, correction.value);
    state.position.correction = None;
    out.push(Event::Corrected { thrown, value });
    match thrown {
        Thrown::Order { die } => put_right(state, die, value),
        Thrown::Mine { throw } => state.position.throws[usize::from(throw)].mine.rolled = value,
        Thrown::Theirs { throw } => state.position.throws[usize::from(throw)].theirs.rolled = value,
    }
}

fn put_right(state: &mut State, id: DieId, value: u8) {
    let die = state.position.dice[usize::from(id.0)];
    let seat = state.seat_of_roller(&die);
    state.position.dice[usize::from(id.0)] = OrderDie::new(die.side, die.by, value, die.typed, seat);
    if die.by == state.order.commander(die.side) {
        // Sixes are counted anew, and with them who assigns first.
        state.position.step = Step::Roll;
        state.position.initiative = None;
        let unrolled = Side::BOTH.into_iter().filter(|&side| !state.position.rolled.of(side));
        let unrolled: BTreeSet<Seat> = unrolled.map(|side| state.chief(side)).collect();
        state.position.pending = unrolled;
    } else if let Step::Assign { .. } = state.position.step {
        match can_place(state, seat) {
            true => state.position.pending.insert(seat),
            false => state.position.pending.remove(&seat),
        };
    }
}
