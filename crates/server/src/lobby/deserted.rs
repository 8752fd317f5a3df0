//! Seats that nobody answers for, and who is left to say what becomes of them.

use std::collections::BTreeSet;

use super::view::{late, seat_number};
use crate::clock::Clock;
use crate::ids::PersonId;
use crate::store::matches::{MatchRow, SeatRow};
use crate::store::words::{SeatKind, Wish};

/// Any odd number, so that different waits hardly ever come to the same.
const MIX: i64 = 6_364_136_223_846_793_005;

/// Goes into what a wish is about.
pub fn mixed(about: i64, part: i64) -> i64 {
    about.wrapping_mul(MIX).wrapping_add(part).wrapping_add(1)
}

/// Whether they win together, or are all one person's: whoever decides for these alone decides for one side.
pub fn is_one_side<'a>(sides: &[u8], seats: impl Iterator<Item = &'a SeatRow>) -> bool {
    let (mut persons, mut their_sides) = (BTreeSet::new(), BTreeSet::new());
    for seat in seats {
        persons.insert(seat.person.as_ref());
        their_sides.insert(sides.get(usize::from(seat_number(seat).0)));
    }
    persons.len() < 2 || their_sides.len() < 2
}

/// Their holders are late, or gone for good.
pub struct Deserted {
    pub seats: Vec<SeatRow>,
    /// Differs with who is late and since when: a wish is about these seats and no others.
    pub about: i64,
}

impl Deserted {
    pub fn of(clock: &Clock, row: &MatchRow, seats: &[SeatRow]) -> Deserted {
        let mut deserted: Vec<SeatRow> = late(clock, row, seats).cloned().collect();
        deserted.extend(seats.iter().filter(|seat| seat.kind == SeatKind::Vacant).cloned());
        let mut about = 0_i64;
        for seat in &deserted {
            // Whether the game waits for a seat that is vacant moves while others play, and makes no difference.
            let waits = seat.waits.filter(|_| seat.kind == SeatKind::Person).unwrap_or(-1);
            for part in [seat.seat, waits] {
                about = mixed(about, part);
            }
        }
        Deserted { seats: deserted, about }
    }

    pub fn is_late(&self, person: &PersonId) -> bool {
        self.seats.iter().any(|seat| seat.person.as_ref() == Some(person))
    }

    /// Who has a say: all persons who are not late.
    pub fn left<'a>(&'a self, seats: &'a [SeatRow]) -> impl Iterator<Item = &'a SeatRow> {
        let is_late = |seat: &SeatRow| seat.person.as_ref().is_some_and(|person| self.is_late(person));
        seats
            .iter()
            .filter(move |seat| seat.kind == SeatKind::Person && !is_late(seat))
    }

    /// Whether the wish is about these seats, as they are now.
    pub fn concerns(&self, wish: &Wish) -> bool {
        !self.seats.is_empty() && wish.about() == Some(self.about)
    }
}
