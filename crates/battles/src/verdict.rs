//! Who has won, as the players find it: the conditions of victory are the scenario's.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Victor {
    Red,
    Blue,
    Nobody,
}

impl Victor {
    pub const ALL: [Victor; 3] = [Victor::Red, Victor::Blue, Victor::Nobody];
}
