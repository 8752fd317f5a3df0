//! Dice for orders: the army's (B4.1.2), and those of a player-general (BM5).

use table::{Dice, Seat};

use super::drafts::{Next, single};
use crate::action::Action;
use crate::event::{Event, Face};
use crate::order_die::OrderDie;
use crate::pick::Pick;
use crate::refusal::{Deed, Judged, Refusal};
use crate::state::State;
use crate::step::Step;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    let Action::Roll = action else {
        return Err(Refusal::OtherAnswer);
    };
    let step = state.position.step;
    let rolling = matches!(step, Step::Roll | Step::OwnDice { .. });
    let rolled = rolling || matches!(step, Step::Split { .. } | Step::Assign { .. });
    if step == Step::Roll && seat != state.chief(state.side_of(seat)) {
        return Err(Refusal::ChiefRolls);
    }
    if rolled && state.settled() && !state.pending(seat) {
        return Err(Refusal::NoFreeRoll);
    }
    if matches!(step, Step::Split { .. } | Step::Assign { .. }) {
        return Err(Refusal::NoFreeRoll);
    }
    state.in_step_for(seat, rolling, Deed::Other)
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    single(draft, [(Pick::Roll, Action::Roll)], |action| check(state, seat, action))
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Roll => Some(vec![Pick::Roll]),
        _ => None,
    }
}

pub fn typed_dice(dice: u8, action: &Action) -> Option<Vec<u32>> {
    match action {
        Action::Roll => Some(vec![6; usize::from(dice)]),
        _ => None,
    }
}

pub fn apply(state: &mut State, seat: Seat, dice: &mut Dice, out: &mut Vec<Event>) {
    let side = state.side_of(seat);
    let army = state.position.step == Step::Roll;
    let (count, by) = if army {
        (state.order_dice(side), state.armies.commander(side))
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
    state.finish(seat);
}
