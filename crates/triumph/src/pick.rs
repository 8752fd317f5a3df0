//! The picks that answers are built of.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use ts_rs::TS;

use crate::board::{Approach, Commander, Locale, Position, Road, RoadEntry, Side};
use crate::unit::Unit;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum Pick {
    Bid {
        points: u8,
    },
    Pass,
    Side {
        side: Side,
    },
    /// The next unit goes to this commander.
    Assign {
        commander: Commander,
    },
    /// A position: for a corps, a unit, or as the end of a move.
    To {
        position: Position,
    },
    /// This corps begins off the map.
    Off,
    Corps {
        commander: Commander,
    },
    Detach {
        commander: Commander,
    },
    Attach {
        commander: Commander,
    },
    Unit {
        unit: Unit,
    },
    /// Detached, and left where it stands.
    Leave {
        unit: Unit,
    },
    Enter {
        entry: RoadEntry,
    },
    Road {
        road: Road,
    },
    Stop,
    Threat {
        approach: Approach,
    },
    GuardThreat {
        approach: Approach,
    },
    End,
    Retreat,
    /// A commander named in a defence, or who goes up with his units.
    Commander {
        commander: Commander,
    },
    Lead {
        unit: Unit,
    },
    Press,
    Feint,
    Wide,
    Narrow,
    /// Which of two leaders a narrow attack is made on.
    Against {
        leader: u8,
    },
    Hit {
        unit: Unit,
    },
    /// The first of two takes so many.
    Share {
        first: u8,
    },
    Go {
        locale: Locale,
    },
    /// No room for it.
    Lost,
    Keep {
        unit: Unit,
    },
    /// A battery does not go in.
    Stay,
    /// Further along the road.
    RideOn,
    /// Another attack by road.
    RideAgainst,
    Done,
}

impl Pick {
    pub fn unit(&self) -> Option<Unit> {
        match self {
            Pick::Unit { unit } => Some(*unit),
            _ => None,
        }
    }

    pub fn leader(&self) -> Option<Unit> {
        match self {
            Pick::Lead { unit } => Some(*unit),
            _ => None,
        }
    }

    pub fn against(&self) -> Option<u8> {
        match self {
            Pick::Against { leader } => Some(*leader),
            _ => None,
        }
    }

    pub fn commander(&self) -> Option<Commander> {
        match self {
            Pick::Commander { commander } => Some(*commander),
            _ => None,
        }
    }
}
