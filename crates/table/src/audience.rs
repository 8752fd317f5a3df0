//! A set of viewers: who hears of something, or has heard of it.

use crate::seat::{Seat, Viewer};

#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Audience(u64);

impl Audience {
    pub const NOBODY: Audience = Audience(0);
    pub const ALL: Audience = Audience(u64::MAX);
    const OBSERVER: u8 = 63;

    /// These seats, and no observer.
    pub fn of(seats: impl IntoIterator<Item = Seat>) -> Audience {
        seats.into_iter().collect()
    }

    fn bit(viewer: Viewer) -> u64 {
        match viewer {
            Viewer::Seat(seat) => 1 << seat.0,
            Viewer::Observer => 1 << Audience::OBSERVER,
            Viewer::Truth => u64::MAX,
        }
    }

    pub fn add(&mut self, viewer: Viewer) {
        self.0 |= Audience::bit(viewer);
    }

    pub fn join(&mut self, other: Audience) {
        self.0 |= other.0;
    }

    pub fn and(self, other: Audience) -> Audience {
        Audience(self.0 | other.0)
    }

    /// All viewers but these.
    pub fn others(self) -> Audience {
        Audience(!self.0)
    }

    /// Who knows the whole truth hears what anybody hears.
    pub fn holds(self, viewer: Viewer) -> bool {
        self.0 & Audience::bit(viewer) != 0
    }
}

impl From<Seat> for Audience {
    fn from(seat: Seat) -> Audience {
        Audience::of([seat])
    }
}

impl FromIterator<Seat> for Audience {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Audience {
        let mut audience = Audience::NOBODY;
        seats.into_iter().for_each(|seat| audience.add(Viewer::Seat(seat)));
        audience
    }
}
