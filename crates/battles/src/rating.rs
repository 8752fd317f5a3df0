//! How able a general is.

use serde::{Deserialize, Serialize};
use strum::{EnumString, VariantNames};
use ts_rs::TS;

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize, EnumString, VariantNames, TS)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Rating {
    Excellent,
    Good,
    Average,
    Poor,
}

impl Rating {
    pub const ALL: [Rating; 4] = [Rating::Excellent, Rating::Good, Rating::Average, Rating::Poor];

    /// What he adds to the dice of his army as its commander in chief (B4.1.2c), and to the priority of an order that
    /// he receives (B4.1.2q).
    pub fn bonus(self) -> i8 {
        match self {
            Rating::Excellent => 2,
            Rating::Good => 1,
            Rating::Average => 0,
            Rating::Poor => -1,
        }
    }

    /// The dice of his own that a player-general rolls (BM5).
    pub fn own_dice(self) -> u8 {
        match self {
            Rating::Excellent => 2,
            Rating::Good => 1,
            Rating::Average | Rating::Poor => 0,
        }
    }
}
