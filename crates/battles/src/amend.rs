//! A slip of the finger: what was recorded of a unit is put right, if all others agree.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use crate::arm::Formation;
use crate::id::UnitId;

/// How it should be.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "battles.ts")]
pub enum Mend {
    /// So many are left, more than the dispersal number: a unit that was removed comes back.
    Figures {
        left: u8,
    },
    Formation {
        formation: Formation,
    },
    /// It was not destroyed.
    Back,
    InOrder,
    NotRouted,
    Moved,
    /// It has its turn still, be it that a move, a square or an evasion had taken it.
    NotMoved,
    /// It moved into contact with this enemy.
    Touches {
        enemy: UnitId,
    },
    /// The two do not touch, whoever moved.
    Apart {
        enemy: UnitId,
    },
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "battles.ts")]
pub struct Amendment {
    pub seat: Seat,
    pub unit: UnitId,
    pub mend: Mend,
    /// Who has not assented yet.
    pub awaits: BTreeSet<Seat>,
}
