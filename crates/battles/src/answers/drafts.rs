//! Answers of the same make, and how they are picked.

use std::collections::BTreeSet;

use table::{Choices, Seat};

use crate::action::Action;
use crate::id::UnitId;
use crate::pick::Pick;
use crate::refusal::Judged;
use crate::state::State;

pub type Next = Choices<Pick, Action>;

/// An answer of one pick: those that the judge takes, or the one that was picked.
pub fn single(
    draft: &[Pick],
    all: impl IntoIterator<Item = (Pick, Action)>,
    judge: impl Fn(&Action) -> Judged,
) -> Next {
    let mut all = all.into_iter();
    match draft {
        [] => {
            let legal = all.filter(|(_, action)| judge(action).is_ok());
            Choices::Next(legal.map(|(pick, _)| pick).collect())
        }
        [picked, ..] => {
            let made = all.find(|(pick, _)| pick == picked);
            made.map_or(Choices::Next(Vec::new()), |(_, action)| Choices::Whole(action))
        }
    }
}

/// Some units, in any order, and that they are all; `some` where it must be one at least.
pub fn set(
    state: &State,
    seat: Seat,
    draft: &[Pick],
    some: bool,
    may: impl Fn(UnitId) -> bool,
    make: impl Fn(BTreeSet<UnitId>) -> Action,
) -> Next {
    let picked = picked(draft);
    if draft.last() == Some(&Pick::Done) {
        return Choices::Whole(make(picked));
    }
    let units = state.armies.units_of(state.side_of(seat));
    let units = units.filter(|unit| may(*unit) && !picked.contains(unit));
    let done = Some(Pick::Done).filter(|_| !some || !picked.is_empty());
    Choices::Next(units.map(|unit| Pick::Unit { unit }).chain(done).collect())
}

pub fn picked(draft: &[Pick]) -> BTreeSet<UnitId> {
    let units = draft.iter().filter_map(|pick| match pick {
        Pick::Unit { unit } => Some(*unit),
        _ => None,
    });
    units.collect()
}

pub fn path_of_set(units: &BTreeSet<UnitId>) -> Vec<Pick> {
    let picks = units.iter().map(|&unit| Pick::Unit { unit });
    picks.chain([Pick::Done]).collect()
}

/// Units of the seat's side, as picks.
pub fn units(state: &State, seat: Seat, may: impl Fn(UnitId) -> bool) -> Vec<Pick> {
    let own = state.armies.units_of(state.side_of(seat));
    own.filter(|&unit| may(unit)).map(|unit| Pick::Unit { unit }).collect()
}
