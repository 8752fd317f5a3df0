//! Units that touch, and what a move into contact asks of those it meets.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::id::UnitId;

/// `by` moved into it and is the attacker (A28).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "battles.ts")]
pub struct Contact {
    pub by: UnitId,
    pub on: UnitId,
    /// Fought out for this turn, though the units are still engaged.
    #[serde(default)]
    pub fought: bool,
}

impl Contact {
    pub fn holds(&self, unit: UnitId) -> bool {
        self.by == unit || self.on == unit
    }
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "battles.ts")]
pub enum Interrupt {
    /// Infantry must try to form square.
    Square { unit: UnitId, by: UnitId },
    /// Cavalry or artillery may evade.
    Evade { unit: UnitId, by: UnitId },
}

impl Interrupt {
    pub fn unit(self) -> UnitId {
        match self {
            Interrupt::Square { unit, .. } | Interrupt::Evade { unit, .. } => unit,
        }
    }

    pub fn by(self) -> UnitId {
        match self {
            Interrupt::Square { by, .. } | Interrupt::Evade { by, .. } => by,
        }
    }
}

/// How the attempt to form square came out, or what spares the infantry it (F8).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Attempt {
    Formed,
    Failed,
    /// It touches, or is within an inch of, unrouted enemy infantry.
    NearInfantry,
    /// In a town or a wood.
    InCover,
    /// Behind entrenchments or a wall.
    BehindWorks,
}

impl Attempt {
    pub const ALL: [Attempt; 5] = [
        Attempt::Formed,
        Attempt::Failed,
        Attempt::NearInfantry,
        Attempt::InCover,
        Attempt::BehindWorks,
    ];
}
