//! Whether the posted man charges, and with how many dice (D5).

use table::{Choices, Dice, Seat};

use super::legal;
use crate::action::{Action, Pick};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::square::{Man, Square};
use crate::state::State;

const MOST_DICE: u8 = 2;

pub fn check(action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Charge { dice } if *dice > MOST_DICE => Err(Refusal::TooManyDice),
        Action::Charge { .. } => Ok(()),
        _ => Err(Refusal::AnotherAnswer),
    }
}

pub fn choices(draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Dice { dice }] => Choices::Whole(Action::Charge { dice: *dice }),
        _ => legal((0..=MOST_DICE).map(|dice| Pick::Dice { dice }), |pick| match pick {
            Pick::Dice { dice } => check(&Action::Charge { dice }),
            _ => Err(Refusal::AnotherAnswer),
        }),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Charge { dice } => Some(vec![Pick::Dice { dice }]),
        _ => None,
    }
}

/// What each die must show.
pub fn least(square: Square) -> u8 {
    square.number()
}

/// How many times the square counts once it is won with so many dice.
pub fn times(dice: u8) -> u8 {
    1 + dice
}

pub fn apply(state: &mut State, company: Seat, square: Square, count: u8, dice: &mut Dice, out: &mut Vec<Event>) {
    charge(state, company, square, count, dice, out);
    state.end_round(out);
}

fn charge(state: &mut State, company: Seat, square: Square, count: u8, dice: &mut Dice, out: &mut Vec<Event>) {
    if count == 0 {
        out.push(Event::Held { company, square });
        return;
    }
    let rolls: Vec<u8> = (0..count).map(|_| dice.roll(6) as u8).collect();
    let won = rolls.iter().all(|&roll| roll >= least(square));
    if won {
        let times = times(count);
        state.field.insert(square, Man { company, times });
    } else {
        state.field.remove(&square);
    }
    out.push(Event::Charged {
        company,
        square,
        rolls,
        won,
    });
}
