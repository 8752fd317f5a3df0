//! A typed die is put right.

use std::collections::BTreeSet;

use table::Seat;

use super::super::assign::can_place;
use crate::event::Event;
use crate::order_die::{DieId, OrderDie};
use crate::side::Side;
use crate::state::State;
use crate::step::Step;
use crate::throw::Thrown;

pub fn put_right(state: &mut State, thrown: Thrown, value: u8, out: &mut Vec<Event>) {
    out.push(Event::Corrected { thrown, value });
    match thrown {
        Thrown::Order { die } => order_die(state, die, value),
        Thrown::Mine { throw } => state.position.throws[usize::from(throw)].mine.rolled = value,
        Thrown::Theirs { throw } => state.position.throws[usize::from(throw)].theirs.rolled = value,
    }
}

fn order_die(state: &mut State, id: DieId, value: u8) {
    let die = state.position.dice[usize::from(id.0)];
    let seat = state.seat_of_roller(&die);
    state.position.dice[usize::from(id.0)] = OrderDie::new(die.side, die.by, value, die.typed, seat);
    if die.by == state.armies.commander(die.side) {
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
