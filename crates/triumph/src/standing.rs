//! What everybody sees of an army beside the blocks: its morale and what it has spent.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::{Approach, Side};

pub const GUARD_COMMITTED: u8 = 4;
pub const HEAVY_COMMITTED: u8 = 2;
pub const GUARD_BEATEN: u8 = 3;
pub const REINFORCED: u8 = 4;
pub const MOST_REGAINED_AT_NIGHT: u8 = 4;

pub fn full_morale(side: Side) -> u8 {
    match side {
        Side::French => 23,
        Side::Allied => 27,
    }
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(export_to = "triumph.ts", optional_fields)]
pub struct Standing {
    /// Zero once the army is demoralised.
    pub morale: u8,
    /// All points of morale lost so far, which is what a night gives back of.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(as = "Option<_>")]
    pub morale_lost: u8,
    /// Steps of strength lost so far.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(as = "Option<_>")]
    pub steps_lost: u8,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<_>")]
    pub heavy_committed: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<_>")]
    pub guard_committed: bool,
    /// A Guard Attack was beaten: there will be no other.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<_>")]
    pub guard_beaten: bool,
    /// A reinforcement has come in.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<_>")]
    pub reinforced: bool,
    /// The attack approaches from which guns have led in this army's latest turn, and in the one before.
    #[serde(skip_serializing_if = "Fired::is_empty")]
    #[ts(as = "Option<_>")]
    pub fired: Fired,
    #[serde(skip_serializing_if = "Fired::is_empty")]
    #[ts(as = "Option<_>")]
    pub fired_before: Fired,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl Default for Standing {
    fn default() -> Standing {
        Standing {
            morale: 20,
            morale_lost: 0,
            steps_lost: 0,
            heavy_committed: false,
            guard_committed: false,
            guard_beaten: false,
            reinforced: false,
            fired: Fired::default(),
            fired_before: Fired::default(),
        }
    }
}

impl Standing {
    pub fn start(side: Side, handicap: u8) -> Standing {
        Standing {
            morale: full_morale(side) - handicap,
            ..Standing::default()
        }
    }

    /// Takes morale, but leaves at least `floor`; how much it took.
    pub fn lose(&mut self, points: u8, floor: u8) -> u8 {
        let taken = points.min(self.morale.saturating_sub(floor));
        self.morale -= taken;
        self.morale_lost = self.morale_lost.saturating_add(taken);
        taken
    }

    pub fn new_turn(&mut self) {
        self.fired_before = self.fired;
        self.fired = Fired::default();
    }
}

/// No army has more batteries.
const MOST_FIRED: usize = 4;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, TS)]
#[ts(export_to = "triumph.ts", type = "Array<Approach>")]
pub struct Fired([Option<Approach>; MOST_FIRED]);

impl Fired {
    pub fn contains(&self, approach: Approach) -> bool {
        self.0.contains(&Some(approach))
    }

    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    pub fn insert(&mut self, approach: Approach) {
        if let Some(free) = self.0.iter_mut().find(|one| one.is_none()) {
            *free = Some(approach);
        }
    }
}

impl Serialize for Fired {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().flatten())
    }
}

impl<'de> Deserialize<'de> for Fired {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Fired, D::Error> {
        let list = Vec::<Approach>::deserialize(deserializer)?;
        if list.len() > MOST_FIRED {
            return Err(serde::de::Error::custom("no army has so many batteries"));
        }
        let mut fired = Fired::default();
        list.into_iter().for_each(|approach| fired.insert(approach));
        Ok(fired)
    }
}
