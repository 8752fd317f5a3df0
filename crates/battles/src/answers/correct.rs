//! A die that was mistyped, for all others to assent to. One that the program rolled stays as it fell.

use table::{Choices, Seat};

use super::drafts::Next;
use crate::action::Action;
use crate::event::Event;
use crate::order_die::{DieId, OrderDie};
use crate::out_of_turn;
use crate::pick::Pick;
use crate::refusal::{Judged, Refusal};
use crate::state::State;
use crate::step::Step;
use crate::throw::{Correction, Opposed, Throw, Thrown};

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match *action {
        Action::Correct { thrown, value } => may_correct(state, seat, thrown, value),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn may_correct(state: &State, seat: Seat, thrown: Thrown, value: u8) -> Judged {
    out_of_turn::may_write(state, seat)?;
    let now = shown(state, seat, thrown)?;
    let sides = faces(thrown);
    if !(1..=sides).contains(&value) || value == now {
        return Err(Refusal::NotOnTheDie { sides });
    }
    Ok(())
}

/// How many faces such a die has.
fn faces(thrown: Thrown) -> u8 {
    match thrown {
        Thrown::Order { .. } => 6,
        Thrown::Mine { .. } | Thrown::Theirs { .. } => 10,
    }
}

/// What the die shows, if it may be corrected at all.
fn shown(state: &State, seat: Seat, thrown: Thrown) -> Result<u8, Refusal> {
    let (by, typed, shows) = match thrown {
        Thrown::Order { die } => {
            let die = state.die(die).ok_or(Refusal::NoSuchThing)?;
            (state.seat_of_roller(die), die.typed, die.rolled)
        }
        Thrown::Mine { throw } => opposed(state, throw, |throw| throw.mine)?,
        Thrown::Theirs { throw } => opposed(state, throw, |throw| throw.theirs)?,
    };
    if by != seat {
        return Err(Refusal::NotYours);
    }
    if !typed {
        return Err(Refusal::RolledDie);
    }
    if let Thrown::Order { die } = thrown
        && built_on(state, seat, die)
    {
        return Err(Refusal::BuiltOn);
    }
    Ok(shows)
}

fn opposed(state: &State, throw: u8, which: impl Fn(&Throw) -> Opposed) -> Result<(Seat, bool, u8), Refusal> {
    let throw = state.position.throws.get(usize::from(throw));
    let throw = throw.ok_or(Refusal::NoSuchThing)?;
    let die = which(throw);
    Ok((throw.seat, die.typed, die.rolled))
}

/// Whether orders have been made of the dice that were rolled along with it.
fn built_on(state: &State, seat: Seat, die: DieId) -> bool {
    let Some(corrected) = state.die(die) else { return true };
    let chiefs = |die: &OrderDie| die.by == state.armies.commander(die.side);
    let dice = &state.position.dice;
    match state.position.step {
        Step::Roll | Step::Split { .. } | Step::Assign { .. } if chiefs(corrected) => {
            dice.iter().any(|die| die.used() || !chiefs(die))
        }
        Step::OwnDice { side } | Step::Assign { side } if !chiefs(corrected) && side == corrected.side => {
            let general = state.general_of(seat);
            dice.iter().any(|die| die.by == general && die.used())
        }
        _ => true,
    }
}

/// All dice that the seat mistyped, for all one knows, and may still correct.
pub fn correctable(state: &State, seat: Seat) -> impl Iterator<Item = Thrown> {
    let order = state.dice().map(|(die, _)| Thrown::Order { die });
    let throws = 0..state.position.throws.len() as u8;
    let opposed = throws.flat_map(|throw| [Thrown::Mine { throw }, Thrown::Theirs { throw }]);
    order
        .chain(opposed)
        .filter(move |&thrown| shown(state, seat, thrown).is_ok())
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    match *draft {
        [Pick::Thrown { thrown }, Pick::Value { value }] => Choices::Whole(Action::Correct { thrown, value }),
        [Pick::Thrown { thrown }] => {
            let values = 1..=faces(thrown);
            let values = values.filter(|&value| may_correct(state, seat, thrown, value).is_ok());
            Choices::Next(values.map(|value| Pick::Value { value }).collect())
        }
        _ => {
            let thrown = correctable(state, seat);
            Choices::Next(thrown.map(|thrown| Pick::Thrown { thrown }).collect())
        }
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Correct { thrown, value } => Some(vec![Pick::Thrown { thrown }, Pick::Value { value }]),
        _ => None,
    }
}

pub fn apply(state: &mut State, seat: Seat, thrown: Thrown, value: u8, out: &mut Vec<Event>) {
    out_of_turn::count(state, seat);
    let awaits = state.seats().filter(|&other| other != seat).collect();
    state.position.correction = Some(Correction {
        seat,
        thrown,
        value,
        awaits,
    });
    out.push(Event::CorrectionAsked { seat, thrown, value });
}
