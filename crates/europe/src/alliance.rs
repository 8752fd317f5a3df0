//! Who is allied with whom, and who has proposed it (B10).

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use crate::board::Nation;
use crate::seat_set::SeatSet;

/// Two players, the lower seat first.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "europe.ts")]
pub struct Alliance {
    pub a: Seat,
    pub b: Seat,
}

/// An alliance that one player offers to another.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "europe.ts")]
pub struct Proposal {
    pub from: Seat,
    pub to: Seat,
}

#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(from = "Vec<Alliance>", into = "Vec<Alliance>")]
#[ts(export_to = "europe.ts", type = "Array<Alliance>")]
pub struct Alliances([SeatSet; Nation::COUNT]);

impl Alliances {
    pub fn hold(&self, one: Seat, other: Seat) -> bool {
        let allies = self.0.get(usize::from(one.0));
        allies.is_some_and(|allies| allies.contains(other))
    }

    pub fn make(&mut self, one: Seat, other: Seat) {
        self.0[usize::from(one.0)].insert(other);
        self.0[usize::from(other.0)].insert(one);
    }

    pub fn end(&mut self, one: Seat, other: Seat) {
        self.0[usize::from(one.0)].remove(other);
        self.0[usize::from(other.0)].remove(one);
    }
}

impl From<Vec<Alliance>> for Alliances {
    fn from(list: Vec<Alliance>) -> Alliances {
        let mut all = Alliances::default();
        let seats = |alliance: &&Alliance| alliance.a.0.max(alliance.b.0) < Nation::COUNT as u8;
        list.iter()
            .filter(seats)
            .for_each(|alliance| all.make(alliance.a, alliance.b));
        all
    }
}

impl From<Alliances> for Vec<Alliance> {
    fn from(all: Alliances) -> Vec<Alliance> {
        let seats = (0..Nation::COUNT as u8).map(Seat);
        let of = |a: Seat| {
            let later = all.0[usize::from(a.0)].iter().filter(move |b| *b > a);
            later.map(move |b| Alliance { a, b })
        };
        seats.flat_map(of).collect()
    }
}
