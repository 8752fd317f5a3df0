//! Results of the original rules, which players find out by themselves and write down here.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::arm::Formation;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "battles.ts", rename = "UnitRecord")]
pub enum Record {
    /// So many figures are left.
    Figures {
        left: u8,
    },
    Formation {
        formation: Formation,
    },
    Disordered,
    Routed,
    Destroyed,
}
