//! Dice become orders.

use table::{Dice, Seat};

use crate::apply::finish;
use crate::event::{Event, Face};
use crate::general_status::Ordered;
use crate::id::GeneralId;
use crate::judge::can_place;
use crate::order_die::{DieId, Fate, OrderDie};
use crate::priority::priority;
use crate::state::State;
use crate::step::Step;

pub fn roll(state: &mut State, seat: Seat, dice: &mut Dice, out: &mut Vec<Event>) {
    let side = state.side_of(seat);
    let army = state.position.step == Step::Roll;
    let (count, by) = if army {
        (state.order_dice(side), state.order.commander(side))
    } else {
        (state.own_dice(seat), state.general_of(seat))
    };
    let mut faces = Vec::new();
    for _ in 0..count {
        let die = dice.throw(6);
        let (rolled, typed) = (die.value as u8, die.typed);
        faces.push(Face { rolled, typed });
        state.position.dice.push(OrderDie::new(side, by, rolled, typed, seat));
    }
    if army {
        *state.position.rolled.of_mut(side) = true;
        out.push(Event::Rolled { side, dice: faces });
    } else {
        out.push(Event::OwnRolled { seat, dice: faces });
    }
    finish(state, seat);
}

/// To a player beyond the commander's span a die loses one (BM4).
pub fn pass(state: &mut State, seat: Seat, id: DieId, to: Seat, out: &mut Vec<Event>) {
    let far = to != seat && !state.near_chief(state.general_of(to));
    let die = &mut state.position.dice[usize::from(id.0)];
    die.passed = true;
    die.face -= u8::from(far);
    die.fate = Fate::Held { seat: to };
    let (rolled, face) = (die.rolled, die.face);
    out.push(Event::Passed {
        die: id,
        to,
        rolled,
        face,
    });
    let left = |die: &OrderDie| die.fate == Fate::Held { seat } && !die.passed;
    if !state.position.dice.iter().any(left) {
        finish(state, seat);
    }
}

pub fn place(state: &mut State, seat: Seat, id: DieId, general: GeneralId, out: &mut Vec<Event>) {
    let die = state.position.dice[usize::from(id.0)];
    let broken = state.broken(state.sender(general), general);
    let rating = state.rating(general);
    let (face, bonus) = (die.face, rating.bonus());
    let reached = priority(face, broken, rating);
    state.position.dice[usize::from(id.0)].fate = match reached {
        Some(_) => Fate::Placed { general },
        None => Fate::Lost { general },
    };
    match reached {
        Some(priority) => {
            state.general_mut(general).order = Some(Ordered { priority, done: false });
            let activated = state.order.unit_ids().filter(|&unit| state.activates(general, unit));
            let activated: std::collections::BTreeSet<_> = activated.collect();
            for &unit in &activated {
                state.unit_mut(unit).activated = true;
            }
            out.push(Event::Ordered {
                die: id,
                general,
                face,
                broken,
                bonus,
                priority,
                activated,
            });
        }
        None => {
            state.general_mut(general).order_lost = true;
            out.push(Event::OrderLost {
                die: id,
                general,
                face,
                broken,
                bonus,
            });
        }
    }
    if !can_place(state, seat) {
        finish(state, seat);
    }
}
