//! What a turn has come to.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use crate::board::{Nation, Region};
use crate::offer::Offer;
use crate::per_nation::PerNation;
use crate::seat_set::SeatSet;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "europe.ts")]
pub struct Turn {
    pub owner: Seat,
    /// Who acts in it: the owner and the allies who have joined.
    #[serde(default)]
    pub acting: SeatSet,
    /// Which of them are done with the phase.
    #[serde(default)]
    pub done: SeatSet,
    /// Allies who were asked to join.
    #[serde(default)]
    pub asked: SeatSet,
    /// Allies who would act along, if those before them in the order of turns let them (EB-3).
    #[serde(default, skip_serializing_if = "SeatSet::is_empty")]
    #[ts(optional, as = "Option<SeatSet>")]
    pub willing: SeatSet,
    /// With whom the owner has broken.
    #[serde(default)]
    pub broken: SeatSet,
    #[serde(default)]
    #[ts(as = "BTreeMap<Nation, Landing>")]
    pub landings: PerNation<Landing>,
    /// By what borders regions with enemies were entered.
    #[serde(default)]
    pub entries: Vec<WayIn>,
    /// Whose infantry came where, in this order.
    #[serde(default)]
    pub arrivals: Vec<Arrival>,
    /// Cards on the table, by the nation that offers them.
    #[serde(default)]
    #[ts(as = "BTreeMap<Nation, Offer>")]
    pub offers: PerNation<Offer>,
    /// How many offers of cards were made.
    #[serde(default)]
    pub offered: u8,
}

/// The landing of a nation: from one region into one (B9.5).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "europe.ts")]
pub struct Landing {
    pub from: Region,
    pub to: Region,
    /// Pieces that put to sea.
    pub sailed: u8,
    /// Pieces that came ashore.
    pub ashore: u8,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "europe.ts")]
pub struct WayIn {
    pub into: Region,
    pub from: Region,
    /// Whose pieces came that way (EB-24); not kept in the first version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub by: Option<Nation>,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "europe.ts")]
pub struct Arrival {
    pub at: Region,
    pub nation: Nation,
}

impl Turn {
    pub fn of(owner: Seat) -> Turn {
        Turn {
            owner,
            acting: SeatSet::default(),
            done: SeatSet::default(),
            asked: SeatSet::default(),
            willing: SeatSet::default(),
            broken: SeatSet::default(),
            landings: PerNation::default(),
            entries: Vec::new(),
            arrivals: Vec::new(),
            offers: PerNation::default(),
            offered: 0,
        }
    }

    pub fn landing(&self, nation: Nation) -> Option<Landing> {
        self.landings.get(nation)
    }

    pub fn arrive(&mut self, at: Region, nation: Nation) {
        self.arrivals.push(Arrival { at, nation });
    }

    /// Its place among all who came; none for a nation that was there already.
    pub fn arrived(&self, at: Region, nation: Nation) -> Option<usize> {
        self.arrivals
            .iter()
            .position(|arrival| *arrival == Arrival { at, nation })
    }

    /// Whether the region was entered from there by pieces that the test of their nation lets through.
    pub fn entered(&self, into: Region, from: Region, wanted: impl Fn(Option<Nation>) -> bool) -> bool {
        let mut ways = self.entries.iter();
        ways.any(|way| (way.into, way.from) == (into, from) && wanted(way.by))
    }
}
