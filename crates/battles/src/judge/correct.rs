//! A die that was mistyped. One that the program rolled stays as it fell.

use std::collections::BTreeSet;

use table::Seat;

use crate::judge::record::may_enter;
use crate::judge::{Judged, in_step};
use crate::order_die::{DieId, OrderDie};
use crate::refusal::Refusal;
use crate::state::State;
use crate::step::Step;
use crate::throw::{Opposed, Thrown};

pub fn may_correct(state: &State, seat: Seat, thrown: Thrown, value: u8) -> Judged {
    may_enter(state, seat)?;
    let now = judge_thrown(state, seat, thrown)?;
    let sides = faces(thrown);
    if !(1..=sides).contains(&value) || value == now {
        return Err(Refusal::NotOnTheDie { sides });
    }
    Ok(())
}

/// How many faces such a die has.
pub fn faces(thrown: Thrown) -> u8 {
    match thrown {
        Thrown::Order { .. } => 6,
        Thrown::Mine { .. } | Thrown::Theirs { .. } => 10,
    }
}

/// What the die shows, if it may be corrected at all.
fn judge_thrown(state: &State, seat: Seat, thrown: Thrown) -> Result<u8, Refusal> {
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

fn opposed(
    state: &State,
    throw: u8,
    which: impl Fn(&crate::throw::Throw) -> Opposed,
) -> Result<(Seat, bool, u8), Refusal> {
    let throw = state.position.throws.get(usize::from(throw));
    let throw = throw.ok_or(Refusal::NoSuchThing)?;
    let die = which(throw);
    Ok((throw.seat, die.typed, die.rolled))
}

/// Whether orders have been made of the dice that were rolled along with it.
fn built_on(state: &State, seat: Seat, die: DieId) -> bool {
    let Some(corrected) = state.die(die) else { return true };
    let chiefs = |die: &OrderDie| die.by == state.order.commander(die.side);
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
        .filter(move |&thrown| judge_thrown(state, seat, thrown).is_ok())
}

pub fn judge_assent(state: &State, seat: Seat) -> Judged {
    match state.awaits_assent().is_some_and(|awaits| awaits.contains(&seat)) {
        true => Ok(()),
        false => in_step(state, seat, false),
    }
}

impl State {
    /// Who has still to assent to a correction.
    pub fn awaits_assent(&self) -> Option<&BTreeSet<Seat>> {
        let die = self.position.correction.as_ref().map(|correction| &correction.awaits);
        die.or(self.position.amendment.as_ref().map(|amendment| &amendment.awaits))
    }

    /// A die or a record is to be put right, and nothing else happens.
    pub fn correcting(&self) -> bool {
        self.awaits_assent().is_some()
    }

    /// Who rolled an order die.
    pub fn seat_of_roller(&self, die: &OrderDie) -> Seat {
        let player = self.order.general(die.by).player.unwrap_or(1);
        match self.several(die.side) {
            true => self.seat(die.side, player),
            false => self.chief(die.side),
        }
    }
}
