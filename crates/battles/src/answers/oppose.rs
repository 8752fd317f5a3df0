//! Two opposed ten-sided dice (P11).

use table::{Choices, Dice, Seat};

use super::drafts::Next;
use crate::action::Action;
use crate::event::Event;
use crate::out_of_turn;
use crate::pick::Pick;
use crate::refusal::{Deed, Judged, Refusal};
use crate::state::State;
use crate::throw::{Opposed, Throw};

const MOST_MODIFIER: i8 = 15;
const SIDES: u32 = 10;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    let &Action::Oppose { mine, theirs } = action else {
        return Err(Refusal::OtherAnswer);
    };
    out_of_turn::may_write(state, seat)?;
    if !state.position.step.fighting() {
        return Err(state.out_of_step(Deed::Other));
    }
    let small = |modifier: i8| (-MOST_MODIFIER..=MOST_MODIFIER).contains(&modifier);
    match small(mine) && small(theirs) {
        true => Ok(()),
        false => Err(Refusal::ModifierTooLarge),
    }
}

pub fn choices(draft: &[Pick]) -> Next {
    match *draft {
        [Pick::Modifier { modifier: mine }, Pick::Modifier { modifier: theirs }] => {
            Choices::Whole(Action::Oppose { mine, theirs })
        }
        _ => {
            let modifiers = -MOST_MODIFIER..=MOST_MODIFIER;
            Choices::Next(modifiers.map(|modifier| Pick::Modifier { modifier }).collect())
        }
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Oppose { mine, theirs } => {
            let modifiers = [mine, theirs].map(|modifier| Pick::Modifier { modifier });
            Some(modifiers.to_vec())
        }
        _ => None,
    }
}

pub fn typed_dice(action: &Action) -> Option<Vec<u32>> {
    match action {
        Action::Oppose { .. } => Some(vec![SIDES; 2]),
        _ => None,
    }
}

pub fn apply(state: &mut State, seat: Seat, mine: i8, theirs: i8, dice: &mut Dice, out: &mut Vec<Event>) {
    out_of_turn::count(state, seat);
    let mut opposed = |modifier| {
        let die = dice.throw(SIDES);
        Opposed {
            rolled: die.value as u8,
            typed: die.typed,
            modifier,
        }
    };
    let throw = Throw {
        seat,
        mine: opposed(mine),
        theirs: opposed(theirs),
    };
    state.position.throws.push(throw);
    out.push(Event::Opposed { throw });
}
