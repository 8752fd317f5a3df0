//! Some of the players, by their seats.

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

/// No game has more seats than nations.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
#[ts(export_to = "europe.ts", type = "Array<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & 1 << seat.0 != 0
    }

    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1_u8.checked_shl(seat.0.into()).unwrap_or(0);
    }

    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !1_u8.checked_shl(seat.0.into()).unwrap_or(0);
    }

    pub fn without(self, others: SeatSet) -> SeatSet {
        SeatSet(self.0 & !others.0)
    }

    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }

    pub fn len(&self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::default();
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> SeatSet {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Vec<Seat> {
        set.iter().collect()
    }
}
