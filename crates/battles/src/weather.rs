//! The weather of a turn, as the players find it (3.1). What it does is for the original rules to say.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Weather {
    Clear,
    Overcast,
    Mist,
    Rain,
    Storm,
    Snow,
}

impl Weather {
    pub const ALL: [Weather; 6] = [
        Weather::Clear,
        Weather::Overcast,
        Weather::Mist,
        Weather::Rain,
        Weather::Storm,
        Weather::Snow,
    ];
}
